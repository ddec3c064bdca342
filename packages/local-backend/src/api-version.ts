export const apiVersionHeader = 'x-supabase-api-version'
/** First version in which an error's `code` is a word. */
export const currentApiVersion = '2024-01-01'

/** Whether the client asked for the current version of the API, or a later one. */
export function asksForCurrentVersion(request: Request): boolean {
  const version = request.headers.get(apiVersionHeader)
  return version !== null && /^\d{4}-\d{2}-\d{2}$/.test(version) && version >= currentApiVersion
}
