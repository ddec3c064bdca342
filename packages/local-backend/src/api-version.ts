export const apiVersionHeader = 'x-supabase-api-version'
/** The first version in which an error's `code` is a string. */
export const currentApiVersion = '2024-01-01'

/** Tells whether the client requested the current API version or a later one. */
export function asksForCurrentVersion(request: Request): boolean {
  const version = request.headers.get(apiVersionHeader)
  return version !== null && /^\d{4}-\d{2}-\d{2}$/.test(version) && version >= currentApiVersion
}
