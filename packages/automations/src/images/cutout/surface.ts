import { quantile, robustSpread } from './robust.ts'
import type { Planes } from './Planes.ts'

/** The least standard deviations of lightness, a and b. */
export type Floors = readonly [number, number, number]

/** A smooth colour over the picture, with how much single pixels differ from it. */
export interface Surface {
  readonly values: Planes
  readonly sigma: Floors
}

const rounds = 6

/** The terms of a polynomial, by degree: 1, x, y; then also x², xy, y². */
const termsOf = { 1: 3, 2: 6 } as const

export type Degree = keyof typeof termsOf

function writeTerms(terms: Float64Array, start: number, x: number, y: number): void {
  terms[start] = 1
  terms[start + 1] = x
  terms[start + 2] = y
  terms[start + 3] = x * x
  terms[start + 4] = x * y
  terms[start + 5] = y * y
}

/** Solves a symmetric system by Gaussian elimination, in place; `right` has a column per channel. */
function solve(matrix: number[][], right: number[][]): number[][] {
  const count = matrix.length
  for (let column = 0; column < count; column += 1) {
    let pivot = column
    for (let row = column + 1; row < count; row += 1)
      if (Math.abs(matrix[row]![column]!) > Math.abs(matrix[pivot]![column]!)) pivot = row
    ;[matrix[column], matrix[pivot]] = [matrix[pivot]!, matrix[column]!]
    ;[right[column], right[pivot]] = [right[pivot]!, right[column]!]
    const divisor = matrix[column]![column]! || 1e-9
    for (let row = 0; row < count; row += 1) {
      if (row === column) continue
      const factor = matrix[row]![column]! / divisor
      for (let at = column; at < count; at += 1) matrix[row]![at]! -= factor * matrix[column]![at]!
      for (let at = 0; at < 3; at += 1) right[row]![at]! -= factor * right[column]![at]!
    }
  }
  return right.map((row, at) => row.map((value) => value / (matrix[at]![at]! || 1e-9)))
}

/** Most pixels that a polynomial is fitted to; larger sets are thinned out evenly. */
const enough = 4000

function thinned(pixels: Int32Array): Int32Array {
  const step = Math.max(1, pixels.length / enough)
  return step === 1
    ? pixels
    : Int32Array.from(
        { length: Math.floor(pixels.length / step) },
        (_, index) => pixels[Math.floor(index * step)]!,
      )
}

/** The weighted normal equations of a least squares fit. */
function normalEquations(
  terms: Float64Array,
  count: number,
  samples: Planes,
  weightOf: (index: number) => number,
): readonly [matrix: number[][], right: number[][]] {
  const matrix = Array.from({ length: count }, () => Array.from({ length: count }, () => 0))
  const right = Array.from({ length: count }, () => [0, 0, 0])
  for (let index = 0; index < samples[0].length; index += 1) {
    const weight = weightOf(index)
    for (let row = 0; row < count; row += 1) {
      const part = weight * terms[6 * index + row]!
      const line = matrix[row]!
      const sums = right[row]!
      for (let column = 0; column < count; column += 1)
        line[column]! += part * terms[6 * index + column]!
      for (let channel = 0; channel < 3; channel += 1)
        sums[channel]! += part * samples[channel]![index]!
    }
  }
  return [matrix, right]
}

/**
 * Fits a polynomial to each channel over some pixels, so that outliers do not count: least squares
 * weighted again six times by 1 / (1 + Σ (r / 2σ)²)², where r is how far a pixel is from the fit and
 * σ is 1.4826 times the median of |r|.
 *
 * @param pixels what it is fitted to
 * @param degree 1 for a plane, 2 for one that also bends
 */
export function fitSurface(
  planes: Planes,
  pixels: Int32Array,
  width: number,
  degree: Degree,
  floors: Floors,
): Surface {
  const height = planes[0].length / width
  const count = termsOf[degree]
  const toX = 2 / Math.max(1, width - 1)
  const toY = 2 / Math.max(1, height - 1)
  const chosen = thinned(pixels)
  const terms = new Float64Array(6 * chosen.length)
  for (const [index, at] of chosen.entries())
    writeTerms(terms, 6 * index, (at % width) * toX - 1, Math.floor(at / width) * toY - 1)
  const samples = planes.map((plane) =>
    Float32Array.from(chosen, (at) => plane[at]!),
  ) as unknown as Planes
  const medians = samples.map((values) => quantile(values, 0.5))
  let factors = Array.from({ length: count }, (_, term) => (term === 0 ? medians : [0, 0, 0]))
  const residuals = samples.map((values) => values.slice()) as unknown as Planes
  const measure = (): Floors => {
    for (let channel = 0; channel < 3; channel += 1) {
      const values = residuals[channel]!
      values.set(samples[channel]!)
      for (let term = 0; term < count; term += 1) {
        const factor = factors[term]![channel]!
        for (let index = 0; index < values.length; index += 1)
          values[index]! -= factor * terms[6 * index + term]!
      }
    }
    return residuals.map((values, channel) =>
      Math.max(floors[channel]!, robustSpread(values)),
    ) as unknown as Floors
  }
  let sigma = measure()
  for (let round = 0; round < rounds; round += 1) {
    const [l, a, b] = residuals
    const [sigmaL, sigmaA, sigmaB] = sigma
    factors = solve(
      ...normalEquations(terms, count, samples, (index) => {
        const offL = l[index]! / (2 * sigmaL)
        const offA = a[index]! / (2 * sigmaA)
        const offB = b[index]! / (2 * sigmaB)
        return 1 / (1 + offL * offL + offA * offA + offB * offB) ** 2
      }),
    )
    sigma = measure()
  }
  return { values: spreadOut(factors, width, height), sigma }
}

/** Computes a polynomial at each pixel. */
function spreadOut(factors: readonly (readonly number[])[], width: number, height: number): Planes {
  const toX = 2 / Math.max(1, width - 1)
  const toY = 2 / Math.max(1, height - 1)
  return [0, 1, 2].map((channel) => {
    const [start, alongX, alongY, bendX = 0, twist = 0, bendY = 0] = factors.map(
      (factor) => factor[channel]!,
    ) as [number, number, number, number?, number?, number?]
    const plane = new Float32Array(width * height)
    for (let row = 0, at = 0; row < height; row += 1) {
      const y = row * toY - 1
      const base = start + alongY * y + bendY * y * y
      const slope = alongX + twist * y
      for (let column = 0; column < width; column += 1, at += 1) {
        const x = column * toX - 1
        plane[at] = base + x * (slope + bendX * x)
      }
    }
    return plane
  }) as unknown as Planes
}
