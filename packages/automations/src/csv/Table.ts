import { indexCells, moveCells, type CellIndex, type MovedCells } from './cellIndex.ts'
import { readCell } from './cells.ts'
import { findDialect, type Dialect } from './dialect.ts'
import { decodeFile, type Encoding } from './encoding.ts'
import type { SeparatorLine } from './separatorLine.ts'
import { refuseBinary, refuseOtherTexts } from './otherFiles.ts'

/** The bytes of cells and rows, as offsets into `Table.content`. */
export interface Span {
  readonly start: number
  readonly end: number
}

/** Storage of the text of a table. */
export interface Layout {
  readonly encoding: Encoding
  readonly hasMark: boolean
  /** The line before the header that names the delimiter. @default none */
  readonly separator?: SeparatorLine | undefined
  readonly dialect: Dialect
}

const quote = '"'.charCodeAt(0)
const decoder = new TextDecoder('utf-8', { ignoreBOM: true })

/** Short cells are mostly ASCII, which is read four times as fast without a decoder. */
const shortCell = 32

function isAscii(content: Uint8Array, start: number, end: number): boolean {
  for (let at = start; at < end; at += 1) if (content[at]! > 0x7f) return false
  return true
}

/**
 * A table over the bytes of a file. Nothing is read into strings until it is asked for. Rows and
 * columns count from 0; row 0 is the header.
 */
export class Table {
  readonly encoding: Encoding
  readonly hasMark: boolean
  /** The line before the header that names the delimiter, if the file has one; it is no row. */
  readonly separator: SeparatorLine | undefined
  readonly dialect: Dialect
  /** The file as UTF-8, without a byte order mark and a separator line. */
  readonly content: Uint8Array
  /** The texts of the first row. */
  readonly header: readonly string[]
  /** The row of a quoted cell that nothing closes, because the file was cut off. */
  readonly unclosedRow: number | undefined
  readonly #index: CellIndex

  /**
   * Opens the bytes of a file, or the content of a table in which cells were changed.
   *
   * @param layout the layout of the table, if the bytes are such a content: as UTF-8 without a byte
   *   order mark. @default found from the bytes of a file
   * @param index where its cells are. @default found from the bytes
   * @throws {FileError} when the bytes of a file are no table
   */
  constructor(bytes: Uint8Array, layout?: Layout, index?: CellIndex) {
    if (!layout) refuseBinary(bytes)
    const { encoding, hasMark, separator, content } = layout
      ? { ...layout, content: bytes }
      : decodeFile(bytes)
    if (!layout) refuseOtherTexts(content)
    this.encoding = encoding
    this.hasMark = hasMark
    this.separator = separator
    this.content = content
    this.dialect = layout?.dialect ?? findDialect(content, separator?.delimiter)
    this.#index = index ?? indexCells(content, this.dialect)
    this.unclosedRow = this.#index.unclosedRow
    this.header = Array.from({ length: this.cellCount(0) }, (_, column) => this.text(0, column))
  }

  /** The number of rows, with the header. */
  get rowCount(): number {
    return this.#index.rowStarts.length
  }

  /** Number of rows of the file before the header. */
  get skipped(): number {
    return this.separator ? 1 : 0
  }

  /** Counts the cells of a row, which may be more or fewer than those of the header. */
  cellCount(row: number): number {
    const { firstCells } = this.#index
    return (firstCells[row + 1] ?? 0) - (firstCells[row] ?? 0)
  }

  /** The cells that `withMoved` put somewhere else, by column. */
  get moved(): CellIndex['moved'] {
    return this.#index.moved
  }

  /** @throws {RangeError} when cells are somewhere else */
  #expectWholeRows(): void {
    if (this.#index.moved) throw new RangeError('The rows of this table are in pieces.')
  }

  /**
   * Finds a row with its line end.
   *
   * @throws {RangeError} when cells are somewhere else
   */
  rowSpan(row: number): Span {
    this.#expectWholeRows()
    const { rowStarts } = this.#index
    return { start: rowStarts[row] ?? 0, end: rowStarts[row + 1] ?? this.content.length }
  }

  /** The offset of the first byte of a cell as it is written; -1 where the row ends before it. */
  cellStart(row: number, column: number): number {
    const { rowStarts, firstCells, cellEnds, moved } = this.#index
    const elsewhere = moved?.[column]?.starts[row] ?? 0
    if (elsewhere > 0) return elsewhere
    const first = firstCells[row] ?? 0
    if (column >= (firstCells[row + 1] ?? 0) - first) return -1
    const start = rowStarts[row] ?? 0
    return column === 0 ? start : start + (cellEnds[first + column - 1] ?? 0) + 1
  }

  /** The offset behind the last byte of a cell as it is written; -1 where the row ends before it. */
  cellEnd(row: number, column: number): number {
    const { rowStarts, firstCells, cellEnds, moved } = this.#index
    const elsewhere = moved?.[column]?.ends[row] ?? 0
    if (elsewhere > 0) return elsewhere
    const first = firstCells[row] ?? 0
    if (column >= (firstCells[row + 1] ?? 0) - first) return -1
    return (rowStarts[row] ?? 0) + (cellEnds[first + column] ?? 0)
  }

  /** Finds a cell as it is written, quotes and all; nothing where the row ends before it. */
  cellSpan(row: number, column: number): Span | undefined {
    const start = this.cellStart(row, column)
    return start === -1 ? undefined : { start, end: this.cellEnd(row, column) }
  }

  /** Reads a cell as it is written, quotes and all; nothing where the row ends before it. */
  raw(row: number, column: number): string | undefined {
    const start = this.cellStart(row, column)
    return start === -1 ? undefined : this.#decode(start, this.cellEnd(row, column))
  }

  /** Reads the text of a cell; empty where the row ends before it. */
  text(row: number, column: number): string {
    return readCell(this.raw(row, column) ?? '')
  }

  /** Whether a cell is written like this, quotes and all; faster than reading it. */
  isWritten(row: number, column: number, raw: string): boolean {
    const start = this.cellStart(row, column)
    if (start === -1) return false
    const end = this.cellEnd(row, column)
    // A character takes one byte or more for each of its code units.
    if (end - start < raw.length) return false
    for (let at = 0; at < raw.length; at += 1) {
      const unit = raw.charCodeAt(at)
      const byte = this.content[start + at]!
      if (unit > 0x7f || byte > 0x7f) return this.#decode(start, end) === raw
      if (unit !== byte) return false
    }
    return end - start === raw.length
  }

  /** Whether a cell is written the same way in two rows; faster than reading them. */
  isSame(column: number, row: number, otherRow: number): boolean {
    const { content } = this
    const start = this.cellStart(row, column)
    const otherStart = this.cellStart(otherRow, column)
    if (start === -1 || otherStart === -1) return start === otherStart
    const length = this.cellEnd(row, column) - start
    if (length !== this.cellEnd(otherRow, column) - otherStart) return false
    // Cells below one another mostly differ at their ends.
    for (let at = length - 1; at >= 0; at -= 1) {
      if (content[start + at] !== content[otherStart + at]) return false
    }
    return true
  }

  /** Whether a cell has no text; faster than reading it. */
  isBlank(row: number, column: number): boolean {
    const start = this.cellStart(row, column)
    const length = this.cellEnd(row, column) - start
    return length === 0 || (length === 2 && this.content[start] === quote)
  }

  /**
   * Calls back for each cell below the header whose text has more than one byte and begins with one
   * of some bytes; much faster than looking at each cell.
   *
   * @param isSought 1 for those bytes, 0 for the others
   * @throws {RangeError} when cells are somewhere else
   */
  findFirstBytes(isSought: Uint8Array, onFound: (row: number, column: number) => void): void {
    this.#expectWholeRows()
    for (let row = 1; row < this.rowCount; row += 1) this.#findInRow(row, isSought, onFound)
  }

  // A call for each row, as the JavaScript engine compiles a function that is called often sooner than
  // one that runs for long.
  #findInRow(
    row: number,
    isSought: Uint8Array,
    onFound: (row: number, column: number) => void,
  ): void {
    const { content } = this
    const { rowStarts, firstCells, cellEnds } = this.#index
    const first = firstCells[row]!
    const behind = firstCells[row + 1]!
    const rowStart = rowStarts[row]!
    let start = rowStart
    for (let cell = first; cell < behind; cell += 1) {
      const end = rowStart + cellEnds[cell]!
      if (end > start + 1) {
        const byte = content[start]!
        const isFound = isSought[byte === quote ? content[start + 1]! : byte] === 1
        if (isFound) onFound(row, cell - first)
      }
      start = end + 1
    }
  }

  /**
   * Opens this table with other texts in some cells.
   *
   * @param content this one with these texts
   * @param cells the row and the column of each such cell, in the order of the file, each once
   * @param growths by how many bytes each became longer
   * @throws {RangeError} when cells are somewhere else
   */
  withGrown(
    content: Uint8Array,
    cells: readonly (readonly [row: number, column: number, ...others: unknown[]])[],
    growths: Int32Array,
  ): Table {
    this.#expectWholeRows()
    return new Table(content, this, moveCells(this.#index, cells, growths))
  }

  /**
   * Opens this table with some cells somewhere else. It can be read cell by cell; its rows are in
   * pieces.
   *
   * @param content begins with the one of this table
   */
  withMoved(content: Uint8Array, moved: readonly (MovedCells | undefined)[]): Table {
    const { rowStarts, firstCells, cellEnds, unclosedRow } = this.#index
    // A copy by spreading would be of another shape, for which all that reads cells is compiled again.
    return new Table(content, this, { rowStarts, firstCells, cellEnds, unclosedRow, moved })
  }

  #decode(start: number, end: number): string {
    const { content } = this
    if (end - start > shortCell || !isAscii(content, start, end)) {
      return decoder.decode(content.subarray(start, end))
    }
    let text = ''
    let at = start
    // Each call makes a string, so that one of several characters saves the others.
    for (; at + 4 <= end; at += 4) {
      text += String.fromCharCode(
        content[at]!,
        content[at + 1]!,
        content[at + 2]!,
        content[at + 3]!,
      )
    }
    for (; at < end; at += 1) text += String.fromCharCode(content[at]!)
    return text
  }
}
