/** What a request says of the program that sent it; sessions keep it. */
export function userAgentOf(request: Request): string | null {
  return request.headers.get('user-agent')
}
