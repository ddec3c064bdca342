import { Columns } from '../products/Columns.ts'
import type { ColumnsField } from './fields.ts'

/** A column that a field offers. */
export interface OfferedColumn {
  /** Its place in the header. */
  readonly column: number
  /** The market whose column it is. */
  readonly market?: string
  /** Its content, whatever the file calls it: the market, or the metafield. */
  readonly meaning: string
}

function pricesOf(columns: Columns, kind: 'price' | 'compareAtPrice'): OfferedColumn[] {
  const base = columns.find(kind)
  const offered: OfferedColumn[] = []
  if (base !== undefined) offered.push({ column: base, meaning: '' })
  for (const [market, { [kind]: column }] of columns.markets) {
    if (column !== undefined) offered.push({ column, market, meaning: market })
  }
  return offered
}

function metafields({ metafields: found }: Columns): OfferedColumn[] {
  return found.map(({ column, namespace, key }) => ({ column, meaning: `${namespace}.${key}` }))
}

const offers: Readonly<Record<ColumnsField['offers'], (columns: Columns) => OfferedColumn[]>> = {
  prices: (columns) => pricesOf(columns, 'price'),
  'compare-at-prices': (columns) => pricesOf(columns, 'compareAtPrice'),
  metafields,
}

function offeredOf(field: ColumnsField, header: readonly string[]): OfferedColumn[] {
  return offers[field.offers](new Columns(header))
}

/**
 * Lists the columns that a field offers of a file: the one without a market, then those of the
 * markets; metafields in the order of the file.
 *
 * @param header the texts of the first row
 * @returns their names in the header
 */
export function offeredColumns(field: ColumnsField, header: readonly string[]): string[] {
  return offeredOf(field, header).map(({ column }) => header[column] ?? '')
}

/**
 * Finds a column by its name in this header or in a header of the other generation, so that a recipe
 * made with one fits the other. A metafield is found by its namespace and key, as its name is in the
 * language of the store.
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
  return meant && offered.find(({ meaning }) => meaning === meant.meaning)
}
