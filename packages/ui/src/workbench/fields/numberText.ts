import { numberFormat } from '../../i18n/index.js'
/** Marks of direction, which some languages put around a sign. */
const marks = /[\u200E\u200F\u061C]/g

/** Returns the decimal separator of a language. */
function separatorOf(locale: string): string {
  const parts = numberFormat(locale).formatToParts(0.5)
  return parts.find(({ type }) => type === 'decimal')?.value ?? '.'
}

/**
 * Writes a number for an input, without grouping; nothing for `null` and `NaN`.
 *
 * @param isSigned puts a plus sign in front of a number above zero
 */
export function writeNumber(value: number | null, locale: string, isSigned = false): string {
  if (value === null || Number.isNaN(value)) return ''
  return new Intl.NumberFormat(locale, {
    useGrouping: false,
    maximumFractionDigits: 20,
    numberingSystem: 'latn',
    signDisplay: isSigned ? 'exceptZero' : 'auto',
  }).format(value)
}

/**
 * Reads a number that a person typed: with the decimal separator of the language, or with the
 * other one of point and comma unless three digits follow it, which may mean thousands. Spreadsheets
 * write small ones with an exponent, such as 3.45E-05.
 *
 * @returns `NaN` if it is not a number, or not clearly one
 */
export function readNumber(text: string, locale: string): number {
  const found = /^([-−+]?\d*)(?:([.,])(\d+))?(e[-−+]?\d{1,2})?$/i.exec(
    text.replace(marks, '').trim(),
  )
  if (!found) return Number.NaN
  const [, whole = '', separator, decimals, exponent = ''] = found
  const mayBeThousands = decimals?.length === 3 && separator !== separatorOf(locale)
  const isZero = /^[-−+]?0*$/.test(whole)
  if (mayBeThousands && !isZero && exponent === '') return Number.NaN
  const digits = decimals === undefined ? whole : `${whole}.${decimals}`
  return digits === '' ? Number.NaN : Number(`${digits}${exponent}`.replaceAll('−', '-'))
}
