/** Returns the user agent of a request, which sessions store. */
export function userAgentOf(request: Request): string | null {
  return request.headers.get('user-agent')
}
