import { currencies, currencyDigits } from '../money/currencies.ts'
import { unitsOfOne } from '../money/price.ts'
import type { NumberFormat } from './MatchedColumn.ts'

/** A text with one number in it. */
interface NumberParts {
  readonly before: string
  readonly isNegative: boolean
  /** Digits with points and commas. */
  readonly run: string
  readonly behind: string
}

/** Spaces and apostrophes between groups of three digits, as in ‘1 234’ and ‘1'234’. */
const groupSpace = /(?<=\d)[\s'’‘´`ʼ′](?=\d{3}(?!\d))/gu

/**
 * The number of a text. In front of it, a point belongs to a word, as in ‘Rs. 5’. Behind it, the signs
 * that stand for no digits behind the point count as nothing, as in ‘12,-’, ‘199:-’ and ‘1499/-’.
 */
const parts =
  /^(?<before>(?:[^\d.,+−-]|\.(?!\d))*)(?<sign>[+−-]?)\s*(?<run>[.,]?\d[\d.,]*?)(?:[.,:/]\s?[-–—=]{1,2})?(?<behind>(?:[.,:]?[^\d.,:+−–—-][^\d]*|\+)?)$/su

/** A number with nothing but its digits and one sign, as most are. */
const plainNumber = /^\d+(?:[.,]\d+)?$/u

/** Digits and signs of full width, which are the same as those of ASCII; and digits of other scripts. */
const wideSigns = /[！-～￠-￦]/gu
const otherDigits = /[٠-٩۰-۹०-९]/gu

/** Marks for the direction of a text, and others that show nothing. */
const invisible = /\p{Cf}/gu

const beyondAscii = /[^\p{ASCII}]/u

/** The zeros of other scripts; each is followed by its nine other digits. */
const otherZeros = ['٠', '۰', '०']

function digitOf(sign: string): string {
  const zero = otherZeros.findLast((each) => each <= sign) ?? sign
  return String(sign.charCodeAt(0) - zero.charCodeAt(0))
}

/** Writes a number with the digits and spaces of ASCII. */
function plainDigits(text: string): string {
  if (!beyondAscii.test(text)) return text
  return text
    .replaceAll(invisible, '')
    .replaceAll(wideSigns, (sign) => sign.normalize('NFKC'))
    .replaceAll(otherDigits, digitOf)
    .replaceAll('٬', '')
    .replaceAll('٫', '.')
}

function partsOf(text: string): NumberParts | undefined {
  if (plainNumber.test(text)) return { before: '', isNegative: false, run: text, behind: '' }
  const { groups } = parts.exec(plainDigits(text).trim().replaceAll(groupSpace, '')) ?? {}
  if (!groups) return undefined
  const { before = '', sign = '', run = '', behind = '' } = groups
  // In ‘Rs.5’ the point belongs to the word.
  const isAbbreviated = run.startsWith('.') && /\p{L}$/u.test(before)
  return {
    before: before.trim(),
    isNegative: sign === '-' || sign === '−',
    run: isAbbreviated ? run.slice(1) : run,
    behind: behind.trim(),
  }
}

const decimalSigns = { point: '.', comma: ',' } as const satisfies Record<NumberFormat, string>

const maxWholeDigits = 10

/**
 * Whether digits are grouped in threes, as in ‘1,234,567’, or with commas also in twos in front of the
 * last three, as India does: ‘12,34,567’.
 */
function areGroups([first = '', ...rest]: readonly string[], sign: ',' | '.'): boolean {
  if (first === '' || first.length > 3 || first.startsWith('0') || rest.at(-1)?.length !== 3) {
    return false
  }
  const middle = rest.slice(0, -1)
  if (middle.every((group) => group.length === 3)) return true
  return sign === ',' && first.length <= 2 && middle.every((group) => group.length === 2)
}

/** Reads digits with points and commas in one format, in ten-thousandths; nothing where they do not fit it. */
function unitsOf(run: string, format: NumberFormat): number | undefined {
  const decimalSign = decimalSigns[format]
  const groupSign = format === 'point' ? ',' : '.'
  if (!run.includes(groupSign) && run.indexOf(decimalSign) === run.lastIndexOf(decimalSign)) {
    const sign = run.indexOf(decimalSign)
    return sign < 0
      ? unitsOfDigits(run, '')
      : unitsOfDigits(run.slice(0, sign), run.slice(sign + 1))
  }
  const [whole = '', decimals = '', ...others] = run.split(decimalSign)
  if (others.length > 0 || decimals.includes(groupSign)) return undefined
  const groups = whole.split(groupSign)
  if (groups.length > 1 && !areGroups(groups, groupSign)) return undefined
  return unitsOfDigits(groups.join(''), decimals)
}

/** Reads digits in front of the point and behind it, in ten-thousandths; nothing where there are none or too many. */
function unitsOfDigits(digits: string, decimals: string): number | undefined {
  if (digits.length > maxWholeDigits || digits + decimals === '') return undefined
  const fraction = Math.round(Number(`0.${decimals || '0'}`) * unitsOfOne)
  return Number(digits || '0') * unitsOfOne + fraction
}

/** Names of currencies that are no codes of ISO 4217, and marks of prices, in small letters without points. */
const currencyWords: ReadonlySet<string> = new Set(
  (
    'kr fr sfr zł zl kč kc lei ft лв руб р грн euro euros dollar dollars rs re mrp rmb nis dh dhs sr ' +
    'qr rm rp r tk ksh tsh ush din дин kn tl cfa fcfa s/ b/ bs yen 円 元 원 hrk bgn'
  ).split(' '),
)

/** Countries as they are written in front of a dollar sign, as in ‘US $’. */
const dollarCountries: ReadonlySet<string> = new Set(
  'US CA CAN C CDN AU AUS A HK NZ SG S NT TW MX MEX R RD BZ EC FJ CLP COL U'.split(' '),
)

const currencyCodes: ReadonlySet<string> = new Set(currencies)

/** Codes of currencies that are words in small letters. */
const codesLikeWords: ReadonlySet<string> = new Set('all bam cup mad mop pen top try'.split(' '))

/** Whether a word is the code of a currency, and none in small letters that means something else. */
export function isCurrencyCode(word: string): boolean {
  return currencyCodes.has(word.toUpperCase()) && !codesLikeWords.has(word)
}

/** A sign of a currency, a word with a bar where its sign has one, or any other sign. */
const currencyToken = /\p{Sc}|[\p{L}\p{M}]+\/?|\S/gu

const currencySign = /^\p{Sc}$/u

function tokensOf(text: string): readonly string[] {
  return text.replaceAll(/[.:]/gu, '').match(currencyToken) ?? []
}

/** Whether a text names a currency and nothing else, such as ‘US $’, ‘Rs.’, ‘CHF’ or ‘MRP ₹’. */
function isCurrency(text: string): boolean {
  if (text === '' || (text.length === 1 && currencySign.test(text))) return true
  const tokens = tokensOf(text)
  return tokens.every(
    (token, at) =>
      currencySign.test(token) ||
      currencyWords.has(token.toLowerCase()) ||
      isCurrencyCode(token) ||
      (tokens[at + 1] === '$' && dollarCountries.has(token)),
  )
}

/** Unit of a price, such as ‘/ Stk.’ or ‘each’; a price by weight or length is no price of a piece. */
const perPiece =
  /\s*(?:(?:\/|\bper|\bpro|\bje|\bal|\bpar|\bpor|\bza)\s*)?(?:\b(?:stk|st|stuks?|pcs?|piece|pz|pezzo|uds?|unidad|unit|each|ea|szt|sztukę|un)|stück|pièce)\.?$/iu

/**
 * Reads a price with or without the sign of its currency, such as ‘€ 7,20’, ‘1.234,-’ or ‘CHF 12.50’.
 *
 * @returns ten-thousandths; nothing where it is no single price in this format, such as ‘5–7’, ‘from 3’,
 *   ‘-3’ or ‘10%’
 */
export function readAmount(text: string, format: NumberFormat): number | undefined {
  const found = partsOf(text)
  return found && isAmount(found) ? unitsOf(found.run, format) : undefined
}

function isAmount({ before, isNegative, behind }: NumberParts): boolean {
  if (isNegative || !isCurrency(before)) return false
  return behind === '' || isCurrency(behind) || isCurrency(behind.replace(perPiece, ''))
}

/** Unit after a number of pieces. */
const pieces =
  /^(?:\+|pcs?|pieces?|units?|st|stk|stück|stueck|stuks?|pz|pezzi|pièces?|uds?|unidades|un|szt)?\.?$/iu

/**
 * Reads a number of pieces, such as ‘12’, ‘1.200’, ‘10+’ or ‘> 100’.
 *
 * @returns nothing where it is no whole number
 */
export function readCount(text: string, format: NumberFormat): number | undefined {
  const found = partsOf(text)
  if (!found || !pieces.test(found.behind) || !/^[><≥≤]?=?$/u.test(found.before)) return undefined
  const units = unitsOf(found.run, format)
  if (units === undefined || units % unitsOfOne !== 0) return undefined
  return (found.isNegative ? -units : units) / unitsOfOne
}

/** Grams per unit. Sources: the international avoirdupois pound of 1959 and its ounce. */
export const gramsOf = { g: 1, kg: 1000, oz: 28.349_523_125, lb: 453.592_37 } as const

type WeightUnit = keyof typeof gramsOf

const unitNames: ReadonlyMap<string, WeightUnit> = new Map(
  Object.entries({
    g: 'g gr gram grams gramm grammi gramme grammes gramo gramos gramas gramy gramow',
    kg: 'kg kgs kilo kilos kilogram kilograms kilogramm kilogrammi kilogrammes kilogramos kilogramas kilogramy chili quilo quilos',
    oz: 'oz ounce ounces once onza onzas',
    lb: 'lb lbs pound pounds libbre libra libras',
  }).flatMap(([unit, names]) =>
    names.split(' ').map((name) => [name, unit as WeightUnit] as const),
  ),
)

/** Finds the unit of weight that a word names. */
export function weightUnitOf(word: string): WeightUnit | undefined {
  return unitNames.get(word.toLowerCase().replace(/\.$/u, ''))
}

/** Whether a text is a weight with its own unit, such as ‘0,5 kg’. */
export function hasWeightUnit(text: string): boolean {
  return weightUnitOf(partsOf(text)?.behind ?? '') !== undefined
}

/**
 * Reads a weight in grams, such as ‘0,5 kg’, with at most four digits behind the point.
 *
 * @param unit that of a number without one
 * @returns nothing where it is no weight
 */
export function readGrams(
  text: string,
  format: NumberFormat,
  unit: WeightUnit,
): number | undefined {
  const found = partsOf(text)
  if (!found || found.isNegative || found.before !== '') return undefined
  const own = found.behind === '' ? unit : weightUnitOf(found.behind)
  const units = unitsOf(found.run, format)
  if (own === undefined || units === undefined) return undefined
  return Math.round(units * gramsOf[own]) / unitsOfOne
}

/** Number format found in some texts. */
export interface FoundFormat {
  /** Nothing where no number tells. */
  readonly format?: NumberFormat
  /** Whether there are numbers that are another one in the other format, such as ‘1.234’. */
  readonly isAmbiguous: boolean
  /** Count of the texts that hold a number in either format. */
  readonly numbers: number
  /** Number of these that are prices: with a currency at most, and not below zero. */
  readonly amounts: number
  /** Whether some number has three or more digits behind the point for certain, such as ‘0.125’. */
  readonly hasThousandths: boolean
}

/** Finds the currency of a price, by its code or sign as it is written; nothing where it has none. */
export function currencyIn(text: string): string | undefined {
  if (plainNumber.test(text)) return undefined
  const found = partsOf(text)
  if (!found) return undefined
  const tokens = tokensOf(`${found.before} ${found.behind}`)
  return (
    tokens.find(isCurrencyCode)?.toUpperCase() ?? tokens.find((token) => currencySign.test(token))
  )
}

/** Signs of currencies without digits behind the point. */
const wholeSigns: ReadonlySet<string> = new Set(['¥', '円', '₩', '원', '₫'])

/** Currencies whose prices have a comma between thousands alone. */
const pointCurrencies: ReadonlySet<string> = new Set(
  'RS INR ₹ MRP PKR LKR BDT NPR $ USD AUD NZD HKD SGD £ GBP ₱ PHP ฿ THB MYR RM CNY RMB ILS ₪ AED NGN ₦ KES'.split(
    ' ',
  ),
)

/** Whether a text names a currency whose prices have a comma between thousands alone, such as ‘Price (INR)’. */
export function namesPointCurrency(text: string): boolean {
  return tokensOf(text).some((token) => pointCurrencies.has(token.toUpperCase()))
}

/** Counts the digits that the currency of a text has behind the point; nothing where it has no currency. */
function digitsIn(tokens: readonly string[]): number | undefined {
  for (const token of tokens) {
    if (wholeSigns.has(token)) return 0
    if (isCurrencyCode(token)) return currencyDigits(token)
  }
  return undefined
}

/**
 * Tells from its currency how a number is written that could be either, such as ‘¥1,299’ or ‘KWD 1.250’;
 * nothing where the currency does not tell.
 */
function formatByCurrency(found: NumberParts): NumberFormat | undefined {
  const hasPoint = found.run.includes('.')
  const around = `${found.before} ${found.behind}`
  if (!hasPoint && namesPointCurrency(around)) return 'point'
  const digits = digitsIn(tokensOf(around))
  if (digits !== 0 && digits !== 3) return undefined
  return hasPoint === (digits === 3) ? 'point' : 'comma'
}

/** Finds out how the numbers of some texts are written: by what most of them can only be. */
export function findFormat(texts: Iterable<string>): FoundFormat {
  const votes = { point: 0, comma: 0 }
  let isAmbiguous = false
  let hasThousandths = false
  let numbers = 0
  let amounts = 0
  for (const text of texts) {
    const found = partsOf(text)
    if (!found) continue
    const { run } = found
    const point = unitsOf(run, 'point')
    const comma = unitsOf(run, 'comma')
    if (point === undefined && comma === undefined) continue
    numbers += 1
    if (isAmount(found)) amounts += 1
    if (point === comma) continue
    const format =
      comma === undefined ? 'point' : point === undefined ? 'comma' : formatByCurrency(found)
    if (format === undefined) {
      isAmbiguous = true
      continue
    }
    votes[format] += 1
    const [, decimals = ''] = run.split(decimalSigns[format])
    hasThousandths ||= decimals.length > 2
  }
  const known = { numbers, amounts, hasThousandths }
  if (votes.point === 0 && votes.comma === 0) return { isAmbiguous, ...known }
  const format = votes.comma > votes.point ? 'comma' : 'point'
  return { format, isAmbiguous: false, ...known }
}

/** A price of one to three digits with three behind a sign, which may as well be thousands. */
const threeBehind = /(?<![\d.,])[1-9]\d{0,2}(?<sign>[.,])\d{3}(?![\d.,])/u

/** Whether a price has three digits behind the decimal sign of its format, so that it may be a thousand times as much. */
export function isMaybeThousands(text: string, format: NumberFormat): boolean {
  // Most prices end in two digits, which is seen much faster.
  if (text.charAt(text.length - 3) === decimalSigns[format]) return false
  const { sign } = threeBehind.exec(text)?.groups ?? {}
  return sign === decimalSigns[format]
}
