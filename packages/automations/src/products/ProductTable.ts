import type { Table } from '../csv/Table.ts'
import type { FileKind } from '../file/fileKinds.ts'
import { findTranslationColumns, type TranslationColumns } from '../translations/columns.ts'
import type { ColumnKey } from './columnNames.ts'
import { Columns } from './Columns.ts'

/**
 * The rows of one product; they follow one another. In an export of translations they are the rows of
 * one product, collection or the like.
 */
export interface Product {
  /** In an export of translations its type and its number, such as ‘PRODUCT 123’. */
  readonly handle: string
  /** The row that holds what belongs to the product as a whole. */
  readonly firstRow: number
  /** The row behind its last one. */
  readonly endRow: number
}

/** Columns that only a row of a variant fills. */
const variantKeys = [
  'option1Value',
  'option2Value',
  'option3Value',
  'sku',
  'barcode',
  'price',
  'compareAtPrice',
  'inventoryPolicy',
  'inventoryTracker',
] as const satisfies readonly ColumnKey[]

/** The kinds of file whose rows a `ProductTable` groups. */
export type ExportKind = Extract<FileKind, 'products' | 'translations'>

/** Fields of an export of translations that hold the name of their product, or other thing. */
const nameFields: ReadonlySet<string> = new Set(['title', 'name', 'label'])

/**
 * The products of a Shopify product export, as a view of its table; or, in an export of translations,
 * the products and other things that have texts.
 */
export class ProductTable {
  readonly table: Table
  readonly columns: Columns
  /** Columns of an export of translations; nothing in a product export. */
  readonly translations: TranslationColumns | undefined
  /** The columns whose texts say which product a row belongs to. */
  readonly keyColumns: readonly number[]
  /** In the order of the file. A handle that comes back after other products is another product here. */
  readonly products: readonly Product[]
  /** The columns that only a row of a variant has a text in. */
  readonly variantColumns: readonly number[]

  /** @param alike products with the same header and the same handles. @default found in the table */
  constructor(table: Table, alike?: ProductTable) {
    this.table = table
    this.columns = alike?.columns ?? new Columns(table.header)
    const handle = this.columns.find('handle')
    this.translations = handle === undefined ? findTranslationColumns(table.header) : undefined
    this.keyColumns = keyColumnsOf(handle, this.translations)
    this.products = alike?.products ?? findProducts(table, this.keyColumns)
    this.variantColumns = variantKeys
      .map((key) => this.columns.find(key))
      .filter((column) => column !== undefined)
  }

  /** Kind of the export. */
  get kind(): ExportKind {
    return this.translations ? 'translations' : 'products'
  }

  /** Reads what says which product a row belongs to; empty where nothing does. */
  keyOf(row: number): string {
    return keyOf(this.table, this.keyColumns, row)
  }

  /** Names a product: by its title in the language of the store, else by its handle. */
  nameOf({ handle, firstRow, endRow }: Product): string {
    const { table, translations } = this
    if (!translations) return this.text(firstRow, 'title') || handle
    for (let row = firstRow; row < endRow; row += 1) {
      if (nameFields.has(table.text(row, translations.field))) {
        return table.text(row, translations.source) || handle
      }
    }
    return handle
  }

  /** Reads a cell by what its column means; empty where the file has no such column. */
  text(row: number, key: ColumnKey): string {
    const column = this.columns.find(key)
    return column === undefined ? '' : this.table.text(row, column)
  }

  /**
   * Whether a row holds a variant. The first row of a product does; another one may hold just one
   * more image.
   */
  isVariant({ firstRow }: Product, row: number): boolean {
    if (row === firstRow) return true
    return this.variantColumns.some((column) => !this.table.isBlank(row, column))
  }

  /** Lists the rows of a product that hold a variant. */
  variantRows(product: Product): number[] {
    const rows: number[] = []
    for (let row = product.firstRow; row < product.endRow; row += 1) {
      if (this.isVariant(product, row)) rows.push(row)
    }
    return rows
  }
}

function keyColumnsOf(
  handle: number | undefined,
  translations: TranslationColumns | undefined,
): readonly number[] {
  if (translations) return [translations.type, translations.identification]
  return handle === undefined ? [] : [handle]
}

/** Reads what says whose a row is; empty where a part of it is missing. */
function keyOf(table: Table, columns: readonly number[], row: number): string {
  const [column = 0, ...others] = columns
  const first = table.text(row, column).trim()
  if (first === '' || others.length === 0) return first
  // An apostrophe keeps a spreadsheet from reading a number as one.
  const rest = others.map((other) => table.text(row, other).trim().replace(/^'/, ''))
  return rest.includes('') ? '' : [first, ...rest].join(' ')
}

/** Groups rows by what says whose they are. Rows without it belong to no product. */
function findProducts(table: Table, columns: readonly number[]): Product[] {
  if (columns.length === 0) return []
  const products: Product[] = []
  const isSame = (row: number) => columns.every((column) => table.isSame(column, row, row - 1))
  let handle = ''
  let firstRow = 1
  for (let row = 1; row <= table.rowCount; row += 1) {
    if (row > 1 && row < table.rowCount && isSame(row)) continue
    const next = row === table.rowCount ? '' : keyOf(table, columns, row)
    if (next === handle && next !== '') continue
    if (handle !== '') products.push({ handle, firstRow, endRow: row })
    handle = next
    firstRow = row
  }
  return products
}

/** Marks the rows of some products with 1, by their handles. */
export function markRows(
  { table, products }: ProductTable,
  handles: ReadonlySet<string>,
): Uint8Array {
  const rows = new Uint8Array(table.rowCount)
  for (const { handle, firstRow, endRow } of products) {
    if (handles.has(handle)) rows.fill(1, firstRow, endRow)
  }
  return rows
}
