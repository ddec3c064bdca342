const encoder = new TextEncoder()

/** Assembles a copy of a source in which some ranges are replaced. */
export class Parts {
  readonly #source: Uint8Array
  #output: Uint8Array
  #length = 0
  #position = 0

  constructor(source: Uint8Array) {
    this.#source = source
    this.#output = new Uint8Array(source.length + 1024)
  }

  /** Copies the source from the current position up to `end`. */
  copyTo(end: number): void {
    this.#makeRoom(end - this.#position)
    this.#output.set(this.#source.subarray(this.#position, end), this.#length)
    this.#length += end - this.#position
    this.#position = end
  }

  /** Moves the current position without copying. */
  skipTo(position: number): void {
    this.#position = position
  }

  /** Adds a text, as UTF-8. */
  addText(text: string): void {
    // A code unit takes three bytes at most.
    this.#makeRoom(text.length * 3)
    this.#length += encoder.encodeInto(text, this.#output.subarray(this.#length)).written
  }

  /** Copies the rest of the source and returns the whole. */
  finish(): Uint8Array {
    this.copyTo(this.#source.length)
    return this.#output.slice(0, this.#length)
  }

  #makeRoom(size: number): void {
    const needed = this.#length + size
    if (needed <= this.#output.length) return
    const larger = new Uint8Array(Math.max(needed, this.#output.length * 2))
    larger.set(this.#output)
    this.#output = larger
  }
}
