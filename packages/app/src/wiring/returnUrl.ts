/** Returns the absolute URL of a page, for redirects from Google and links in emails. */
export function returnUrl(path: string): string {
  return location.origin + path
}
