/** Draws the same numbers from the same seed everywhere. Source: mulberry32 by Tommy Ettinger, public domain. */
export class Random {
  #state: number

  /** @param seed an integer */
  constructor(seed: number) {
    this.#state = seed | 0
  }

  /** Draws an integer from 0 up to, but not including, `end`. */
  below(end: number): number {
    this.#state = (this.#state + 0x6d2b79f5) | 0
    let mixed = Math.imul(this.#state ^ (this.#state >>> 15), this.#state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return Math.floor((((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32) * end)
  }

  /** Draws an integer from `least` to `most`, both included. */
  between(least: number, most: number): number {
    return least + this.below(most - least + 1)
  }

  /** Whether something happens that happens in `percent` of all cases. */
  happens(percent: number): boolean {
    return this.below(1000) < percent * 10
  }

  /** Draws one of a list that is not empty. */
  pick<Value>(values: readonly [Value, ...Value[]]): Value {
    return values[this.below(values.length)] ?? values[0]
  }
}
