/**
 * Returns the message of a rejection that a user can understand; undefined if it does not come from
 * the service, such as the browser's TypeError when offline, or is not an error.
 */
export function messageOf(reason: unknown, otherwise: string): string {
  const spoken = reason instanceof Error && !(reason instanceof TypeError)
  return (spoken && reason.message) || otherwise
}
