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
const groupSpace = /(?<=\d)[\s'’´](?=\d{3}(?!\d))/gu

/** The number of a text, with the signs that stand for no digits behind the point, as in ‘12,-’. */
const parts =
  /^(?<before>[^\d.,+−-]*)(?<sign>[+−-]?)\s*(?<run>[.,]?\d[\d.,]*?)(?:[.,]?\s?[-–—]{1,2})?(?<behind>(?:[.,:]?[^\d.,:+−–—-][^\d]*|\+)?)$/su

/** A number with nothing but its digits and one sign, as most are. */
const plainNumber = /^\d+(?:[.,]\d+)?$/u

function partsOf(text: string): NumberParts | undefined {
  if (plainNumber.test(text)) return { before: '', isNegative: false, run: text, behind: '' }
  const { groups } = parts.exec(text.trim().replaceAll(groupSpace, '')) ?? {}
  if (!groups) return undefined
  const { before = '', sign = '', run = '', behind = '' } = groups
  return {
    before: before.trim(),
    isNegative: sign === '-' || sign === '−',
    run,
    behind: behind.trim(),
  }
}

const decimalSigns = { point: '.', comma: ',' } as const satisfies Record<NumberFormat, string>

const mostWholeDigits = 10

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
  const [first = '', ...rest] = groups
  if (rest.length > 0) {
    if (first === '' || first.length > 3 || first.startsWith('0')) return undefined
    if (rest.some((group) => group.length !== 3)) return undefined
  }
  return unitsOfDigits(groups.join(''), decimals)
}

/** Reads digits in front of the point and behind it, in ten-thousandths; nothing where there are none or too many. */
function unitsOfDigits(digits: string, decimals: string): number | undefined {
  if (digits.length > mostWholeDigits || digits + decimals === '') return undefined
  const fraction = Math.round(Number(`0.${decimals || '0'}`) * unitsOfOne)
  return Number(digits || '0') * unitsOfOne + fraction
}

/** Signs of currencies that are letters, in small letters. */
const currencyLetters: ReadonlySet<string> = new Set(
  'kr kr. fr fr. sfr sfr. r$ us$ a$ c$ zł zl kč lei ft лв eur. euro euros'.split(' '),
)

const currencySign = /^\p{Sc}$/u
const currencyCode = /^[a-z]{3}$/iu

function isCurrency(text: string): boolean {
  return (
    text === '' ||
    currencySign.test(text) ||
    currencyCode.test(text) ||
    currencyLetters.has(text.toLowerCase())
  )
}

/** What a price is for, such as ‘/ Stk.’. */
const perPiece = /\s*\/\s*\p{L}{1,10}\.?$/u

/**
 * Reads a price with or without the sign of its currency, such as ‘€ 7,20’, ‘1.234,-’ or ‘CHF 12.50’.
 *
 * @returns ten-thousandths; nothing where it is no price in this format, such as ‘5–7’ or ‘-3’
 */
export function readAmount(text: string, format: NumberFormat): number | undefined {
  const found = partsOf(text)
  if (!found || found.isNegative) return undefined
  const { before, run, behind } = found
  if (!isCurrency(before) || !isCurrency(behind.replace(perPiece, ''))) return undefined
  return unitsOf(run, format)
}

/** What follows a number of pieces. */
const pieces =
  /^(?:\+|pcs?|pieces?|units?|st|stk|stück|stueck|pz|pezzi|pièces?|uds?|unidades)?\.?$/iu

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

/** How many grams a unit has. Sources: the international avoirdupois pound of 1959 and its ounce. */
export const gramsOf = { g: 1, kg: 1000, oz: 28.349_523_125, lb: 453.592_37 } as const

const unitNames: ReadonlyMap<string, keyof typeof gramsOf> = new Map(
  Object.entries({
    g: 'g gr gram grams gramm grammi gramme grammes gramos',
    kg: 'kg kgs kilo kilos kilogram kilograms kilogramm kilogrammi chili',
    oz: 'oz ounce ounces once',
    lb: 'lb lbs pound pounds libbre',
  }).flatMap(([unit, names]) =>
    names.split(' ').map((name) => [name, unit as keyof typeof gramsOf] as const),
  ),
)

/** Finds the unit of weight that a word names. */
export function weightUnitOf(word: string): keyof typeof gramsOf | undefined {
  return unitNames.get(word.toLowerCase().replace(/\.$/u, ''))
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
  unit: keyof typeof gramsOf,
): number | undefined {
  const found = partsOf(text)
  if (!found || found.isNegative || found.before !== '') return undefined
  const own = found.behind === '' ? unit : weightUnitOf(found.behind)
  const units = unitsOf(found.run, format)
  if (own === undefined || units === undefined) return undefined
  return Math.round(units * gramsOf[own]) / unitsOfOne
}

/** How the numbers of some texts are written. */
export interface FoundFormat {
  /** Nothing where no number tells. */
  readonly format?: NumberFormat
  /** Whether there are numbers that are another one in the other format, such as ‘1.234’. */
  readonly isAmbiguous: boolean
  /** How many texts hold a number in either format. */
  readonly numbers: number
}

/** Finds out how the numbers of some texts are written: by what most of them can only be. */
export function findFormat(texts: Iterable<string>): FoundFormat {
  const votes = { point: 0, comma: 0 }
  let isAmbiguous = false
  let numbers = 0
  for (const text of texts) {
    const run = partsOf(text)?.run
    if (run === undefined) continue
    const point = unitsOf(run, 'point')
    const comma = unitsOf(run, 'comma')
    if (point === undefined && comma === undefined) continue
    numbers += 1
    if (comma === undefined) votes.point += 1
    else if (point === undefined) votes.comma += 1
    else if (point !== comma) isAmbiguous = true
  }
  if (votes.point === 0 && votes.comma === 0) return { isAmbiguous, numbers }
  const format = votes.comma > votes.point ? 'comma' : 'point'
  return { format, isAmbiguous: false, numbers }
}
