import type { Table } from '../csv/Table.ts'

const quote = '"'.charCodeAt(0)
const point = '.'.charCodeAt(0)
const minus = '-'.charCodeAt(0)
const plus = '+'.charCodeAt(0)
const zero = '0'.charCodeAt(0)
const space = ' '.charCodeAt(0)
const tab = '\t'.charCodeAt(0)

/** Powers of ten that a number holds exactly, so that dividing by them rounds only once. */
const powers = Array.from({ length: 16 }, (_, exponent) => 10 ** exponent)
const most = 9e14

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

  /** Whether there are spaces, tabs or no-break spaces around the text. */
  get isPadded(): boolean {
    return this.#leading() > this.start || this.#trailing() < this.end
  }

  /** Whether there is nothing but spaces. */
  get isBlank(): boolean {
    return this.#leading() >= this.end
  }

  /**
   * Reads a plain decimal number, as prices are exported: digits, one point, a sign. Spaces around it
   * are allowed. Two numbers that are written alike compare as equal, and a larger one is never
   * smaller.
   *
   * @returns not a number for any other text
   */
  get number(): number {
    const end = this.#trailing()
    let at = this.#leading()
    const isNegative = this.#content[at] === minus
    if (isNegative || this.#content[at] === plus) at += 1
    let value = 0
    let digits = 0
    let decimals = -1
    for (; at < end; at += 1) {
      const byte = this.#content[at]!
      if (byte === point && decimals === -1) {
        decimals = 0
        continue
      }
      const digit = byte - zero
      if (digit < 0 || digit > 9) return Number.NaN
      digits += 1
      if (decimals >= 0) {
        // Digits beyond those that a number holds exactly do not count.
        if (decimals === 15 || value > most) continue
        decimals += 1
      }
      value = value * 10 + digit
    }
    if (digits === 0) return Number.NaN
    const size = decimals > 0 ? value / powers[decimals]! : value
    return isNegative ? -size : size
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
    return hash >>> 0
  }

  /** The first byte that is no space. */
  #leading(): number {
    let at = this.start
    for (;;) {
      if (at < this.end && isSpace(this.#content[at]!)) at += 1
      else if (at + 1 < this.end && isNoBreakSpace(this.#content, at)) at += 2
      else return at
    }
  }

  /** The byte behind the last one that is no space. */
  #trailing(): number {
    let at = this.end
    for (;;) {
      if (at > this.start && isSpace(this.#content[at - 1]!)) at -= 1
      else if (at - 1 > this.start && isNoBreakSpace(this.#content, at - 2)) at -= 2
      else return at
    }
  }
}

function isSpace(byte: number): boolean {
  return byte === space || byte === tab
}

function isNoBreakSpace(content: Uint8Array, at: number): boolean {
  return content[at] === 0xc2 && content[at + 1] === 0xa0
}
