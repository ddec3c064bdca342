let allow = (url: string): string => url

/** Sets what turns the address of a worker into one that the document allows. */
export function allowWorkers(next: typeof allow): void {
  allow = next
}

/** Returns the address of a worker as the document allows it. */
export function workerUrl(url: string): string {
  return allow(url)
}
