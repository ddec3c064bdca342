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

/** A list of offsets that doubles when it is full. */
class Offsets {
  #values = new Uint32Array(1024)
  length = 0

  push(value: number): void {
    if (this.length === this.#values.length) {
      const larger = new Uint32Array(this.length * 2)
      larger.set(this.#values)
      this.#values = larger
    }
    this.#values[this.length] = value
    this.length += 1
  }

  toArray(): Uint32Array {
    return this.#values.slice(0, this.length)
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
  const rowStarts = new Offsets()
  const firstCells = new Offsets()
  const cellEnds = new Offsets()
  let unclosedRow: number | undefined
  let at = 0

  while (at < length) {
    rowStarts.push(at)
    firstCells.push(cellEnds.length)
    for (;;) {
      if (content[at] === quote) {
        at += 1
        for (;;) {
          const closing = content.indexOf(quote, at)
          if (closing === -1) {
            unclosedRow = rowStarts.length - 1
            at = length
            break
          }
          at = closing + 1
          if (content[at] !== quote) break
          at += 1
        }
      }
      let byte = content[at]
      while (at < length && byte !== separator && byte !== rowEnd) {
        at += 1
        byte = content[at]
      }
      if (at < length && byte === separator) {
        cellEnds.push(at)
        at += 1
        continue
      }
      const hasReturn = at < length && rowEnd === lineFeed && content[at - 1] === carriageReturn
      cellEnds.push(hasReturn ? at - 1 : at)
      at += 1
      break
    }
  }
  firstCells.push(cellEnds.length)
  return {
    rowStarts: rowStarts.toArray(),
    firstCells: firstCells.toArray(),
    cellEnds: cellEnds.toArray(),
    unclosedRow,
  }
}
