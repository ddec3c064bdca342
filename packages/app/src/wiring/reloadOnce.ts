/** Holds which build has reloaded the page by itself. */
const key = 'dropwatt.reloaded'

/** Of the router, what tells that the first page is there. */
export interface Start {
  readonly state: { readonly initialized: boolean; readonly errors: object | null }
  subscribe(listener: (state: Start['state']) => void): () => void
}

let running = ''

/**
 * Notes which build runs. Once its first page has loaded, a later failure may reload again.
 *
 * @param build what no other build has, such as the address of the entry
 */
export function watchStart(build: string, start: Start): void {
  running = build
  const settle = ({ initialized, errors }: Start['state']) => {
    if (!initialized) return
    unsubscribe()
    if (!errors) forget()
  }
  const unsubscribe = start.subscribe(settle)
  settle(start.state)
}

/**
 * Asks whether the page may reload by itself: once in a row for each build, so that a file which
 * stays away makes no loop. Never where nothing can be stored.
 *
 * @param build which build asks; the one that runs unless it has not come to that
 */
export function mayReload(build = running): boolean {
  try {
    if (sessionStorage.getItem(key) === build) return false
    sessionStorage.setItem(key, build)
    return sessionStorage.getItem(key) === build
  } catch {
    return false
  }
}

function forget(): void {
  try {
    sessionStorage.removeItem(key)
  } catch {
    // What refuses to forget has refused to store, too.
  }
}
