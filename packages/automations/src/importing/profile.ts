import { findFormat, type FoundFormat } from './numbers.ts'
import type { SupplierList } from './SupplierList.ts'
import { isAddress, isColour, isGtin, isImageAddress, isSize, splitAddresses } from './values.ts'

/** At most so many rows are looked at to find out what a column holds. */
const maxRows = 600

/** Statistics of the texts of a column; shares are of those that are not empty, from 0 to 1. */
export interface Profile {
  /** The texts that are not empty, in the order of the list. */
  readonly texts: readonly string[]
  readonly distinct: number
  readonly averageLength: number
  readonly codes: number
  readonly addresses: number
  readonly images: number
  readonly colours: number
  readonly sizes: number
  readonly html: number
  readonly withSpaces: number
  readonly withDigits: number
  readonly withLetters: number
  readonly numbers: FoundFormat
}

const html = /<(?:p|br|div|ul|ol|li|b|strong|em|i|span|h[1-6]|table)\b/iu

/** Looks at the texts of a column. */
export function profileOf(list: SupplierList, column: number): Profile {
  const texts: string[] = []
  for (let row = 1; row < list.rowCount && texts.length < maxRows; row += 1) {
    const text = list.otherRows.has(row) ? '' : list.text(row, column)
    if (text !== '') texts.push(text)
  }
  const share = (isSo: (text: string) => boolean) =>
    texts.length === 0 ? 0 : texts.filter(isSo).length / texts.length
  const length = texts.reduce((sum, text) => sum + text.length, 0)
  const addresses = share((text) => splitAddresses(text).every(isAddress))
  return {
    texts,
    distinct: new Set(texts).size,
    averageLength: texts.length === 0 ? 0 : length / texts.length,
    codes: share(isGtin),
    addresses,
    images: addresses > 0 ? share((text) => splitAddresses(text).every(isImageAddress)) : 0,
    colours: share(isColour),
    sizes: share(isSize),
    html: share((text) => html.test(text)),
    withSpaces: share((text) => text.includes(' ')),
    withDigits: share((text) => /\d/u.test(text)),
    withLetters: share((text) => /\p{L}/u.test(text)),
    numbers: findFormat(texts),
  }
}
