import { Columns } from '../products/Columns.ts'
import type { ColumnKey, MarketColumnKey } from '../products/columnNames.ts'
import type { ColumnsField } from './fields.ts'

/** The columns behind what a field offers: the one without a market, and that of each market. */
const offers: Readonly<
  Record<ColumnsField['offers'], { readonly base: ColumnKey; readonly market: MarketColumnKey }>
> = {
  'compare-at-prices': { base: 'compareAtPrice', market: 'compareAtPrice' },
}

/** A column that a field offers. */
export interface OfferedColumn {
  /** Its place in the header. */
  readonly column: number
  /** The market whose column it is. */
  readonly market: string | undefined
}

function offeredOf(field: ColumnsField, header: readonly string[]): OfferedColumn[] {
  const { base, market } = offers[field.offers]
  const columns = new Columns(header)
  const baseColumn = columns.find(base)
  const offered: OfferedColumn[] = []
  if (baseColumn !== undefined) offered.push({ column: baseColumn, market: undefined })
  for (const [name, { [market]: column }] of columns.markets) {
    if (column !== undefined) offered.push({ column, market: name })
  }
  return offered
}

/**
 * Lists the columns that a field offers of a file: the one without a market, then those of the
 * markets.
 *
 * @param header the texts of the first row
 * @returns their names in the header
 */
export function offeredColumns(field: ColumnsField, header: readonly string[]): string[] {
  return offeredOf(field, header).map(({ column }) => header[column] ?? '')
}

/**
 * Finds a column by its name in this header or in a header of the other generation, so that a recipe
 * made with one fits the other.
 *
 * @returns nothing where the field offers no such column
 */
export function findOffered(
  field: ColumnsField,
  header: readonly string[],
  name: string,
): OfferedColumn | undefined {
  const offered = offeredOf(field, header)
  const exact = offered.find(({ column }) => header[column] === name)
  if (exact) return exact
  const [meant] = offeredOf(field, [name])
  return meant && offered.find(({ market }) => market === meant.market)
}
