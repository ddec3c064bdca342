import type { KeptEdit } from '../edits/CellEdit.ts'
import type { Computed, Note } from '../plan/Plan.ts'

/** Filters of the listed products. */
export const previewFilters = ['changed', 'review', 'conflicts', 'hand', 'excluded', 'all'] as const
export type PreviewFilter = (typeof previewFilters)[number]

export const previewOrders = ['file', 'size', 'note'] as const
export type PreviewOrder = (typeof previewOrders)[number]

export interface PreviewQuery {
  readonly filter: PreviewFilter
  /** Finds titles, handles, SKUs and row numbers; empty for all. */
  readonly search: string
  readonly order: PreviewOrder
}

/** The counts above a preview. */
export interface PreviewSummary {
  readonly products: number
  readonly changedProducts: number
  readonly changedCells: number
  /** Products with a remark to review, or a change to review that is not excluded. */
  readonly needReview: number
  readonly conflicts: number
  /** Products with an excluded change. */
  readonly excluded: number
  /** Products with a cell that was written by hand; absent if none was. */
  readonly byHand?: number
  /** Cells written by hand that applying writes; absent if none was. */
  readonly cellsByHand?: number
  /** Changes that applying writes: neither excluded nor in conflict. */
  readonly included: number
  /** Products with such a change. */
  readonly includedProducts: number
  /** Of these changes, the option values that change and the cells that become empty. */
  readonly optionValues: number
  readonly emptied: number
  /** Changes that read-only columns stop; absent if none. */
  readonly stopped?: number
  /** Number of columns that it leaves out of the download; absent if none. */
  readonly excludedColumns?: number
  readonly nothing?: string
}

/** Cell of the preview, in the order of the plan's columns. */
export interface PreviewCell {
  /** The text in the file; absent for a computed value. */
  readonly before?: string
  /** The new text, if the plan changes it. */
  readonly after?: string
  /** Of a change of HTML: both texts as they read, without markup. */
  readonly rendered?: { readonly before: string; readonly after: string }
  readonly computed?: Computed
  readonly isExcluded?: true
  readonly isConflict?: true
  /** Whether the member wrote the new text. */
  readonly isByHand?: true
}

/** A product, one of its variants, or one of its changed cells in the list of a preview. */
export interface PreviewRow {
  readonly kind: 'product' | 'variant' | 'cell'
  /** Its position in the list that the query gives. */
  readonly index: number
  /** Index of the product in the file. */
  readonly product: number
  /** The row of the current table. */
  readonly row: number
  /** The row number in the source file, with the header as 1. */
  readonly number: number
  /** The line of the source file it begins on; a cell may span several. */
  readonly line: number
  /**
   * The title of the product, or the option values of the variant, such as ‘Sand / S’. A cell has the
   * name of what it belongs to.
   */
  readonly name: string
  /** For a product whose changed cells are listed, and the plan changes its title: the name is its handle. */
  readonly isHandle?: true
  /** The SKU of the variant, or of the only one of a product. @default none */
  readonly sku?: string
  /** For a product: how many images it has, if the file says so. */
  readonly images?: number
  /**
   * For a cell, and for a product that shows its only change itself: the column in the file, and what
   * that is called.
   */
  readonly column?: number
  readonly field?: NonNullable<Computed>
  /** For a cell: it belongs to the product as a whole. */
  readonly isOfProduct?: true
  /** For a product: how many of its variants change, and how many it has. */
  readonly changed?: number
  readonly variants?: number
  /** For a product with a row for each changed cell: how many there are. */
  readonly changes?: number
  readonly isExpanded?: boolean
  /** Whether its changes are included; absent where nothing changes. */
  readonly included?: boolean | 'mixed'
  readonly needsReview: boolean
  readonly cells: readonly PreviewCell[]
  readonly notes: readonly Note[]
}

/** Excluded cells in terms that hold after every job of the file: each list has an entry for each. */
export interface KeptExclusions {
  /** Rows of the original file. */
  readonly rows: Uint32Array
  readonly columns: Uint32Array
  /** 1 for a cell that was excluded with its product, its row or alone, and not with a whole column. */
  readonly singles: Uint8Array
  /** 1 for a cell that the plan could change. */
  readonly changing: Uint8Array
}

/** Decisions of the member about cells, in terms that hold after every job of the file. */
export interface KeptDecisions {
  readonly exclusions?: KeptExclusions | undefined
  /** Cells written by hand. */
  readonly edits?: readonly KeptEdit[] | undefined
}

/** Number of reviewed products among those that needed review. */
export interface Reviewed {
  readonly done: number
  /** Products with a change to review, excluded or not. */
  readonly of: number
}

/** Changes to exclude or include. */
export type ExclusionTarget =
  | { readonly kind: 'cell'; readonly row: number; readonly column: number }
  | { readonly kind: 'row'; readonly row: number }
  | { readonly kind: 'product'; readonly product: number }
  | { readonly kind: 'column'; readonly column: number }
  | { readonly kind: 'needs-review' }
  | { readonly kind: 'all' }
