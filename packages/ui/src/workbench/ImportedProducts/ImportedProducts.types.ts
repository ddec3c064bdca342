import type { ComponentPropsWithoutRef } from 'react'
import type { DiffColumn, DiffRow, DiffTableProps } from '../DiffTable/index.js'

export const importFilters = ['all', 'new', 'changed', 'gone', 'review', 'conflicts'] as const

/**
 * Filter of an import's products: `new`, `changed` and `gone` compare it with the open
 * export, `review` should be looked at, and `conflicts` cannot be imported.
 */
export type ImportFilter = (typeof importFilters)[number]

/** Update of the open export. */
export interface UpdateCounts {
  /** Variants of the store that the list names. */
  readonly matched: number
  /** Cells that change. */
  readonly cells: number
  /** Products that are added. */
  readonly added: number
  /** Products to look at. */
  readonly review: number
  /** Rows of the list that are left out, as it is not sure what they are. */
  readonly unmatched: number
  /** All variants of the store. */
  readonly stored: number
  /** Names of the written columns. */
  readonly fields: readonly string[]
}

export interface ImportedProductsProps
  extends
    Omit<ComponentPropsWithoutRef<'div'>, 'children' | 'onChange'>,
    Pick<
      DiffTableProps,
      | 'onRange'
      | 'onExpand'
      | 'onExclude'
      | 'onInclude'
      | 'onNextReview'
      | 'onApply'
      | 'onShortcuts'
      | 'singleKeys'
      | 'isStale'
      | 'isReadOnly'
      | 'look'
      | 'onLookChange'
    > {
  /** Filter of the listed products. */
  filter: ImportFilter
  /** Called with what should be listed. */
  onFilterChange: (filter: ImportFilter) => void
  /** Number of products for each filter; those compared with an export are absent without one. */
  counts: Readonly<Partial<Record<ImportFilter, number>>>
  /** Current search text. */
  search: string
  /** Called with what should be searched for. */
  onSearchChange: (search: string) => void
  /** Number of rows in the list. */
  rowCount: number
  /**
   * Returns a row, or undefined while it loads. A product comes before its values, each a row of the
   * kind `variant`; its cells are the field, the value and where that is from.
   */
  rows: (index: number) => DiffRow | undefined
  /** Changes whenever `rows` returns something else. */
  revision: number
  /** Columns after ‘Product and variant’, such as those of the fields that an update writes. @default the field, its value and where that is from */
  columns?: readonly DiffColumn[]
  /** Says that the list updates the variants of the open export, and how much of it. @default it is imported as products */
  update?: UpdateCounts
}
