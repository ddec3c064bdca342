import type { Planes } from './Planes.ts'

/** The number of bins and their side, for lightness, a and b. */
export interface Bins {
  readonly counts: readonly [number, number, number]
  readonly sides: readonly [number, number, number]
  /** The values at which the first bins start. */
  readonly starts: readonly [number, number, number]
}

/** Bins of 4 × 5 × 5 over all colours. */
export const colourBins: Bins = { counts: [26, 45, 45], sides: [4, 5, 5], starts: [0, -112, -112] }

/** Bins of 2 × 2 × 2 over differences from the background. */
export const differenceBins: Bins = {
  counts: [101, 71, 71],
  sides: [2, 2, 2],
  starts: [-101, -71, -71],
}

/** Estimates how frequent each colour is, from samples. */
export class Histogram {
  readonly #bins: Bins
  #values: Float32Array
  #total = 0

  constructor(bins: Bins) {
    this.#bins = bins
    this.#values = new Float32Array(bins.counts[0] * bins.counts[1] * bins.counts[2])
  }

  #bin(l: number, a: number, b: number): number {
    const { counts, sides, starts } = this.#bins
    const inRange = (value: number, axis: 0 | 1 | 2) =>
      Math.min(Math.max(Math.floor((value - starts[axis]) / sides[axis]), 0), counts[axis] - 1)
    return (inRange(l, 0) * counts[1] + inRange(a, 1)) * counts[2] + inRange(b, 2)
  }

  add(l: number, a: number, b: number): void {
    this.#values[this.#bin(l, a, b)]! += 1
    this.#total += 1
  }

  addPixel([l, a, b]: Planes, at: number): void {
    this.add(l[at]!, a[at]!, b[at]!)
  }

  /** Spreads each bin over its neighbours, ¼ ½ ¼ along each axis. */
  smooth(): void {
    const [, middle, last] = this.#bins.counts
    for (const [axis, step] of [middle * last, last, 1].entries()) {
      const count = this.#bins.counts[axis]!
      const from = this.#values
      const to = new Float32Array(from.length)
      for (let at = 0; at < from.length; at += 1) {
        const value = from[at]!
        if (value === 0) continue
        const place = Math.floor(at / step) % count
        to[at]! += value / 2
        to[place > 0 ? at - step : at]! += value / 4
        to[place < count - 1 ? at + step : at]! += value / 4
      }
      this.#values = to
    }
  }

  /** Returns the density of a colour per unit of Lab; 0 if there are no samples. */
  density(l: number, a: number, b: number): number {
    if (this.#total === 0) return 0
    const [sideL, sideA, sideB] = this.#bins.sides
    return this.#values[this.#bin(l, a, b)]! / (this.#total * sideL * sideA * sideB)
  }
}
