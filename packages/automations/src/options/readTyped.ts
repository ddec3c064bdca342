/** A comma before decimals, and not between groups of three digits, as in ‘1,299’. */
const decimalComma = /^(?<whole>[+-]?\d*),(?<decimals>\d+)$/u

/** Reads a number as it was typed, also with a comma before its decimals; not a number if it is none. */
export function readTyped(text: string): number {
  const { whole = '', decimals = '' } = decimalComma.exec(text.trim())?.groups ?? {}
  const isGroup = decimals.length === 3 && /^[+-]?[1-9]\d{0,2}$/u.test(whole)
  return decimals === '' || isGroup ? Number(text) : Number(`${whole}.${decimals}`)
}
