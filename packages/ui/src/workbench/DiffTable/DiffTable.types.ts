import type { CellToEdit, EditOutcome, NoteTone, PreviewRow } from '@dropwatt/automations'
import type { ComponentPropsWithoutRef, ReactNode } from 'react'
import type { DiffKind, DiffValue, TextFormat } from '../DiffCell/index.js'
import type { ReadOnlyReason } from '../ReadOnly/index.js'

/**
 * Meaning of a note: `review` asks to look at the change, `conflict` says why it cannot be applied,
 * `added` and `removed` say that only one of two files has the row, `hand` that its text was written by
 * hand.
 */
export type DiffNoteTone = NoteTone | 'added' | 'removed' | 'hand'

/** Remark on a row: the reason for its change, or its peculiarity. */
export interface DiffNote {
  readonly tone: DiffNoteTone
  readonly text: string
}

/** A column that rows can have besides those of the automation: the SKU, and whether a product has images. */
export type ExtraColumn = 'sku' | 'image'

/** The member's choices for the columns of a table, by their keys; `name`, `row`, `sku`, `image` and `note` are its own. */
export interface TableLook {
  /** Widths in px. @default those that fit */
  readonly widths?: Readonly<Record<string, number>>
  /** Whether a column is shown. @default all but the image, and the SKU where there is room */
  readonly shown?: Readonly<Record<string, boolean>>
}

/** A column after ‘Product and variant’ and ‘Row’; the notes come last. */
export interface DiffColumn {
  /** Unique key of the column. */
  readonly key: string
  readonly label: string
  readonly kind: DiffKind
  /** Aligns the values at the end. @default false */
  readonly isNumber?: boolean
  /** Its numbers have few digits, such as those of a stock, so that the column is narrow. @default false */
  readonly isShort?: boolean
  /** Shows percentages with those before the change, so that the column is wider. @default false */
  readonly hasBefore?: boolean | undefined
  /** Gives the texts of the column most of the room, as where it holds the only change of each row. @default false */
  readonly isWide?: boolean
  /**
   * Its value stands below the other values of its row, over the whole width: a changed text before above
   * after. At most one column does so. @default false
   */
  readonly isStacked?: boolean
  /** Its text is the `field` of each row, which stands beside the name instead of in a column. @default false */
  readonly isField?: boolean
  /** The market whose column it is, shown after the label. */
  readonly market?: string
  /** No value of the column changes, so it is narrow and has no menu. @default false for `change` and `tags` */
  readonly isFixed?: boolean
  /** Reason that its values are never written, for a column that is locked. @default it is not */
  readonly readOnly?: ReadOnlyReason | undefined
  /** All changes of the column are excluded. @default false */
  readonly isExcluded?: boolean
}

/** A product, one of its variants, or one changed cell of it, with its texts in words. */
export interface DiffRow extends Omit<
  PreviewRow,
  'number' | 'column' | 'field' | 'isOfProduct' | 'cells' | 'notes'
> {
  /** The row number in the source file, with the header as 1; 0 if the source has no rows. */
  readonly number: number
  /** For a cell, or a product with one change: its column in the file. */
  readonly fileColumn?: number
  /** For what has a `fileColumn`, or a value of a variant: what the column in the file is called. */
  readonly field?: string
  /** For what has a `field`: it belongs to the product as a whole, so the row of the product shows its name. @default false */
  readonly isOfProduct?: boolean
  /** One for each column, in the same order. */
  readonly cells: readonly DiffValue[]
  readonly notes: readonly DiffNote[]
}

/**
 * Target of an exclusion or inclusion. A column is its index in `columns`; a row is `DiffRow.row`, and a
 * `fileColumn` is `DiffRow.fileColumn`.
 */
export type DiffTarget =
  | {
      readonly kind: 'cell'
      readonly row: number
      readonly column: number
      readonly fileColumn?: number
    }
  | { readonly kind: 'row'; readonly row: number }
  | { readonly kind: 'product'; readonly product: number }
  | { readonly kind: 'column'; readonly column: number }

/** A cell in the list. */
export interface DiffPosition {
  /** Index of the row in the list. */
  readonly index: number
  /** Index of the column in `columns`. */
  readonly column: number
}

/** A cell of a row, wherever that is in the list. */
export interface DiffCellOfRow {
  readonly row: DiffRow
  /** Index of the column in `columns`. */
  readonly column: number
}

/** Reads and writes cells by hand. Each call gives nothing where the file cannot be changed. */
export interface DiffEditing {
  /** Returns what writing a cell begins with, or why it cannot be written. */
  readonly begin: (cell: DiffCellOfRow) => Promise<CellToEdit | undefined>
  readonly write: (cell: DiffCellOfRow, text: string) => Promise<EditOutcome | undefined>
  /** Takes back what was written. */
  readonly reset: (cell: DiffCellOfRow) => Promise<void>
}

/** A row of the list that the member asks for. */
export interface DiffRowTarget {
  /** Its index in the list. */
  readonly index: number
  /** Its row number in the source file: rows with it are marked, wherever they move. */
  readonly number: number
  /** Moves focus to it. @default false */
  readonly takesFocus?: boolean
}

export interface DiffTableProps extends Omit<
  ComponentPropsWithoutRef<'div'>,
  'children' | 'onChange'
> {
  /** Accessible name of the table. @default 'Changes' */
  label?: string
  /** The columns after ‘Product and variant’ and ‘Row’. */
  columns: readonly DiffColumn[]
  /** The columns that rows have besides these. @default none */
  extras?: readonly ExtraColumn[]
  /** The member's choices for the columns. @default none */
  look?: TableLook
  /** Called with new choices. Without it they last as long as the table. */
  onLookChange?: (look: TableLook) => void
  /** Number of rows in the list. */
  rowCount: number
  /** Returns a row, or undefined while it loads. */
  rows: (index: number) => DiffRow | undefined
  /** Changes whenever `rows` returns something else: rows loaded, changed or in another order. */
  revision: number
  /** Asks for the rows from `from` to before `to`; again after each revision that changes the range. Pass a stable function. */
  onRange?: (from: number, to: number) => void
  /** Included changes, for the announcement after an exclusion. */
  changesLeft?: number
  /** Turns the letter keys, `/` and `?` on. @default true */
  singleKeys?: boolean
  /** A row to reveal and mark, such as that of a link; each new object reveals it anew. */
  rowTarget?: DiffRowTarget
  /** Expands or collapses a product, by its index in the file. */
  onExpand?: (product: number, isExpanded: boolean) => void
  /** Excludes changes. @default nothing can be excluded */
  onExclude?: (target: DiffTarget) => void
  /** Includes excluded changes again. */
  onInclude?: (target: DiffTarget) => void
  /** Writes cells by hand. Pass a stable object. @default no cell can be written */
  editing?: DiffEditing
  /** Finds the next row that needs review after (1) or before (-1) a row; undefined if there is none. */
  onNextReview?: (fromIndex: number, direction: 1 | -1) => Promise<number | undefined>
  /** Opens a whole cell. @default opens it in a drawer */
  onOpenCell?: (position: DiffPosition) => void
  /** Called with the row that has focus. */
  onActiveRow?: (row: DiffRow) => void
  /** Look of changed HTML. @default 'text' */
  format?: TextFormat
  /** Called with the look that was chosen with a whole cell. @default there is no choice */
  onFormatChange?: (format: TextFormat) => void
  /** Undoes the last exclusion, or the job after it was applied. */
  onUndo?: () => void
  /** Redoes what was undone. */
  onRedo?: () => void
  /** Applies the changes. */
  onApply?: () => void
  /** Moves focus to the search field. */
  onSearch?: () => void
  /** Shows all shortcuts. */
  onShortcuts?: () => void
  /** The search that the rows match, for the text when none does. */
  query?: string
  /** Clears the search, from the text that no product matches. */
  onClearSearch?: () => void
  /** Replaces the rows when there are none. @default says that no product matches */
  empty?: ReactNode
  /** Dims the rows while newer ones are calculated. @default false */
  isStale?: boolean
  /** The rows can be read but not excluded, such as in a second tab. @default false */
  isReadOnly?: boolean
}
