import { writeCell } from '../csv/cells.ts'
import { concatBytes } from '../csv/concatBytes.ts'
import { encodeFile } from '../csv/encoding.ts'
import { Table } from '../csv/Table.ts'
import { columnNames, type ColumnKey } from '../products/columnNames.ts'
import type { ProductTable } from '../products/ProductTable.ts'
import { Columns } from '../products/Columns.ts'

/** Size of an export before products were added to it, so that they can be removed later. */
export interface ExportEnd {
  /** With the header. */
  readonly rows: number
  readonly columns: number
  readonly bytes: number
}

export interface AddedProducts {
  /** The export with the products behind its last row. */
  readonly bytes: Uint8Array
  readonly before: ExportEnd
  readonly products: number
}

export interface AddOptions {
  /** The handle under which to add a product, by its own one; `null` leaves it out. @default its own */
  readonly handles?: ReadonlyMap<string, string | null>
  /**
   * Adds a column for values that the export has none for. In an export of a store, the empty cells
   * of its other products would delete values there on import. @default false
   */
  readonly addsColumns?: boolean
}

/** Defaults of a store for a variant; some importers refuse empty cells. */
const defaultCells: Partial<Record<ColumnKey, string>> = {
  inventoryPolicy: 'deny',
  fulfillmentService: 'manual',
  giftCard: 'FALSE',
  chargeTax: 'TRUE',
  requiresShipping: 'TRUE',
}

/** Without these, variants would be told apart by nothing. */
const essential: ReadonlySet<ColumnKey> = new Set([
  'handle',
  'title',
  ...([1, 2, 3] as const).flatMap(
    (number) => [`option${number}Name`, `option${number}Value`] as const,
  ),
])

const keys = Object.keys(columnNames) as ColumnKey[]

/** Lists the columns with values of products, as they are named in a table that was written here. */
function usedKeys({ table, columns }: ProductTable): readonly ColumnKey[] {
  return keys.filter((key) => {
    const column = columns.find(key)
    if (column === undefined) return false
    for (let row = 1; row < table.rowCount; row += 1) {
      const text = table.text(row, column)
      if (text !== '' && text !== defaultCells[key]) return true
    }
    return false
  })
}

/** Values for which an export has no column. */
export interface MissingFor {
  /** The names of columns whose values are left out. */
  readonly names: readonly string[]
  /** Whether variants would be told apart by nothing, so that products cannot be added. */
  readonly isEssential: boolean
}

/**
 * Lists the columns that an export lacks for the values of products.
 *
 * @param header that of the export
 * @param products as `writeProducts` writes them
 */
export function missingFor(header: readonly string[], products: ProductTable): MissingFor {
  const columns = new Columns(header)
  const missing = usedKeys(products).filter((key) => columns.find(key) === undefined)
  return {
    names: missing.map((key) => columnNames[key][0]),
    isEssential: missing.some((key) => essential.has(key)),
  }
}

/** Lists the cells of rows to add, each as it is written. */
function rowsToAdd(
  header: readonly string[],
  delimiter: Table['dialect']['delimiter'],
  { table, columns, products }: ProductTable,
  handles: AddOptions['handles'],
): { readonly lines: readonly string[]; readonly products: number } {
  const target = new Columns(header)
  const places = keys.flatMap((key) => {
    const to = target.find(key)
    return to === undefined ? [] : [{ key, to, from: columns.find(key) }]
  })
  const lines: string[] = []
  let count = 0
  for (const { handle, firstRow, endRow } of products) {
    const wanted = handles?.get(handle)
    if (wanted === null) continue
    count += 1
    for (let row = firstRow; row < endRow; row += 1) {
      const isVariant = table.text(row, columns.find('option1Value') ?? -1) !== ''
      const cells = Array.from(header, () => '')
      for (const { key, to, from } of places) {
        const own = from === undefined ? '' : table.text(row, from)
        const text = own === '' && isVariant ? (defaultCells[key] ?? '') : own
        cells[to] = writeCell(key === 'handle' ? (wanted ?? own) : text, delimiter)
      }
      lines.push(cells.join(delimiter))
    }
  }
  return { lines, products: count }
}

/** Adds columns behind the last one of each row, empty but for their names. */
function withColumns(table: Table, names: readonly string[]): string {
  const { delimiter, lineEnd } = table.dialect
  return Array.from({ length: table.rowCount }, (_, row) => {
    const cells = Array.from({ length: table.cellCount(row) }, (_cell, column) =>
      String(table.raw(row, column)),
    )
    const added = row === 0 ? names.map((name) => writeCell(name, delimiter)) : names.map(() => '')
    return [...cells, ...added].join(delimiter) + lineEnd
  }).join('')
}

/**
 * Adds products behind the last row of an export. Every byte before stays as it is, unless columns are
 * added.
 *
 * @param bytes the export
 * @param products as `writeProducts` writes them
 * @throws {EncodingError} when the encoding of the export lacks a character
 */
export function addProducts(
  bytes: Uint8Array,
  products: ProductTable,
  { handles, addsColumns = false }: AddOptions = {},
): AddedProducts {
  const table = new Table(bytes)
  const { dialect, header, rowCount } = table
  const names = addsColumns ? missingFor(header, products).names : []
  const added = rowsToAdd([...header, ...names], dialect.delimiter, products, handles)
  const text = added.lines.map((line) => line + dialect.lineEnd).join('')
  const before = { rows: rowCount, columns: header.length, bytes: bytes.length }
  if (names.length > 0) {
    const content = new TextEncoder().encode(withColumns(table, names) + text)
    return { bytes: encodeFile(content, table), before, products: added.products }
  }
  const { content, encoding } = table
  const isEnded = content.length === 0 || /[\r\n]/.test(String.fromCharCode(content.at(-1)!))
  const rows = new TextEncoder().encode((isEnded ? '' : dialect.lineEnd) + text)
  const encoded = encodeFile(rows, { encoding, hasMark: false })
  return { bytes: concatBytes([bytes, encoded]), before, products: added.products }
}

/** Takes the products out again that were added last. */
export function removeAddedProducts(bytes: Uint8Array, before: ExportEnd): Uint8Array {
  const table = new Table(bytes)
  if (table.header.length === before.columns) return bytes.subarray(0, before.bytes)
  const { delimiter, lineEnd } = table.dialect
  const lines = Array.from({ length: before.rows }, (_, row) => {
    const cells = Array.from({ length: before.columns }, (_cell, column) =>
      String(table.raw(row, column)),
    )
    return cells.join(delimiter) + lineEnd
  })
  return encodeFile(new TextEncoder().encode(lines.join('')), table)
}
