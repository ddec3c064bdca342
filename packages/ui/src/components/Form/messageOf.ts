/**
 * Reads what a rejection has to say to a person. What never came from a service (a TypeError of
 * the browser when it is offline, a value that is no error) says nothing to a person.
 */
export function messageOf(reason: unknown, otherwise: string): string {
  const spoken = reason instanceof Error && !(reason instanceof TypeError)
  return (spoken && reason.message) || otherwise
}
