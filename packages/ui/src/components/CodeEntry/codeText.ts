/** Number of digits of a code from an app. */
const codeLength = 6

/** Returns the digits of a code, however it was typed or pasted. */
export function digitsOf(text: string): string {
  return text.replace(/\D/g, '').slice(0, codeLength)
}

/** Groups the digits of a code as apps show them, as in `492 048`. */
export function groupDigits(text: string): string {
  const digits = digitsOf(text)
  return digits.length > 3 ? `${digits.slice(0, 3)} ${digits.slice(3)}` : digits
}

/** Returns whether a text holds a whole code. */
export function isWholeCode(text: string): boolean {
  return digitsOf(text).length === codeLength
}
