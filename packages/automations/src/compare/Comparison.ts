import type { ProductTable } from '../products/ProductTable.ts'
import type { ComparedColumn } from './pairColumns.ts'

/** Whether something is only in the later file, only in the earlier one, or differs. */
export type DifferenceKind = 'new' | 'missing' | 'changed'

/** A row that differs. Its number in a file is absent if only the other file has it. */
export interface RowDifference {
  readonly kind: DifferenceKind
  /** Level that the row is compared at: its values of the product, of a variant or of an image. */
  readonly of: 'product' | 'variant' | 'image'
  /** The row of the earlier table. */
  readonly earlier?: number
  /** The row of the later table. */
  readonly later?: number
  /** The columns that differ, as indices of `Comparison.columns`; none for a new or missing row. */
  readonly columns: readonly number[]
}

/** A product that differs. */
export interface ProductDifference {
  readonly kind: DifferenceKind
  readonly handle: string
  /** Its first row in the earlier table. */
  readonly earlier?: number
  /** Its first row in the later table. */
  readonly later?: number
  /** Number of its variants, in the later file if it is there. */
  readonly variants: number
  /** For a changed product: what differs. */
  readonly rows: readonly RowDifference[]
}

export interface ComparisonCounts {
  /** Products. */
  readonly new: number
  readonly missing: number
  readonly changed: number
  readonly same: number
  /** In changed products. */
  readonly changedCells: number
}

/** Differences between two exports. */
export interface Comparison {
  readonly earlier: ProductTable
  readonly later: ProductTable
  /** The columns that both files have, in the order of the later one. */
  readonly columns: readonly ComparedColumn[]
  /** The names of columns that only the later file has. */
  readonly newColumns: readonly string[]
  /** The names of columns that only the earlier file has. */
  readonly missingColumns: readonly string[]
  /** In the order of the later file, then those that only the earlier file has. */
  readonly products: readonly ProductDifference[]
  readonly counts: ComparisonCounts
}

/** The texts of a cell in both files. */
export interface ChangedTexts {
  readonly before: string
  readonly after: string
}

function textAt({ table }: ProductTable, row: number | undefined, column: number): string {
  return row === undefined ? '' : table.text(row, column)
}

/** Reads a cell that differs. */
export function changedTexts(
  { earlier, later }: Comparison,
  row: RowDifference,
  column: ComparedColumn,
): ChangedTexts {
  return {
    before: textAt(earlier, row.earlier, column.earlier),
    after: textAt(later, row.later, column.later),
  }
}
