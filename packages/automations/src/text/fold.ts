/** Whether a text has only characters of ASCII. */
export function isAscii(text: string): boolean {
  for (let at = 0; at < text.length; at += 1) if (text.charCodeAt(at) > 0x7f) return false
  return true
}

/** Folds capitals the same way in every language, so that ‘Summer’ and ‘SUMMER’ are one. */
export function foldCase(text: string): string {
  // Normalizing takes much longer than finding that it would change nothing.
  return (isAscii(text) ? text : text.normalize('NFC')).toLowerCase()
}

/** Spaces that are tidied; most texts have none, which is faster to see than to replace them. */
const untidySpaces = /[^\S ]| {2}|^ | $/u

/** Removes spaces at both ends, and makes one of several in a row. */
export function tidySpaces(text: string): string {
  return untidySpaces.test(text) ? text.trim().replaceAll(/\s+/gu, ' ') : text
}

/** Folds capitals, accents and spaces, so that ‘Café  Noir’ and ‘cafe noir’ are one. */
export function foldSpelling(text: string): string {
  const bare = isAscii(text) ? text : text.normalize('NFKD').replaceAll(/\p{M}/gu, '')
  const plain = tidySpaces(bare.toLowerCase())
  // A name that is nothing but marks is no spelling of any other.
  return plain === '' ? text : plain
}
