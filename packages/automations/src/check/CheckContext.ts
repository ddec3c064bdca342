import type { Table } from '../csv/Table.ts'
import type { ColumnKey } from '../products/columnNames.ts'
import type { Product, ProductTable } from '../products/ProductTable.ts'
import type { Cell } from './Cell.ts'
import type { Finding } from './Finding.ts'

/** Input of all checks. */
export interface CheckContext {
  readonly products: ProductTable
  readonly table: Table
  /** Reads cells without making strings. There is one for all checks, so nothing may be kept of it. */
  readonly cell: Cell
  /** Columns that are left out of the download; their cells cannot do harm. */
  readonly excluded: ReadonlySet<number>
  /** Finds a column that will be in the download. */
  readonly find: (key: ColumnKey) => number | undefined
}

/**
 * One check in progress. It is shown every row, then every product, both in the order of the file,
 * and says in the end what it found.
 */
export interface Checking {
  readonly onRow?: (row: number) => void
  /** @param variants the rows of the product that hold a variant */
  readonly onProduct?: (product: Product, variants: readonly number[]) => void
  readonly finish: () => Finding | undefined
}

/** Starts a check; a family of checks that read the same cells is started as one. */
export type Check = (context: CheckContext) => Checking | readonly Checking[]
