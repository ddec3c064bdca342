import type { ComponentPropsWithoutRef, ReactNode } from 'react'

/** One column. */
export interface TableColumn<Row> {
  /** Names the column among the others. */
  readonly id: string
  /** Heads the column; as cards it stands before each value. */
  readonly header: string
  /** Keeps the header for assistive technology only, for a column whose cells speak for themselves. @default false */
  readonly headerHidden?: boolean
  /** Where the values stand; `end` for amounts and actions. @default 'start' */
  readonly align?: 'start' | 'end'
  /** Makes its cells the headers of their rows, and the headings of their cards; one column should. @default false */
  readonly rowHeader?: boolean
  /** Draws the value of a row. */
  readonly cell: (row: Row) => ReactNode
}

export interface TableProps<Row> extends Omit<ComponentPropsWithoutRef<'table'>, 'children'> {
  /** Names the table. */
  caption: string
  /** Keeps the caption for assistive technology only, where a heading above says the same. @default false */
  captionHidden?: boolean
  /** The columns, in the order in which they are shown. */
  columns: readonly TableColumn<Row>[]
  /** The rows, in the order in which they are shown. */
  rows: readonly Row[]
  /** Names a row among the others. */
  rowKey: (row: Row) => string
  /** Stands in the place of the rows when there are none. @default nothing */
  empty?: ReactNode
}
