import type { Table } from '../csv/Table.ts'
import type { ColumnKey } from './columnNames.ts'
import { Columns } from './Columns.ts'

/** The rows of one product; they follow one another. */
export interface Product {
  readonly handle: string
  /** The row that holds what belongs to the product as a whole. */
  readonly firstRow: number
  /** The row behind its last one. */
  readonly endRow: number
}

/** What only a row of a variant has. */
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

/** The products of a Shopify product export, as a view of its table. */
export class ProductTable {
  readonly table: Table
  readonly columns: Columns
  /** In the order of the file. A handle that comes back after other products is another product here. */
  readonly products: readonly Product[]
  /** The columns that only a row of a variant has a text in. */
  readonly variantColumns: readonly number[]

  /** @param alike products with the same header and the same handles. @default found in the table */
  constructor(table: Table, alike?: ProductTable) {
    this.table = table
    this.columns = alike?.columns ?? new Columns(table.header)
    this.products = alike?.products ?? findProducts(table, this.columns.find('handle'))
    this.variantColumns = variantKeys
      .map((key) => this.columns.find(key))
      .filter((column) => column !== undefined)
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

/** Groups rows by their handle. Rows without one belong to no product. */
function findProducts(table: Table, handleColumn: number | undefined): Product[] {
  if (handleColumn === undefined) return []
  const products: Product[] = []
  let handle = ''
  let firstRow = 1
  for (let row = 1; row <= table.rowCount; row += 1) {
    if (row > 1 && row < table.rowCount && table.isSame(handleColumn, row, row - 1)) continue
    const next = row === table.rowCount ? '' : table.text(row, handleColumn).trim()
    if (next === handle && next !== '') continue
    if (handle !== '') products.push({ handle, firstRow, endRow: row })
    handle = next
    firstRow = row
  }
  return products
}
