import { Columns } from '../products/Columns.ts'
import { editableColumns, isRefusal, type ColumnRefusal } from '../products/editableColumns.ts'
import type { ColumnField, ColumnsField } from './fields.ts'

/** A field that offers columns of a file. */
type OfferingField = ColumnsField | ColumnField

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

const offers: Readonly<
  Record<OfferingField['offers'], (columns: Columns, header: readonly string[]) => OfferedColumn[]>
> = {
  prices: (columns) => pricesOf(columns, 'price'),
  'compare-at-prices': (columns) => pricesOf(columns, 'compareAtPrice'),
  metafields,
  texts: (columns, header) =>
    editableColumns(header, columns).filter(({ search }) => !isRefusal(search)),
  values: (columns, header) =>
    editableColumns(header, columns).filter(({ set }) => !isRefusal(set)),
}

function offeredOf(field: OfferingField, header: readonly string[]): OfferedColumn[] {
  return offers[field.offers](new Columns(header), header)
}

/** Says why a field does not offer a column of this name; nothing where there is no special reason. */
export function refusalOf(
  { offers: kind }: OfferingField,
  name: string,
): ColumnRefusal | undefined {
  const [column] = editableColumns([name], new Columns([name]))
  const use = kind === 'texts' ? column?.search : kind === 'values' ? column?.set : undefined
  return use !== undefined && isRefusal(use) ? use : undefined
}

/**
 * Lists the columns that a field offers of a file: the one without a market, then those of the
 * markets; metafields in the order of the file.
 *
 * @param header the texts of the first row
 * @returns their names in the header
 */
export function offeredColumns(field: OfferingField, header: readonly string[]): string[] {
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
  field: OfferingField,
  header: readonly string[],
  name: string,
): OfferedColumn | undefined {
  const offered = offeredOf(field, header)
  const exact = offered.find(({ column }) => header[column] === name)
  if (exact) return exact
  const [meant] = offeredOf(field, [name])
  return meant && offered.find(({ meaning }) => meaning === meant.meaning)
}
