import type { Dialect } from './dialect.ts'

/** Where every cell of a table is in its bytes. */
export interface CellIndex {
  /** Offset of the first byte of each row. */
  readonly rowStarts: Uint32Array
  /** Position in `cellEnds` of the first cell of each row, and of the cell behind the last one. */
  readonly firstCells: Uint32Array
  /** Offset behind the last byte of each cell, without the delimiter. */
  readonly cellEnds: Uint32Array
  /** The row of a quoted cell that nothing closes: the file was cut off. */
  readonly unclosedRow: number | undefined
}

const quote = '"'.charCodeAt(0)
const lineFeed = '\n'.charCodeAt(0)
const carriageReturn = '\r'.charCodeAt(0)

function enlarged(values: Uint32Array): Uint32Array<ArrayBuffer> {
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
 * Finds the cells of a table in one pass over its bytes, without creating a string. A cell is quoted
 * when a quote is its first byte (RFC 4180, 2.5); what follows its closing quote up to the next
 * delimiter belongs to it. Rows may have different numbers of cells, and a line end behind the last
 * row starts no further one.
 *
 * @param content the table as UTF-8, without a byte order mark, up to 4 GiB
 */
export function indexCells(content: Uint8Array, { delimiter, lineEnd }: Dialect): CellIndex {
  const separator = delimiter.charCodeAt(0)
  const rowEnd = lineEnd === '\r' ? carriageReturn : lineFeed
  const { length } = content
  // One comparison passes over what is plain text.
  const highest = Math.max(separator, quote)
  let rowStarts = new Uint32Array(Math.max(16, length >>> 8))
  let firstCells = new Uint32Array(rowStarts.length)
  let cellEnds = new Uint32Array(Math.max(16, length >>> 2))
  let rowCount = 0
  let cellCount = 0
  let unclosedRow: number | undefined
  let cellStart = 0
  let at = 0

  while (at < length) {
    if (rowCount === rowStarts.length) {
      rowStarts = enlarged(rowStarts)
      firstCells = enlarged(firstCells)
    }
    rowStarts[rowCount] = at
    firstCells[rowCount] = cellCount
    rowCount += 1
    cellStart = at
    for (; at < length; at += 1) {
      const byte = content[at]!
      if (byte > highest) continue
      if (byte === separator) {
        if (cellCount === cellEnds.length) cellEnds = enlarged(cellEnds)
        cellEnds[cellCount] = at
        cellCount += 1
        cellStart = at + 1
      } else if (byte === rowEnd) break
      else if (byte === quote && at === cellStart) {
        const end = endOfQuotes(content, at + 1)
        if (end === -1) unclosedRow = rowCount - 1
        // The byte behind the closing quote is the next to look at.
        at = (end === -1 ? length : end) - 1
      }
    }
    const hasReturn = at < length && rowEnd === lineFeed && content[at - 1] === carriageReturn
    if (cellCount === cellEnds.length) cellEnds = enlarged(cellEnds)
    cellEnds[cellCount] = hasReturn ? at - 1 : at
    cellCount += 1
    at += 1
  }
  if (rowCount === firstCells.length) firstCells = enlarged(firstCells)
  firstCells[rowCount] = cellCount
  return {
    rowStarts: rowStarts.slice(0, rowCount),
    firstCells: firstCells.slice(0, rowCount + 1),
    // It is kept as long as the file is open, and there was room for more cells than most files have.
    cellEnds: cellEnds.slice(0, cellCount),
    unclosedRow,
  }
}
