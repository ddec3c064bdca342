/**
 * Returns the message of a rejection if it comes from the service, otherwise a fallback: for the
 * browser's TypeError when offline, or a value that is not an error.
 */
export function messageOf(reason: unknown, fallback: string): string {
  const isReadable = reason instanceof Error && !(reason instanceof TypeError)
  return (isReadable && reason.message) || fallback
}
