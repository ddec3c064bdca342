/** A text that the member wrote for a cell, whatever a plan proposes for it. */
export interface CellEdit {
  /** A row of the current table. */
  readonly row: number
  readonly column: number
  readonly text: string
  /** The text that the file had in the cell when it was written. */
  readonly before: string
}

/** A text written by hand in terms that hold after every job of the file. */
export interface KeptEdit extends CellEdit {
  /** A row of the original file. */
  readonly row: number
}

/** Codes of the notes on cells that were written by hand. */
export const handNoteCodes = [
  'by-hand',
  'no-proposal',
  'changed-since',
  'hand-not-above',
  'hand-duplicate',
] as const
export type HandNoteCode = (typeof handNoteCodes)[number]

/** Reason that a cell cannot be written by hand. */
export type EditRefusal =
  /** The automation does not write its column, or it follows from other cells. */
  | 'other-column'
  /** The row has no value in the column, such as that of a variant in the row of its product. */
  | 'no-value'
  /** The product stays as it is. */
  | 'left-out'
  /** The column is never written. */
  | 'read-only'

/** Says why a cell cannot be written by hand. */
export interface RefusedEdit {
  readonly refusal: EditRefusal
  /** With `read-only`, the code of the reason. */
  readonly reason?: string
}

/** A cell to be written by hand. */
export interface EditableCell {
  /** The text in the file. */
  readonly before: string
  /** The text that the automation proposes. @default nothing */
  readonly proposal?: string
  /** The text that is written by hand. @default nothing */
  readonly written?: string
  /** Whether it may have several lines. */
  readonly isMultiline: boolean
  /** Number of characters that the automation writes at most. @default no limit */
  readonly most?: number
}

/** Reason that a text cannot be in a cell, with values for its wording. */
export type EditProblem =
  | { readonly code: 'not-a-number' | 'not-whole' | 'line-break' | 'needed' }
  | { readonly code: 'too-many-decimals'; readonly decimals: number }
  | { readonly code: 'too-long' | 'tag-too-long' | 'too-short'; readonly characters: number }
  | { readonly code: 'too-many-tags'; readonly tags: number }
  | { readonly code: 'unknown-value'; readonly values: string }
  | { readonly code: 'unwritable'; readonly character: string }
