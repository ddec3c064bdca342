/** Gives the absolute URL of a page of this app, for links in mails and for Google to lead back to. */
export function returnUrl(path: string): string {
  return location.origin + path
}
