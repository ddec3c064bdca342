import type { PreviewFilter, PreviewOrder } from '@dropwatt/automations'
import type { ComponentPropsWithoutRef } from 'react'
import type { DiffColumn, ExtraColumn, TableLook } from '../DiffTable/index.js'

/** The search field of the filters. */
export interface DiffFiltersHandle {
  /** Moves focus to the search field and selects its text. */
  focusSearch: () => void
}

export interface DiffFiltersProps extends Omit<ComponentPropsWithoutRef<'div'>, 'children'> {
  /** The chosen filter. */
  filter: PreviewFilter
  /** Called with the new filter. */
  onFilterChange: (filter: PreviewFilter) => void
  /** Number of products for each filter. Conflicts and cells written by hand are offered where there are some. */
  counts: Readonly<Record<Exclude<PreviewFilter, 'hand'>, number>> & { readonly hand?: number }
  /** Text of the search field. */
  query: string
  /** Called on each change of the search. */
  onQueryChange: (query: string) => void
  /** Called by Enter and Arrow Down in the search field, to move focus to the table. */
  onLeaveSearch?: () => void
  /** Order of the products. @default 'file' */
  order?: PreviewOrder
  /** Called with the new order. @default products cannot be sorted */
  onOrderChange?: (order: PreviewOrder) => void
  /** The columns of the table, to exclude or include all changes of one. @default [] */
  columns?: readonly DiffColumn[]
  /** The columns of the table, of which those without changes can be hidden. @default `columns` */
  tableColumns?: readonly DiffColumn[]
  /** The columns that the rows have besides these. @default none */
  extras?: readonly ExtraColumn[]
  /** The member's choices for the columns of the table. @default none */
  look?: TableLook
  /** Called with new choices. @default columns are not shown and hidden here */
  onLookChange?: (look: TableLook) => void
  /** Excludes or includes the changes of a column, by its index in `columns`. */
  onColumnChange?: (column: number, isIncluded: boolean) => void
  /** Disables all controls. @default false */
  disabled?: boolean
}
