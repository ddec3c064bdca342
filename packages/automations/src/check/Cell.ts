import type { Table } from '../csv/Table.ts'
import { numberIn, skipSpaces, skipSpacesBack } from '../money/number.ts'

const quote = '"'.charCodeAt(0)

/** A cursor over the cells of a table. It reads their bytes and makes no strings. */
export class Cell {
  /** The bytes of the text, without quotes around it; doubled quotes in it are still two. */
  start = 0
  end = 0
  readonly #table: Table
  readonly #content: Uint8Array

  constructor(table: Table) {
    this.#table = table
    this.#content = table.content
  }

  /**
   * Moves to a cell.
   *
   * @param column may be absent, like a column that the file does not have
   * @returns whether the cell has a text
   */
  seek(row: number, column: number | undefined): boolean {
    this.start = column === undefined ? -1 : this.#table.cellStart(row, column)
    if (column === undefined || this.start === -1) {
      this.start = 0
      this.end = 0
      return false
    }
    this.end = this.#table.cellEnd(row, column)
    if (this.#content[this.start] === quote) {
      this.start += 1
      if (this.end > this.start && this.#content[this.end - 1] === quote) this.end -= 1
    }
    return this.end > this.start
  }

  /** The length of the text in bytes of UTF-8. */
  get size(): number {
    return this.end - this.start
  }

  /** A byte of the text; 0 behind its end. */
  byte(at: number): number {
    return at < this.size ? (this.#content[this.start + at] ?? 0) : 0
  }

  /** Whether the text has a byte behind its first one. */
  hasBehindFirst(byte: number): boolean {
    for (let at = this.start + 1; at < this.end; at += 1) {
      if (this.#content[at] === byte) return true
    }
    return false
  }

  /** Whether there are spaces, tabs or no-break spaces around the text. */
  get isPadded(): boolean {
    const content = this.#content
    return (
      skipSpaces(content, this.start, this.end) > this.start ||
      skipSpacesBack(content, this.start, this.end) < this.end
    )
  }

  /** Whether there is nothing but spaces. */
  get isBlank(): boolean {
    return skipSpaces(this.#content, this.start, this.end) >= this.end
  }

  /**
   * Reads a plain decimal number, as prices are exported: digits, one point, a sign. Spaces around it
   * are allowed.
   *
   * @returns not a number for any other text
   */
  get number(): number {
    return numberIn(this.#content, this.start, this.end)
  }

  /** Whether the text is this one, which must be ASCII. */
  is(text: string): boolean {
    if (this.size !== text.length) return false
    for (let at = 0; at < text.length; at += 1) {
      if (this.#content[this.start + at] !== text.charCodeAt(at)) return false
    }
    return true
  }

  /** A number that texts of the same bytes share, and others hardly ever. FNV-1a, by Fowler, Noll and Vo. */
  hash(seed = 0x811c9dc5): number {
    let hash = seed
    for (let at = this.start; at < this.end; at += 1) {
      hash = Math.imul(hash ^ this.#content[at]!, 0x01000193)
    }
    return hash
  }
}
