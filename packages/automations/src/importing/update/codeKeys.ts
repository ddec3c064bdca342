import { foldCase } from '../../text/fold.ts'
import { tidyCode } from '../values.ts'

/**
 * Returns an SKU as it is compared: without regard to capitals, spaces, and the apostrophe that makes a
 * spreadsheet take it as text.
 */
export function skuKey(sku: string): string {
  const folded = foldCase(sku.trim())
  const bare = folded.startsWith("'") ? folded.slice(1) : folded
  return /\s/u.test(bare) ? bare.replaceAll(/\s+/gu, '') : bare
}

/** A number as spreadsheets write it: perhaps with zeros in front, or with none behind the point. */
const plainNumber = /^0*(?<digits>\d+)(?:\.0+)?$/u

/**
 * Returns the digits of an SKU that is a number, without what a spreadsheet takes away or adds: zeros
 * in front, and ‘.0’ behind. Nothing where the SKU is no number.
 */
export function numberKey(sku: string): string | undefined {
  return plainNumber.exec(skuKey(sku))?.groups?.['digits']
}

/**
 * Returns a barcode as it is compared. Zeros in front do not count: the same article has 12 digits as
 * UPC, 13 as EAN and 14 as GTIN (GS1 General Specifications, section 7.9).
 */
export function barcodeKey(barcode: string): string {
  const code = foldCase(tidyCode(barcode.trim()))
  return numberKey(code) ?? code
}

/** The lengths that a barcode of one article can have, with its zeros in front. */
const codeLengths: ReadonlySet<number> = new Set([8, 12, 13, 14])

/** Whether a barcode has the length of a GTIN, so that no zeros of it are lost. */
export function isWholeCode(barcode: string): boolean {
  const code = tidyCode(barcode.trim())
  return !/^\d+$/u.test(code) || codeLengths.has(code.length)
}
