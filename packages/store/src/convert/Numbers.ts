type Numeric = Float64Array<ArrayBuffer> | Uint32Array<ArrayBuffer>

/** A list of numbers that grows in place, without an object for each. */
export class Numbers<Values extends Numeric> {
  readonly #make: (length: number) => Values
  #values: Values
  #length = 0

  /** @param make makes an array of zeros, such as `(length) => new Uint32Array(length)` */
  constructor(make: (length: number) => Values) {
    this.#make = make
    this.#values = make(1024)
  }

  get length(): number {
    return this.#length
  }

  push(value: number): void {
    if (this.#length === this.#values.length) {
      const larger = this.#make(this.#length * 2)
      larger.set(this.#values)
      this.#values = larger
    }
    this.#values[this.#length] = value
    this.#length += 1
  }

  /** Returns a number of the list. */
  at(index: number): number {
    return this.#values[index] ?? 0
  }

  /** Returns the numbers as an array of their own. */
  toArray(): Values {
    return this.#values.slice(0, this.#length) as Values
  }
}

/** Numbers that may be as large as the ids of a store, which floats hold exactly. */
export const largeNumbers = () => new Numbers((length) => new Float64Array(length))

/** Numbers up to 2³² − 1. */
export const smallNumbers = () => new Numbers((length) => new Uint32Array(length))
