import type { Dialect } from './dialect.ts'
import { FileError } from './FileError.ts'

/** Offsets within rows; the wide ones if a row is too long for the short ones. */
type CellEnds = Uint16Array | Uint32Array

/** Byte offsets of all cells of a table. */
export interface CellIndex {
  /** Offset of the first byte of each row. */
  readonly rowStarts: Uint32Array
  /** Position in `cellEnds` of the first cell of each row, and of the cell behind the last one. */
  readonly firstCells: Uint32Array
  /**
   * Offset behind the last byte of each cell, without the delimiter, from the first byte of its row:
   * rows of up to 64 kB need half the memory that offsets into the file would take.
   */
  readonly cellEnds: CellEnds
  /** The row of a quoted cell that nothing closes: the file was cut off. */
  readonly unclosedRow: number | undefined
  /** The cells that are somewhere else in the bytes, by column. */
  readonly moved: readonly (MovedCells | undefined)[] | undefined
}

/** The cells of a column that are somewhere else in the bytes, by row; 0 for all others. */
export interface MovedCells {
  /** Offset of the first byte of each cell. */
  readonly starts: Uint32Array
  /** Offset behind its last byte. */
  readonly ends: Uint32Array
}

/**
 * The most that a table may have of each, as each takes memory, whatever is in it: twice the rows of a
 * workbook, and cells of five bytes in the largest file.
 */
const most = { rows: 2_000_000, columns: 16_384, cells: 40_000_000 }

function tooManyCells(): FileError {
  const { rows, columns, cells } = most
  return new FileError(
    'too-many-cells',
    `The file has more than ${rows / 1_000_000} million rows, ${columns} columns or ${cells / 1_000_000} million cells. Export by collection or vendor.`,
    most,
  )
}

const quote = '"'.charCodeAt(0)
const lineFeed = '\n'.charCodeAt(0)
const carriageReturn = '\r'.charCodeAt(0)

/** The largest offset that fits into two bytes. */
const maxShort = 0xffff

function doubleCapacity(values: Uint32Array): Uint32Array<ArrayBuffer> {
  const larger = new Uint32Array(values.length * 2)
  larger.set(values)
  return larger
}

/**
 * Finds the end of the quoted part of a cell.
 *
 * @param start the offset behind the opening quote
 * @returns the offset behind the closing quote; -1 where nothing closes it
 */
function endOfQuotes(content: Uint8Array, start: number): number {
  let at = start
  for (;;) {
    const closing = content.indexOf(quote, at)
    if (closing === -1) return -1
    if (content[closing + 1] !== quote) return closing + 1
    at = closing + 2
  }
}

/**
 * Finds the cells of one row after the other. A row is a call of its own, as the JavaScript engine
 * compiles a function that is called often sooner than one that runs for long.
 */
class RowReader {
  /** Ends beyond its length, and ends too large for it, are lost. */
  ends: CellEnds
  /** Number of cell ends, including those that did not fit. */
  count = 0
  isUnclosed = false
  readonly #content: Uint8Array
  readonly #separator: number
  readonly #rowEnd: number

  constructor(content: Uint8Array, { delimiter, lineEnd }: Dialect) {
    this.ends = new Uint16Array(Math.max(16, content.length >>> 2))
    this.#content = content
    this.#separator = delimiter.charCodeAt(0)
    this.#rowEnd = lineEnd === '\r' ? carriageReturn : lineFeed
  }

  /** Reads a row and returns the offset of its line end, or of the end of the file. */
  read(rowStart: number): number {
    const content = this.#content
    const { length } = content
    const separator = this.#separator
    const rowEnd = this.#rowEnd
    // One comparison passes over what is plain text.
    const highest = Math.max(separator, quote)
    const { ends } = this
    let { count } = this
    let cellStart = rowStart
    let at = rowStart
    for (; at < length; at += 1) {
      const byte = content[at]!
      if (byte > highest) continue
      if (byte === separator) {
        ends[count] = at - rowStart
        count += 1
        cellStart = at + 1
      } else if (byte === rowEnd) break
      else if (byte === quote && at === cellStart) {
        const end = endOfQuotes(content, at + 1)
        if (end === -1) this.isUnclosed = true
        // The byte behind the closing quote is the next to look at.
        at = (end === -1 ? length : end) - 1
      }
    }
    const hasReturn = at < length && rowEnd === lineFeed && content[at - 1] === carriageReturn
    ends[count] = (hasReturn ? at - 1 : at) - rowStart
    this.count = count + 1
    return at
  }

  /** Returns the ends. They are kept as long as the file is open, so that much unused room is given back. */
  finish(): CellEnds {
    const { ends, count } = this
    return count * 2 > ends.length ? ends.subarray(0, count) : ends.slice(0, count)
  }

  /** Makes room for the ends of a row that was read. */
  grow(isWide: boolean): void {
    const length = Math.max(this.ends.length, this.count) * 2
    const larger = isWide ? new Uint32Array(length) : new Uint16Array(length)
    larger.set(this.ends)
    this.ends = larger
  }
}

/**
 * Finds the cells of a table in one pass over its bytes, without creating a string. A cell is quoted
 * when a quote is its first byte (RFC 4180, 2.5); what follows its closing quote up to the next
 * delimiter belongs to it. Rows may have different numbers of cells, and a line end behind the last
 * row starts no further one.
 *
 * @param content the table as UTF-8, without a byte order mark, up to 4 GiB
 * @throws {FileError} `too-many-cells`
 */
export function indexCells(content: Uint8Array, dialect: Dialect): CellIndex {
  const reader = new RowReader(content, dialect)
  let rowStarts = new Uint32Array(Math.max(16, content.length >>> 8))
  let firstCells = new Uint32Array(rowStarts.length)
  let rowCount = 0
  let isWide = false

  for (let at = 0; at < content.length; at += 1) {
    const rowStart = at
    const first = reader.count
    at = reader.read(rowStart)
    const isFull = rowCount === most.rows || reader.count > most.cells
    if (isFull || (rowCount === 0 && reader.count > most.columns)) throw tooManyCells()
    const isTooWide: boolean = !isWide && at - rowStart > maxShort
    isWide ||= isTooWide
    if (isTooWide || reader.count > reader.ends.length) {
      reader.grow(isWide)
      reader.count = first
      at = reader.read(rowStart)
    }
    rowStarts[rowCount] = rowStart
    rowCount += 1
    if (rowCount === rowStarts.length) {
      rowStarts = doubleCapacity(rowStarts)
      firstCells = doubleCapacity(firstCells)
    }
    firstCells[rowCount] = reader.count
  }
  return {
    rowStarts: rowStarts.slice(0, rowCount),
    firstCells: firstCells.slice(0, rowCount + 1),
    cellEnds: reader.finish(),
    unclosedRow: reader.isUnclosed ? rowCount - 1 : undefined,
    moved: undefined,
  }
}

/**
 * Moves the cells of a table behind others that became longer or shorter; much faster than finding
 * all of them again.
 *
 * @param places the row and the column of each such cell, in the order of the file
 * @param growths by how many bytes each became longer
 * @returns nothing where a row became too long for the index
 */
export function moveCells(
  index: CellIndex,
  places: readonly (readonly [row: number, column: number, ...others: unknown[]])[],
  growths: Int32Array,
): CellIndex | undefined {
  const { firstCells, unclosedRow } = index
  const rowStarts = index.rowStarts.slice()
  const cellEnds = index.cellEnds.slice()
  const longest = cellEnds instanceof Uint16Array ? maxShort : Infinity
  let growth = 0
  let next = 0
  for (let row = places[0]?.[0] ?? rowStarts.length; row < rowStarts.length; row += 1) {
    rowStarts[row]! += growth
    const behind = firstCells[row + 1]!
    let ofRow = 0
    while (next < places.length && places[next]![0] === row) {
      ofRow += growths[next]!
      const from = firstCells[row]! + places[next]![1]
      next += 1
      const isLast = next === places.length || places[next]![0] !== row
      const to = isLast ? behind : firstCells[row]! + places[next]![1]
      for (let cell = from; cell < to; cell += 1) cellEnds[cell]! += ofRow
    }
    if (index.cellEnds[behind - 1]! + ofRow > longest) return undefined
    growth += ofRow
  }
  return { rowStarts, firstCells, cellEnds, unclosedRow, moved: undefined }
}
