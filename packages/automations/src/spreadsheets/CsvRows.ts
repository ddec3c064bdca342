import { writeCell } from '../csv/cells.ts'
import { unpacksTooLarge } from './Archive.ts'

/** The most that a sheet is as CSV, in bytes; it is in memory twice for a moment. */
const maxBytes = 100_000_000

const firstCapacity = 65_536
const comma = ','.charCodeAt(0)
const lineFeed = '\n'.charCodeAt(0)
const encoder = new TextEncoder()

/** Bytes that a character of a text can have in UTF-8. */
const longestCharacter = 3

/** The rows of a sheet as CSV, so that millions of cells take no more memory than their texts. */
export class CsvRows {
  #bytes = new Uint8Array(firstCapacity)
  #size = 0
  readonly #numbers: number[] = []
  readonly #ends: number[] = []
  readonly #widths: number[] = []
  /** The number of columns. */
  width = 0

  get count(): number {
    return this.#numbers.length
  }

  /**
   * Adds a row.
   *
   * @param number its number in the sheet, from 1, behind those before
   * @param texts by column
   * @throws {FileError} `unpacks-too-large`
   */
  add(number: number, texts: readonly (string | undefined)[]): void {
    // Cells can share a long text, so they are counted before they are joined.
    const length = texts.reduce((sum, text = '') => sum + text.length + 1, 0)
    if (this.#size + length > maxBytes) throw unpacksTooLarge('XLSX', maxBytes)
    const cells = Array.from(texts, (text) => writeCell(text ?? '', ','))
    const row = cells.join(',')
    this.#reserve(row.length * longestCharacter)
    this.#size += encoder.encodeInto(row, this.#bytes.subarray(this.#size)).written
    this.#numbers.push(number)
    this.#ends.push(this.#size)
    this.#widths.push(texts.length)
    this.width = Math.max(this.width, texts.length)
  }

  #reserve(length: number): void {
    const needed = this.#size + length
    if (needed <= this.#bytes.length) return
    const larger = new Uint8Array(Math.max(needed, Math.ceil(this.#bytes.length * 1.5)))
    larger.set(this.#bytes.subarray(0, this.#size))
    this.#bytes = larger
  }

  /**
   * Writes the rows below one of the sheet, at their numbers: rows without a text are blank.
   *
   * @param above the number of that row; 0 for all
   * @throws {FileError} `unpacks-too-large`
   */
  write(above: number): Uint8Array {
    const from = this.#numbers.findIndex((number) => number > above)
    if (from === -1) return new Uint8Array()
    const width = this.#widths.slice(from).reduce((most, each) => Math.max(most, each), 0)
    const start = this.#ends[from - 1] ?? 0
    const height = (this.#numbers.at(-1) ?? 0) - above
    // Each row has as many commas as the widest, and its line end.
    const commas = this.#widths.slice(from).reduce((sum, each) => sum + each - 1, 0)
    const size = this.#size - start - commas + height * width
    if (size > maxBytes) throw unpacksTooLarge('XLSX', maxBytes)
    const written = new Uint8Array(size).fill(comma)
    let at = 0
    let number = above
    let rowStart = start
    for (let row = from; row < this.count; row += 1) {
      number += 1
      for (; number < this.#numbers[row]!; number += 1) {
        at += width
        written[at - 1] = lineFeed
      }
      const end = this.#ends[row]!
      written.set(this.#bytes.subarray(rowStart, end), at)
      at += end - rowStart + width - this.#widths[row]! + 1
      written[at - 1] = lineFeed
      rowStart = end
    }
    return written
  }
}
