import { currencies, currencyDigits } from '../../money/currencies.ts'
import { unitsOfOne } from '../../money/price.ts'

/** A price of a page. */
export interface PagePrice {
  /** In ten-thousandths. */
  readonly units: number
  /** Whether it can be read in another way, such as ‘1.299’, or is the first of several. */
  readonly isUnclear: boolean
}

const known: ReadonlySet<string> = new Set(currencies)

/** Signs that only one currency has. */
const signs: readonly (readonly [sign: string, currency: string])[] = [
  ['€', 'EUR'],
  ['£', 'GBP'],
  ['₹', 'INR'],
  ['₩', 'KRW'],
  ['₺', 'TRY'],
  ['₽', 'RUB'],
  ['₴', 'UAH'],
  ['₪', 'ILS'],
  ['₫', 'VND'],
  ['zł', 'PLN'],
  ['Kč', 'CZK'],
  ['R$', 'BRL'],
]

/** Finds the currency in a code or a price, such as ‘eur’, ‘€ 7,20’ or ‘7.20 USD’; ‘$’ is of many. */
export function currencyIn(value: unknown): string | undefined {
  if (typeof value !== 'string') return undefined
  const code = value.trim().toUpperCase()
  if (known.has(code)) return code
  const named = (value.match(/[A-Z]{3}/gu) ?? []).find((each) => known.has(each))
  return named ?? signs.find(([sign]) => value.includes(sign))?.[1]
}

/** The most that is taken for a price; more is exact in no number. */
const mostUnits = 9e14

function toUnits(amount: number): number | undefined {
  const units = Math.round(amount * unitsOfOne)
  return units >= 0 && units <= mostUnits ? units : undefined
}

/** Reads digits with points and commas as a number with a point. */
function readSeparators(digits: string, currency: string | undefined) {
  const [points, commas] = [digits.split('.').length - 1, digits.split(',').length - 1]
  const last = digits.lastIndexOf('.') > digits.lastIndexOf(',') ? '.' : ','
  const other = last === '.' ? ',' : '.'
  const count = last === '.' ? points : commas
  const plain = digits.replaceAll(other, '')
  if (points + commas === 0) return { text: digits, isUnclear: false }
  if (count > 1) return { text: plain.replaceAll(last, ''), isUnclear: false }
  const [whole = '', rest = ''] = plain.split(last)
  const isBoth = points > 0 && commas > 0
  // Three digits behind a single separator are thousands, or thousandths of a few currencies.
  if (!isBoth && rest.length === 3 && /^[1-9]\d{0,2}$/u.test(whole)) {
    const decimals = currency === undefined ? undefined : currencyDigits(currency)
    return decimals === 3
      ? { text: `${whole}.${rest}`, isUnclear: false }
      : { text: whole + rest, isUnclear: decimals !== 0 }
  }
  return { text: `${whole}.${rest}`, isUnclear: false }
}

/**
 * Reads a price as pages write it: a number, or a text such as ‘1.299,00 €’, ‘$1,299.00’, ‘CHF 1’299.–’
 * or ‘1.234,-’.
 *
 * @param currency says how many digits stand behind the point
 * @returns nothing where there is no price, such as for ‘on request’, and below zero
 */
export function readPagePrice(value: unknown, currency?: string): PagePrice | undefined {
  if (typeof value === 'number') {
    const units = toUnits(value)
    return units === undefined ? undefined : { units, isUnclear: false }
  }
  if (typeof value !== 'string') return undefined
  // Spaces and apostrophes between digits group them.
  const joined = value.replaceAll(/(?<=\d)[\s'’](?=\d{3}(?!\d))/gu, '')
  const [first, ...others] = joined.match(/\d[\d.,]*/gu) ?? []
  if (first === undefined || /[-−]\s*\p{Sc}?\s*$/u.test(joined.slice(0, joined.indexOf(first)))) {
    return undefined
  }
  const { text, isUnclear } = readSeparators(first, currency)
  const units = toUnits(Number(text))
  return units === undefined ? undefined : { units, isUnclear: isUnclear || others.length > 0 }
}
