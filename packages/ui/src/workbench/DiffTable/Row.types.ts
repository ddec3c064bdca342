import type { TextFormat } from '../DiffCell/index.js'
import type { Wording } from './describe.js'
import type { DiffColumn, DiffRow } from './DiffTable.types.js'
import type { RowEditor } from './useCellEditing.js'

/** Props of a row of the table and of a card. */
export interface RowProps {
  readonly index: number
  /** Undefined while it loads. */
  readonly row: DiffRow | undefined
  readonly columns: readonly DiffColumn[]
  /** The positions of the shown columns of a table. */
  readonly shown: readonly number[]
  /** Whether the rows of products say whether they have images. */
  readonly hasImages: boolean
  /** Offset in px. */
  readonly top: number
  /** Whether the rows of its product end with it. */
  readonly isLast: boolean
  /** Position of the cell with the tab stop, if it is in this row. */
  readonly active: number | undefined
  /** It is the row that the member asked for. */
  readonly isMarked: boolean
  readonly wording: Wording
  readonly format: TextFormat
  /** Number of characters that fit into the lines of a stacked text. */
  readonly room: number
  /** The editor of one of its cells. */
  readonly editor: RowEditor | undefined
  readonly isReadOnly: boolean
  readonly onToggle: (index: number) => void
  readonly onExpand: (index: number) => void
  readonly onOpen: (index: number, column: number) => void
  /** Writes a cell by hand. @default no cell can be written */
  readonly onEdit: ((index: number, column: number) => void) | undefined
}
