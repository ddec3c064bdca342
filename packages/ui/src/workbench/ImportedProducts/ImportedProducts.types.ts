import type { ComponentPropsWithoutRef } from 'react'
import type { DiffRow, DiffTableProps } from '../DiffTable/index.js'

export const importFilters = ['all', 'new', 'changed', 'gone', 'review', 'conflicts'] as const

/**
 * Which products of an import are listed: `new`, `changed` and `gone` compare it with the open
 * export, `review` should be looked at, and `conflicts` cannot be imported.
 */
export type ImportFilter = (typeof importFilters)[number]

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
    > {
  /** What is listed. */
  filter: ImportFilter
  /** Called with what should be listed. */
  onFilterChange: (filter: ImportFilter) => void
  /** How many products each filter lists; those compared with an export are absent without one. */
  counts: Readonly<Partial<Record<ImportFilter, number>>>
  /** What is searched for. */
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
}
