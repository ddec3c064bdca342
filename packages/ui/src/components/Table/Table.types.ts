import type { ComponentPropsWithoutRef, ReactNode } from 'react'

/** One column. */
export interface TableColumn<Row> {
  /** Unique id of the column. */
  readonly id: string
  /** Column header; in cards it is shown before each value. */
  readonly header: string
  /** Hides the header visually, for a column with self-explanatory cells. @default false */
  readonly headerHidden?: boolean
  /** Alignment of the values; `end` for amounts and actions. @default 'start' */
  readonly align?: 'start' | 'end'
  /** Makes its cells row headers, and headings in cards; set it on one column. @default false */
  readonly rowHeader?: boolean
  /** Renders the value of a row. */
  readonly cell: (row: Row) => ReactNode
}

export interface TableProps<Row> extends Omit<ComponentPropsWithoutRef<'table'>, 'children'> {
  /** Caption of the table. */
  caption: string
  /** Hides the caption visually, for when a heading above says the same. @default false */
  captionHidden?: boolean
  /** The columns, in the order in which they are shown. */
  columns: readonly TableColumn<Row>[]
  /** The rows, in the order in which they are shown. */
  rows: readonly Row[]
  /** Returns the unique id of a row. */
  rowKey: (row: Row) => string
  /** Shown when there are no rows. @default nothing */
  empty?: ReactNode
}
