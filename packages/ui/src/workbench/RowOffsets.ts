/** Rows of one block, whose heights are summed once. */
const blockSize = 256

/**
 * The offsets of rows whose heights are known once they have loaded or are in the document; until
 * then they have an estimate. Rows differ in height, so offsets are sums; sums of blocks
 * keep finding a row quick.
 */
export class RowOffsets {
  readonly #heights: Uint16Array
  /** 1 for each row that was measured. */
  readonly #measured: Uint8Array
  readonly #blocks: Float64Array
  readonly count: number
  /** The height in px of all rows. */
  total: number

  constructor(count: number, estimate: number) {
    this.count = count
    this.#heights = new Uint16Array(count).fill(estimate)
    this.#measured = new Uint8Array(count)
    this.#blocks = new Float64Array(Math.ceil(count / blockSize))
    for (const block of this.#blocks.keys()) {
      this.#blocks[block] = Math.min(blockSize, count - block * blockSize) * estimate
    }
    this.total = count * estimate
  }

  /** Sets the measured height of a row, in whole px. */
  set(index: number, height: number): void {
    if (index < 0 || index >= this.count) return
    this.#measured[index] = 1
    this.#change(index, height)
  }

  /** Sets a better estimate of a height, in whole px; a row that was measured keeps its height. */
  estimate(index: number, height: number): void {
    if (this.#measured[index] === 0) this.#change(index, height)
  }

  #change(index: number, height: number): void {
    const more = height - this.heightOf(index)
    if (more === 0) return
    const block = Math.floor(index / blockSize)
    this.#heights[index] = height
    this.#blocks[block] = (this.#blocks[block] ?? 0) + more
    this.total += more
  }

  heightOf(index: number): number {
    return this.#heights[index] ?? 0
  }

  /** Returns the offset in px of a row, or the total height for the index behind the last one. */
  offsetOf(index: number): number {
    const block = Math.floor(index / blockSize)
    let offset = 0
    for (let each = 0; each < block; each += 1) offset += this.#blocks[each] ?? 0
    for (let each = block * blockSize; each < index; each += 1) offset += this.heightOf(each)
    return offset
  }

  /** Returns the row at an offset in px; the first or last row if it is beyond them. */
  indexAt(offset: number): number {
    let block = 0
    let left = offset
    while (block < this.#blocks.length - 1 && left >= (this.#blocks[block] ?? 0)) {
      left -= this.#blocks[block] ?? 0
      block += 1
    }
    let index = block * blockSize
    while (index < this.count - 1 && left >= this.heightOf(index)) {
      left -= this.heightOf(index)
      index += 1
    }
    return index
  }
}
