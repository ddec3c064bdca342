import type { EditableCell, EditProblem } from '@dropwatt/automations'

/** Cell that is focused once a text is used: this one again, or the one after or before it. */
export type EditNext = 'here' | 'next' | 'previous'

export interface CellEditorProps {
  /** Name of the cell, such as ‘Title, Oak stool’. */
  name: string
  /** The cell as it is, what is proposed, and what was written. */
  cell: EditableCell
  /** Place of the editor: a line of text, a value in a column of values, or a drawer, which has buttons. @default 'text' */
  place?: 'text' | 'value' | 'drawer'
  /** Aligns the text at the end, as numbers are. @default false */
  isNumber?: boolean
  /**
   * Called with the text by Enter, Tab and the button; and when focus leaves, without a cell to focus.
   *
   * @returns the reason that the text cannot be used; nothing if it was
   */
  onUse: (text: string, next: EditNext | undefined) => Promise<EditProblem | undefined>
  /** Called by Escape and the button. */
  onCancel: () => void
  /** Takes back what was written. @default there is no link */
  onReset?: () => void
}
