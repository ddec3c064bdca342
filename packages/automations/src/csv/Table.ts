import { indexCells, type CellIndex } from './cellIndex.ts'
import { readCell } from './cells.ts'
import { findDialect, type Dialect } from './dialect.ts'
import { decodeFile, type Encoding } from './encoding.ts'
import { FileError } from './FileError.ts'

/** The bytes of cells and rows, as offsets into `Table.content`. */
export interface Span {
  readonly start: number
  readonly end: number
}

const decoder = new TextDecoder('utf-8', { ignoreBOM: true })

/** Short cells are mostly ASCII, which is read four times as fast without a decoder. */
const shortCell = 32

/**
 * A table over the bytes of a file. Nothing is read into strings until it is asked for. Rows and
 * columns count from 0; row 0 is the header.
 */
export class Table {
  readonly encoding: Encoding
  readonly hasMark: boolean
  readonly dialect: Dialect
  /** The file as UTF-8, without a byte order mark. */
  readonly content: Uint8Array
  /** The texts of the first row. */
  readonly header: readonly string[]
  /** The row of a quoted cell that nothing closes, because the file was cut off. */
  readonly unclosedRow: number | undefined
  readonly #index: CellIndex

  /**
   * Opens the bytes of a file.
   *
   * @throws {FileError} when they are no table
   */
  constructor(bytes: Uint8Array) {
    const { encoding, hasMark, content } = decodeFile(bytes)
    refuseOtherFiles(content)
    this.encoding = encoding
    this.hasMark = hasMark
    this.content = content
    this.dialect = findDialect(content)
    this.#index = indexCells(content, this.dialect)
    this.unclosedRow = this.#index.unclosedRow
    this.header = Array.from({ length: this.cellCount(0) }, (_, column) => this.text(0, column))
  }

  /** The number of rows, with the header. */
  get rowCount(): number {
    return this.#index.rowStarts.length
  }

  /** Counts the cells of a row, which may be more or fewer than those of the header. */
  cellCount(row: number): number {
    const { firstCells } = this.#index
    return (firstCells[row + 1] ?? 0) - (firstCells[row] ?? 0)
  }

  /** Finds a row with its line end. */
  rowSpan(row: number): Span {
    const { rowStarts } = this.#index
    return { start: rowStarts[row] ?? 0, end: rowStarts[row + 1] ?? this.content.length }
  }

  /** The offset of the first byte of a cell as it is written; -1 where the row ends before it. */
  cellStart(row: number, column: number): number {
    if (column >= this.cellCount(row)) return -1
    const { rowStarts, firstCells, cellEnds } = this.#index
    if (column === 0) return rowStarts[row] ?? -1
    return (cellEnds[(firstCells[row] ?? 0) + column - 1] ?? 0) + 1
  }

  /** The offset behind the last byte of a cell as it is written; -1 where the row ends before it. */
  cellEnd(row: number, column: number): number {
    if (column >= this.cellCount(row)) return -1
    const { firstCells, cellEnds } = this.#index
    return cellEnds[(firstCells[row] ?? 0) + column] ?? -1
  }

  /** Finds a cell as it is written, quotes and all; nothing where the row ends before it. */
  cellSpan(row: number, column: number): Span | undefined {
    const start = this.cellStart(row, column)
    return start === -1 ? undefined : { start, end: this.cellEnd(row, column) }
  }

  /** Reads a cell as it is written, quotes and all; nothing where the row ends before it. */
  raw(row: number, column: number): string | undefined {
    const span = this.cellSpan(row, column)
    return span && this.#decode(span)
  }

  /** Reads the text of a cell; empty where the row ends before it. */
  text(row: number, column: number): string {
    return readCell(this.raw(row, column) ?? '')
  }

  /** Whether a cell has no text; faster than reading it. */
  isBlank(row: number, column: number): boolean {
    const start = this.cellStart(row, column)
    const length = this.cellEnd(row, column) - start
    return length === 0 || (length === 2 && this.content[start] === 0x22)
  }

  #decode({ start, end }: Span): string {
    const bytes = this.content.subarray(start, end)
    if (bytes.length > shortCell) return decoder.decode(bytes)
    let text = ''
    for (const byte of bytes) {
      if (byte > 0x7f) return decoder.decode(bytes)
      text += String.fromCharCode(byte)
    }
    return text
  }
}

/** Recognises what people open by mistake. */
function refuseOtherFiles(content: Uint8Array): void {
  if (content.length === 0) throw new FileError('empty', 'The file is empty.')
  const start = content.subarray(0, 4096)
  if (start.includes(0)) {
    throw new FileError('binary', 'The file holds no text. Export the products as CSV.')
  }
  if (/^\s*<(?:!doctype|html)\b/i.test(decoder.decode(start))) {
    throw new FileError('web-page', 'The file is a web page. Export the products as CSV.')
  }
}
