const pattern = /^[\da-f]{8}-[\da-f]{4}-[\da-f]{4}-[\da-f]{4}-[\da-f]{12}$/i

/** Tells whether a text is a UUID of any version. */
export function isUuid(text: string): boolean {
  return pattern.test(text)
}
