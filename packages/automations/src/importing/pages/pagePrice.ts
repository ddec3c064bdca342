import { currencies, currencyDigits } from '../../money/currencies.ts'
import { unitsOfOne } from '../../money/price.ts'

/** A price of a page. */
export interface PagePrice {
  /** In ten-thousandths; of several prices the first. */
  readonly units: number
  /** The same text read in the other way, in ten-thousandths: ‘1.299’ can be 1299 or 1.299. @default it is clear */
  readonly other?: number
  /** The lowest and the highest of the prices in the text, such as ‘19.90 – 49.90’; the same if there is one. */
  readonly low: number
  readonly high: number
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
const maxUnits = 9e14

function toUnits(amount: number): number | undefined {
  const units = Math.round(amount * unitsOfOne)
  return units >= 0 && units <= maxUnits ? units : undefined
}

/**
 * Currencies of countries that put commas between thousands and a point before decimals; ‘1,299’ in
 * them is no fraction. Source: the number formats of the Unicode CLDR for their countries.
 */
const commaGroups: ReadonlySet<string> = new Set(
  'AUD BDT GBP HKD INR LKR MYR NGN NPR NZD PHP PKR SGD THB TWD USD'.split(' '),
)

/** Rupees of any country, whose codes have nothing in common. */
const rupees = /(?:^|[\s\d])Rs\b|₹/iu

/** Digits with points and commas as a number with a point. */
interface Digits {
  readonly text: string
  /** The other number that they can be. @default they are clear */
  readonly other?: string
}

/**
 * Reads digits with points and commas as a number with a point.
 *
 * @param decimals how many digits are usual behind the point, if that is known
 * @param hasCommaGroups whether a comma can only stand between thousands
 */
export function readDigits(digits: string, decimals?: number, hasCommaGroups = false): Digits {
  const [points, commas] = [digits.split('.').length - 1, digits.split(',').length - 1]
  const last = digits.lastIndexOf('.') > digits.lastIndexOf(',') ? '.' : ','
  const other = last === '.' ? ',' : '.'
  const count = last === '.' ? points : commas
  const plain = digits.replaceAll(other, '')
  if (points + commas === 0) return { text: digits }
  if (count > 1) return { text: plain.replaceAll(last, '') }
  const [whole = '', rest = ''] = plain.split(last)
  const isBoth = points > 0 && commas > 0
  const fraction = { text: `${whole}.${rest}` }
  // Three digits behind a single separator are thousands, or thousandths of a few currencies.
  if (isBoth || rest.length !== 3 || !/^[1-9]\d{0,2}$/u.test(whole)) return fraction
  if (decimals === 3) return fraction
  const thousands = { text: whole + rest }
  const isClear = decimals === 0 || (last === ',' && hasCommaGroups)
  return isClear ? thousands : { ...thousands, other: fraction.text }
}

/** A number in a text; one in percent, such as a rate of tax, is no price. */
const number = /\d[\d.,]*(?![\d.,]|\s*%)/gu

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
    return units === undefined ? undefined : { units, low: units, high: units }
  }
  if (typeof value !== 'string') return undefined
  // Spaces and apostrophes between digits group them.
  const joined = value.replaceAll(/(?<=\d)[\s'’](?=\d{3}(?!\d))/gu, '')
  const found = joined.match(number) ?? []
  const [first] = found
  if (first === undefined || /[-−]\s*\p{Sc}?\s*$/u.test(joined.slice(0, joined.indexOf(first)))) {
    return undefined
  }
  const decimals = currency === undefined ? undefined : currencyDigits(currency)
  const hasCommaGroups = commaGroups.has(currency ?? '') || rupees.test(value)
  const numbers = found.map((digits) => readDigits(digits, decimals, hasCommaGroups))
  const all = numbers.flatMap(({ text }) => toUnits(Number(text)) ?? [])
  const units = toUnits(Number(numbers[0]?.text))
  if (units === undefined) return undefined
  const other = numbers[0]?.other === undefined ? undefined : toUnits(Number(numbers[0].other))
  return {
    units,
    low: Math.min(...all),
    high: Math.max(...all),
    ...(other !== undefined && { other }),
  }
}
