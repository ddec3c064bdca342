/** Separators that people type between the characters of a code. */
const SEPARATORS = /[\s\p{Pd}]/gu

/** Removes spaces and dashes from a typed code. */
export function withoutSeparators(code: string): string {
  return code.replace(SEPARATORS, '')
}

/** Tells whether a typed code has the shape of an authenticator app's: digits only. */
export function isTotpCode(code: string): boolean {
  return /^\d+$/.test(withoutSeparators(code))
}
