import type { ReactNode } from 'react'
import type { Icon } from '../../icons/index.js'
import type { ExhibitProps } from '../Exhibit/index.js'

/** One row of changed values. */
export interface ChangeRow {
  /** Unique id of the row. */
  readonly id: string
  /** The row header. */
  readonly name: ReactNode
  /** The values before, one for each column. */
  readonly before: readonly ReactNode[]
  /** The values after, one for each column. */
  readonly after: readonly ReactNode[]
}

/** The column headers. */
export interface ChangeTableHeads {
  /** Header of the row names. */
  readonly name: string
  /** Headers of the values before the wire. */
  readonly before: readonly string[]
  /** Headers of the values after the wire. */
  readonly after: readonly string[]
}

export interface ChangeTableProps extends Omit<ExhibitProps, 'children'> {
  /** Icon on the wire, such as that of the automation; decorative. */
  icon: Icon
  /** The column headers. */
  heads: ChangeTableHeads
  /** The rows, from top to bottom. */
  rows: readonly ChangeRow[]
  /** A total under the rows. @default none */
  total?: ChangeRow
  /** Alignment of the values; `end` for amounts. @default 'start' */
  align?: 'start' | 'end'
}
