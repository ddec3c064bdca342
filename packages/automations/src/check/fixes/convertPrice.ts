/** Currency signs and codes, and words that stand for them, before or after a number. */
const currency = /^(?:(?:[A-Z]{1,3})?\p{Sc}|[A-Z]{3}|kr\.?|zł|Kč|Ft|lei|Rs\.?|Fr\.)$/u
const parts =
  /^(?<before>[^\d\s.,'’+-]*\.?)\s*(?<sign>[+-]?)(?<number>\d[\d.,'’\s]*)\s*(?<after>\D*)$/u
const groups = /^\d{1,3}(?:(?<mark>[.,'’ \u00a0\u202f])\d{3})(?:\k<mark>\d{3})*$/u

/** Removes the marks between groups of three digits. */
function joinGroups(text: string): string | undefined {
  if (/^\d+$/.test(text)) return text
  return groups.test(text) ? text.replaceAll(/\D/g, '') : undefined
}

/** Finds out which sign is the decimal one. Nothing where it could be either. */
function convertNumber(text: string): string | undefined {
  const decimal = Math.max(text.lastIndexOf('.'), text.lastIndexOf(','))
  if (decimal === -1) return joinGroups(text)
  const mark = text[decimal]!
  const whole = text.slice(0, decimal)
  const decimals = text.slice(decimal + 1)
  if (!/^\d+$/.test(decimals)) return undefined
  if (whole.includes(mark)) return joinGroups(text)
  // ‘1,299’ may be 1299 or 1.299; only another mark before it tells.
  if (decimals.length === 3 && /^\d{1,3}$/.test(whole)) return undefined
  const joined = joinGroups(whole)
  return joined === undefined ? undefined : `${joined}.${decimals}`
}

/**
 * Converts a price as people write it, such as `1.299,00 €` or `$19.99`, to a plain number with a
 * decimal point.
 *
 * @returns nothing where the price is not certain
 */
export function convertPrice(text: string): string | undefined {
  const {
    before = '',
    sign = '',
    number = '',
    after = '',
  } = parts.exec(text.trim().replace(/^'/, ''))?.groups ?? {}
  const around = [before.trim(), after.trim()].filter((word) => word !== '')
  if (around.length > 1 || around.some((word) => !currency.test(word))) return undefined
  const converted = convertNumber(number.trim())
  return converted === undefined ? undefined : `${sign === '-' ? '-' : ''}${converted}`
}
