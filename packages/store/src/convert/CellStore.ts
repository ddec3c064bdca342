/** Ends each text; no text in UTF-8 has this byte. */
export const textEnd = 0xff

const blockBits = 20
const blockSize = 2 ** blockBits

/** Most bytes of a UTF-16 code unit in UTF-8. */
const bytesOfUnit = 3

const encoder = new TextEncoder()

/** Place of a written text; who reads the text moves it behind. */
export interface TextCursor {
  readonly block: Uint8Array
  at: number
}

/**
 * Keeps written cells as bytes, in blocks that are never copied. A text is found by the number that
 * `add` returned for it; those that were added with it follow.
 */
export class CellStore {
  readonly #blocks: Uint8Array[] = []
  #used = blockSize
  /** Texts with halves of characters, for which a replacement character is written. */
  damaged = 0

  /** Adds texts that are read in this order, and returns where the first is. */
  add(texts: readonly string[]): number {
    let units = 0
    for (const text of texts) {
      units += text.length + 1
      if (!text.isWellFormed()) this.damaged += 1
    }
    const most = units * bytesOfUnit
    if (this.#used + most > blockSize) this.#open(Math.max(blockSize, most))
    const number = this.#blocks.length - 1
    const block = this.#blocks[number]!
    const place = number * blockSize + this.#used
    for (const text of texts) {
      this.#used += encoder.encodeInto(text, block.subarray(this.#used)).written
      block[this.#used] = textEnd
      this.#used += 1
    }
    return place
  }

  /** Starts a block, which is larger than others if one entry is. */
  #open(size: number): void {
    this.#blocks.push(new Uint8Array(size))
    this.#used = 0
  }

  /** Finds texts by what `add` returned. */
  find(place: number): TextCursor {
    return { block: this.#blocks[Math.floor(place / blockSize)]!, at: place % blockSize }
  }
}
