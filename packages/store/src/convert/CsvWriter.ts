import { textEnd, type TextCursor } from './CellStore.ts'

const blockSize = 2 ** 22
const comma = ','.charCodeAt(0)
const lineEnd = '\n'.charCodeAt(0)
const encoder = new TextEncoder()

/** Shorter texts are copied byte by byte, which is faster for them. */
const shortText = 48

/** Writes rows of cells that are written already. */
export class CsvWriter {
  readonly #full: Uint8Array[] = []
  #block = new Uint8Array(blockSize)
  #used = 0

  /** Makes sure that a row has space for some more bytes. */
  #reserve(size: number): void {
    if (this.#used + size <= this.#block.length) return
    this.#full.push(this.#block.subarray(0, this.#used))
    this.#block = new Uint8Array(Math.max(blockSize, size))
    this.#used = 0
  }

  /** Writes the text at a cursor, which moves behind it. */
  copy(cursor: TextCursor): void {
    const { block, at } = cursor
    let end = at
    while (block[end] !== textEnd) end += 1
    const length = end - at
    this.#reserve(length)
    if (length < shortText) {
      for (let from = at; from < end; from += 1) {
        this.#block[this.#used] = block[from]!
        this.#used += 1
      }
    } else {
      this.#block.set(block.subarray(at, end), this.#used)
      this.#used += length
    }
    cursor.at = end + 1
  }

  /** Writes a text. */
  text(text: string): void {
    const bytes = encoder.encode(text)
    this.#reserve(bytes.length)
    this.#block.set(bytes, this.#used)
    this.#used += bytes.length
  }

  /** Writes the commas between cells. */
  commas(count: number): void {
    this.#reserve(count)
    this.#block.fill(comma, this.#used, this.#used + count)
    this.#used += count
  }

  endRow(): void {
    this.#reserve(1)
    this.#block[this.#used] = lineEnd
    this.#used += 1
  }

  /** Returns all that was written. The writer is empty then. */
  finish(): Uint8Array<ArrayBuffer> {
    const parts = [...this.#full.splice(0), this.#block.subarray(0, this.#used)]
    const bytes = new Uint8Array(parts.reduce((sum, { length }) => sum + length, 0))
    let at = 0
    for (const part of parts) {
      bytes.set(part, at)
      at += part.length
    }
    return bytes
  }
}
