import type { ReactNode } from 'react'
import type { Icon } from '../../icons/index.js'
import type { ExhibitProps } from '../Exhibit/index.js'

/** One thing that changes. */
export interface ChangeRow {
  /** Tells the row from the others. */
  readonly id: string
  /** What it is: the header of the row. */
  readonly name: ReactNode
  /** The values before, one for each head. */
  readonly before: readonly ReactNode[]
  /** The values after, one for each head. */
  readonly after: readonly ReactNode[]
}

/** What stands over the columns. */
export interface ChangeTableHeads {
  /** Over the names of the rows. */
  readonly name: string
  /** Over the values before the wire. */
  readonly before: readonly string[]
  /** Over the values after the wire. */
  readonly after: readonly string[]
}

export interface ChangeTableProps extends Omit<ExhibitProps, 'children'> {
  /** Stands on the wire: the sign of what makes the change; decorative. */
  icon: Icon
  /** Say what the columns hold. */
  heads: ChangeTableHeads
  /** What changes, from top to bottom. */
  rows: readonly ChangeRow[]
  /** Sums the rows up, under a line. @default none */
  total?: ChangeRow
  /** Where the values stand; `end` for amounts. @default 'start' */
  align?: 'start' | 'end'
}
