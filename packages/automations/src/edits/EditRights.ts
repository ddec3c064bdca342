import type { Plan } from '../plan/Plan.ts'
import { hasNoOptions } from '../products/hasNoOptions.ts'
import type { Product, ProductTable } from '../products/ProductTable.ts'
import { optionKeys } from '../guards/losses.ts'
import { productColumns } from '../preview/productColumns.ts'
import type { PreviewSource } from '../preview/readRows.ts'
import type { EditRefusal, RefusedEdit } from './CellEdit.ts'
import { isIdentifying } from './checkText.ts'

/** Says which cells of a plan the member may write, and which columns those are. */
export class EditRights {
  /** The columns that the preview shows and the automation writes. */
  readonly columns: readonly number[]
  readonly #products: ProductTable
  readonly #ofProduct: ReadonlySet<number>
  readonly #optionColumns: ReadonlySet<number | undefined>
  readonly #imageColumn: number | undefined
  readonly #altColumn: number | undefined
  readonly #added: ReadonlySet<number>
  readonly #leftOut: Uint8Array | undefined
  readonly #readOnly: ReadonlyMap<number, string>
  readonly #lockOf: PreviewSource['lockOf']

  constructor({ products, plan, leftOut, lockOf }: PreviewSource) {
    const { columns } = products
    this.#products = products
    this.#added = new Set(plan.addedColumns?.map(({ column }) => column))
    this.#leftOut = leftOut
    this.#lockOf = lockOf
    this.#readOnly = plan.readOnly ?? new Map()
    this.#ofProduct = productColumns(columns)
    this.#optionColumns = new Set(optionKeys.map((key) => columns.find(key)))
    this.#imageColumn = columns.find('imageUrl')
    this.#altColumn = columns.find('imageAltText')
    this.columns = writableColumns(plan)
      .filter((column) => !isIdentifying(products, column))
      .toSorted((one, other) => one - other)
  }

  /** Lists the columns of a row whose cells can be written, in the order of the file. */
  ofRow(product: Product, row: number): readonly number[] {
    return this.columns.filter((column) => this.#refusal(product, row, column) === undefined)
  }

  /** Returns the reason that a cell of a product cannot be written; nothing if it can. */
  refusalIn(product: Product, row: number, column: number): RefusedEdit | undefined {
    const refusal = this.#refusal(product, row, column)
    if (refusal === undefined) return undefined
    const reason = this.#readOnly.get(column) ?? this.#lockOf?.(row, column)
    return { refusal, ...(refusal === 'read-only' && reason !== undefined && { reason }) }
  }

  #refusal(product: Product, row: number, column: number): EditRefusal | undefined {
    if (this.#leftOut?.[row] === 1) return 'left-out'
    if (this.#readOnly.has(column)) return 'read-only'
    if (!this.columns.includes(column)) return 'other-column'
    const { table } = this.#products
    // Only a new column lengthens a row; the automations do not otherwise.
    const isMissing = table.cellStart(row, column) === -1 && !this.#added.has(column)
    if (isMissing || !this.#hasValue(product, row, column)) return 'no-value'
    return this.#lockOf?.(row, column) === undefined ? undefined : 'read-only'
  }

  #hasValue(product: Product, row: number, column: number): boolean {
    const { table } = this.#products
    if (this.#optionColumns.has(column)) {
      return !table.isBlank(row, column) && !hasNoOptions(this.#products, product)
    }
    if (this.#ofProduct.has(column)) return row === product.firstRow
    if (column === this.#altColumn && this.#imageColumn !== undefined) {
      return !table.isBlank(row, this.#imageColumn)
    }
    return this.#products.isVariant(product, row)
  }
}

/** Lists the columns of a plan that the member may write: those that it can change and that are not read-only. */
export function writableColumns({ columns, readOnly }: Plan): readonly number[] {
  const found = columns.flatMap((column) => {
    if (column.kind === 'changed') return column.columns ?? []
    return 'column' in column && !column.isContext ? [column.column] : []
  })
  return readOnly ? found.filter((column) => !readOnly.has(column)) : found
}
