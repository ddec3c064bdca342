import { extendBuffer } from '../csv/spareCapacity.ts'

const encoder = new TextEncoder()

/**
 * The bytes of a table with texts added behind them. Nothing that is there is ever moved or replaced,
 * so that tables with earlier texts stay as they are.
 */
export class AppendBuffer {
  /** More than what was added: room for further texts. */
  readonly bytes: Uint8Array
  #length: number

  /**
   * @param content the bytes to begin with, which stay as they are
   * @param size how many more bytes there has to be room for
   */
  constructor(content: Uint8Array, size: number) {
    this.#length = content.length
    this.bytes = extendBuffer(content, size)
  }

  /** The bytes without the room behind them. */
  get used(): Uint8Array {
    return this.bytes.subarray(0, this.#length)
  }

  /** The offset behind what was added last. */
  get length(): number {
    return this.#length
  }

  /** Whether there is room for some more bytes. */
  hasCapacity(size: number): boolean {
    return this.#length + size <= this.bytes.length
  }

  /** Adds a text as UTF-8, which there has to be room for. */
  add(text: string): void {
    const { bytes } = this
    const start = this.#length
    for (let at = 0; at < text.length; at += 1) {
      const unit = text.charCodeAt(at)
      if (unit > 0x7f) {
        const { written } = encoder.encodeInto(text.slice(at), bytes.subarray(start + at))
        this.#length = start + at + written
        return
      }
      bytes[start + at] = unit
    }
    this.#length = start + text.length
  }
}
