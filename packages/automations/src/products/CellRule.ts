/** A file that is to change, by the rows of the original. */
export interface ChangingFile {
  /** With the columns that are to be added. */
  readonly header: readonly string[]
  /** Returns the text that the original has in a cell. */
  readonly read: (row: number, column: number) => string
  /** Returns the text that a cell is to have. */
  readonly now: (row: number, column: number) => string
}

/** A cell whose new text is not taken, by its row in the original. */
export interface RefusedChange {
  readonly row: number
  readonly column: number
  /** A code that the engine only passes on. */
  readonly reason: string
}

/** Says which cells are not taken where a file is written to, beside those of read-only columns. */
export interface CellRule {
  /** Returns why a cell is never written, whatever its text; nothing if it can be. */
  readonly lockOf: (file: ChangingFile, row: number, column: number) => string | undefined
  /** Lists the cells among those given whose new texts are not taken. */
  readonly refused: (
    file: ChangingFile & { readonly cells: Iterable<readonly [row: number, column: number]> },
  ) => Iterable<RefusedChange>
}
