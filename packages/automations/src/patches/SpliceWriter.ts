import { copyBytes } from './copyBytes.ts'

const encoder = new TextEncoder()

/** Longer texts are encoded, which takes longer for a short one. */
const shortText = 48

/** Room that is not needed is given back if it is more than this part of the result, as a power of two. */
const maxSlack = 3

/** Assembles a copy of a source in which some ranges are replaced. */
export class SpliceWriter {
  readonly #source: Uint8Array
  #output: Uint8Array
  #length = 0
  #position = 0

  constructor(source: Uint8Array) {
    this.#source = source
    this.#output = new Uint8Array(source.length + (source.length >>> 4) + 1024)
  }

  /** Copies the source from the current position up to `end`. */
  copyTo(end: number): void {
    const start = this.#position
    const size = end - start
    this.#reserve(size)
    copyBytes(this.#source, start, end, this.#output, this.#length)
    this.#length += size
    this.#position = end
  }

  /** Moves the current position without copying. */
  skipTo(position: number): void {
    this.#position = position
  }

  /** Adds a text, as UTF-8. */
  addText(text: string): void {
    // A code unit takes three bytes at most.
    this.#reserve(text.length * 3)
    const output = this.#output
    const start = this.#length
    for (let at = 0; at < text.length; at += 1) {
      const unit = text.charCodeAt(at)
      if (unit > 0x7f || at === shortText) {
        this.#length += at
        const rest = text.slice(at)
        this.#length += encoder.encodeInto(rest, output.subarray(this.#length)).written
        return
      }
      output[start + at] = unit
    }
    this.#length += text.length
  }

  /** Copies the rest of the source and returns the whole. */
  finish(): Uint8Array {
    this.copyTo(this.#source.length)
    const isTight = this.#output.length - this.#length <= this.#length >>> maxSlack
    // Room that nothing was written to takes no memory, and copying would double what is needed.
    return isTight ? this.#output.subarray(0, this.#length) : this.#output.slice(0, this.#length)
  }

  #reserve(size: number): void {
    const needed = this.#length + size
    if (needed <= this.#output.length) return
    const larger = new Uint8Array(Math.max(needed, this.#output.length * 2))
    larger.set(this.#output)
    this.#output = larger
  }
}
