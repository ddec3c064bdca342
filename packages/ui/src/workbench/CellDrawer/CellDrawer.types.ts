import type { ReactNode } from 'react'
import type { DiffKind, DiffValue, TextFormat } from '../DiffCell/index.js'

export interface CellDrawerProps {
  /** Whether it is open. */
  open: boolean
  /** Called when it should close: by Escape, the close button or the backdrop. */
  onClose: () => void
  /** The edge that it slides in from; `bottom` where there is little room. @default 'end' */
  side?: 'end' | 'bottom'
  /** Name of the column. */
  column: string
  /** Name of the product or variant. */
  name: string
  /** The row number in the source file, with the header as 1. */
  number: number
  /** The whole value before and after. */
  value: DiffValue
  /** Kind of the cell's value. @default 'change' */
  kind?: DiffKind
  /** Look of changed HTML. @default 'text' */
  format?: TextFormat
  /** Called with the look that was chosen. @default there is no choice */
  onFormatChange?: ((format: TextFormat) => void) | undefined
  /** The notes of the row, in words. @default [] */
  notes?: readonly string[]
  /** Writes the value by hand. @default no button */
  onEdit?: () => void
  /** A `CellEditor` while it is being written, in place of the buttons. */
  editor?: ReactNode
  /** Excludes the change, or includes it again. @default no button */
  onToggle?: () => void
}
