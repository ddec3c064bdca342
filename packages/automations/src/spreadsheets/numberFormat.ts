/** The formats of dates and times that need no code in a workbook (ECMA-376, part 1, 18.8.30). */
const builtInDates = new Set([
  14, 15, 16, 17, 22, 27, 28, 29, 30, 31, 36, 50, 51, 52, 53, 54, 55, 56, 57, 58,
])
const builtInTimes = new Set([18, 19, 20, 21, 32, 33, 34, 35, 45, 46, 47])
const builtInPercents = new Set([9, 10])

/** Format in which the number of a cell is written. */
export type NumberFormat =
  | { readonly kind: 'number' | 'percent' | 'date' | 'time' }
  /** Digits with leading zeros, between texts, such as `00000` or `"A-"000`. */
  | { readonly kind: 'digits'; readonly parts: readonly (string | number)[] }

const plain: NumberFormat = { kind: 'number' }

/** A part of a format code: what is in quotes or escaped, what is in brackets, spaces, or one sign. */
const token = /"(?<quoted>[^"]*)"|\\(?<escaped>.)|\[(?<bracket>[^\]]*)\]|[_*].|(?<sign>.)/gsu

/** Signs that are written as they are. */
const literalSigns = new Set(['-', '/', ' ', '(', ')', ':', '+', '$', '€', '£', '¥'])

/** Whether a bracket shows a duration, such as `[h]`. */
const duration = /^[hms]+$/iu

/**
 * Reads the code of a number format as far as it changes what a number is: a date, a time, a percentage,
 * or digits with leading zeros and a text before them.
 *
 * @param id the number of the format, which stands for a built-in code
 * @param code the code; empty for a built-in one
 */
export function readNumberFormat(id: number, code: string): NumberFormat {
  if (code === '') {
    if (builtInDates.has(id)) return { kind: 'date' }
    if (builtInTimes.has(id)) return { kind: 'time' }
    return builtInPercents.has(id) ? { kind: 'percent' } : plain
  }
  // The first section is that of positive numbers.
  const tokens = Array.from(sectionOf(code).matchAll(token), ({ groups = {} }) => groups)
  const signs = tokens.map(({ sign = '' }) => sign.toLowerCase()).join('')
  const isDuration = tokens.some(({ bracket }) => bracket !== undefined && duration.test(bracket))
  const isGeneral = signs.includes('general')
  if (isDuration || (!isGeneral && /[hs]/u.test(signs) && !/[yd]/u.test(signs))) {
    return { kind: 'time' }
  }
  if (!isGeneral && (/[yd]/u.test(signs) || /^m+$/u.test(signs))) return { kind: 'date' }
  if (signs.includes('%')) return { kind: 'percent' }
  return readDigits(tokens) ?? plain
}

/** Takes the first section of a code; a semicolon in quotes does not end it. */
function sectionOf(code: string): string {
  let isQuoted = false
  for (let at = 0; at < code.length; at += 1) {
    const sign = code[at]
    if (sign === '"') isQuoted = !isQuoted
    else if (sign === '\\') at += 1
    else if (sign === ';' && !isQuoted) return code.slice(0, at)
  }
  return code
}

type Token = Readonly<Record<string, string | undefined>>

/** Reads a format that has only zeros and texts: two zeros or more, or a text with letters before them. */
function readDigits(tokens: readonly Token[]): NumberFormat | undefined {
  const parts: (string | number)[] = []
  let zeros = 0
  for (const { quoted, escaped, bracket, sign } of tokens) {
    const last = parts.at(-1)
    const literal = quoted ?? escaped ?? (literalSigns.has(sign ?? '') ? sign : undefined)
    if (sign === '0') {
      zeros += 1
      if (typeof last === 'number') parts[parts.length - 1] = last + 1
      else parts.push(1)
    } else if (literal !== undefined) {
      if (typeof last === 'string') parts[parts.length - 1] = last + literal
      else parts.push(literal)
    } else if (bracket !== undefined || sign !== undefined) return undefined
  }
  const [first] = parts
  const hasPrefix = typeof first === 'string' && /\p{L}/u.test(first)
  return zeros >= 2 || (zeros === 1 && hasPrefix) ? { kind: 'digits', parts } : undefined
}

/** Numbers of a workbook have so many digits that are sure. */
const sureDigits = 15

/** Writes a number with all its digits, without an exponent, as far as a workbook keeps them. */
function writeNumber(number: number): string {
  if (Number.isInteger(number)) return BigInt(number).toString()
  const rounded = Number(number.toPrecision(sureDigits))
  const text = String(rounded)
  return text.includes('e') ? rounded.toFixed(20).replace(/\.?0+$/u, '') : text
}

/** Whether a number has more digits than a workbook keeps, so that its last ones are zeros. */
export function isTooLong(number: number): boolean {
  return Math.abs(number) >= 1e15 && Number.isInteger(number)
}

const msPerDay = 86_400_000
/** Day 0 of a workbook; it counts a 29 February 1900 that there was not. */
const dayZero = Date.UTC(1899, 11, 30)
/** Days between the two beginnings that a workbook can count from. */
const daysTo1904 = 1462
const lastFebruary1900 = 60

/** Writes a date, and its time if it has one, as `2026-03-31` and `2026-03-31 14:30:00`. */
function writeDate(days: number, is1904: boolean): string {
  const since1900 = is1904 ? days + daysTo1904 : days
  const shifted = since1900 < lastFebruary1900 ? since1900 + 1 : since1900
  // A second is the least that formats show.
  const date = new Date(Math.round((dayZero + shifted * msPerDay) / 1000) * 1000)
  if (Number.isNaN(date.getTime())) return writeNumber(days)
  const [day = '', time = ''] = date.toISOString().split('T')
  return Number.isInteger(days) ? day : `${day} ${time.slice(0, 8)}`
}

const pad = (number: number) => String(number).padStart(2, '0')

/** Writes a time of the day, or hours beyond it, as `14:30` and `26:00:05`. */
function writeTime(days: number): string {
  const seconds = Math.round(days * 86_400)
  const [hours, minutes] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60]
  const rest = seconds % 60
  return [hours, minutes, ...(rest === 0 ? [] : [rest])].map(pad).join(':')
}

function writeDigits(number: number, parts: readonly (string | number)[]): string {
  const zeros = parts.reduce<number>((sum, part) => sum + (typeof part === 'number' ? part : 0), 0)
  const digits = writeNumber(number).padStart(zeros, '0')
  // More digits than zeros stand with the first ones.
  let at = digits.length - zeros
  let isFirst = true
  return parts
    .map((part) => {
      if (typeof part === 'string') return part
      const start = isFirst ? 0 : at
      isFirst = false
      at += part
      return digits.slice(start, at)
    })
    .join('')
}

/**
 * Writes the number of a cell as its format means it.
 *
 * @param is1904 whether the workbook counts days from 1904
 */
export function formatNumber(number: number, format: NumberFormat, is1904: boolean): string {
  switch (format.kind) {
    case 'date':
      if (number > 0 && number < 1) return writeTime(number)
      return number < 0 ? writeNumber(number) : writeDate(number, is1904)
    case 'time':
      // A date in a format of times would lose its day.
      if (number >= 366) return writeDate(number, is1904)
      return number < 0 ? writeNumber(number) : writeTime(number)
    case 'percent':
      return `${writeNumber(number * 100)}%`
    case 'digits':
      if (number < 0 || !Number.isInteger(number)) return writeNumber(number)
      return writeDigits(number, format.parts)
    default:
      return writeNumber(number)
  }
}
