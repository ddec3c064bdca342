import type { Table } from '../csv/Table.ts'
import { endings, hasDecimals, isEnding, type Ending } from '../money/endings.ts'
import { findFileDigits, type FileDigits } from '../money/fileDigits.ts'
import type { digitsNotes, DigitsChoice } from '../options/digitsField.ts'
import type { Remark } from './Plan.ts'

/** Rounding and writing of the new prices of a column. */
export interface PriceDigits {
  readonly digits: FileDigits
  /** Ending of prices; one with decimals is for currencies that have some. @default nowhere special */
  readonly ending: Ending | undefined
  /** Asks what the file does not show for certain; to be added if a price changes. */
  readonly remark: Remark | undefined
}

/**
 * Finds how the new prices of a column are rounded: as the other prices in its currency, or as the
 * option says.
 *
 * @param columns the columns with prices in this currency, that of the price first
 * @param ending the name of the wanted ending, or `none`
 * @param choice what the option says of the store's currency; nothing for the currency of a market
 */
export function priceDigits(
  table: Table,
  columns: readonly (number | undefined)[],
  ending: string,
  choice: DigitsChoice | undefined,
): PriceDigits {
  const found = findFileDigits(table, columns)
  const wanted = isEnding(ending) ? endings[ending] : undefined
  const isChosen = choice !== undefined && choice !== 'file'
  const currency = isChosen ? Number(choice) : found.currency
  const isTooFine = currency === 0 && wanted !== undefined && hasDecimals(wanted)
  return {
    digits: isChosen ? { currency, written: Math.max(found.written, currency) } : found,
    ending: isTooFine ? endings['.00'] : wanted,
    remark: isChosen ? undefined : remarkOn(table, found, columns[0], wanted, choice),
  }
}

function remarkOn(
  { header }: Table,
  { wholeBy }: FileDigits,
  column: number | undefined,
  wanted: Ending | undefined,
  choice: DigitsChoice | undefined,
): Remark | undefined {
  // Whole prices are right in every currency.
  const isWhole = wanted !== undefined && !hasDecimals(wanted)
  if (wholeBy === undefined || column === undefined || isWhole) return undefined
  const whole = choice === undefined ? 'whole-market' : 'whole'
  const code: keyof typeof digitsNotes = wholeBy === 'none' ? whole : wholeBy
  return { tone: 'review', code, values: { column: header[column] ?? '' }, column }
}
