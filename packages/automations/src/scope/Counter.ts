import { foldCase } from '../text/fold.ts'

/** A value that the file holds, and how many products have it. */
export interface FoundValue {
  readonly value: string
  /** Text to show in its place. @default the value */
  readonly label?: string
  readonly count: number
}

interface Counted {
  readonly value: string
  count: number
  /** The product that was counted last. */
  product: number
}

/** Counts the products that have values; those that differ only by capitals are one, in their first spelling. */
export class Counter {
  readonly #counts = new Map<string, Counted>()
  /** Values repeat, and folding one takes longer than finding it here. */
  readonly #spellings = new Map<string, Counted>()
  readonly #fold: (text: string) => string

  constructor(fold: (text: string) => string = foldCase) {
    this.#fold = fold
  }

  /** @param product a number of the product, which counts once for each value */
  add(value: string, product: number): void {
    const counted = this.#spellings.get(value) ?? this.#find(value)
    if (counted.product === product) return
    counted.product = product
    counted.count += 1
  }

  #find(value: string): Counted {
    const key = this.#fold(value)
    const counted = this.#counts.get(key) ?? { value, count: 0, product: -1 }
    this.#counts.set(key, counted)
    this.#spellings.set(value, counted)
    return counted
  }

  /** Lists the values, the most frequent first. */
  list(): FoundValue[] {
    return Array.from(this.#counts.values(), ({ value, count }) => ({ value, count })).toSorted(
      (one, other) => other.count - one.count,
    )
  }
}
