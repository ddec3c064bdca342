/** One value for each pixel, such as alpha, in rows from the top. */
export interface Plane {
  readonly width: number
  readonly height: number
  readonly data: Float32Array
}

/**
 * Blurs a plane nearly as a Gaussian does, by three means over a box. What lies outside counts as 0.
 * The time does not depend on how far it blurs.
 *
 * @param sigma in pixels; under 0.5 nothing is blurred
 */
export function blurPlane(plane: Plane, sigma: number): Plane {
  // The width of the box whose threefold mean has the variance of the Gaussian.
  const radius = Math.round((Math.sqrt(4 * sigma * sigma + 1) - 1) / 2)
  if (radius < 1) return plane
  const { width, height } = plane
  let data = plane.data
  for (let pass = 0; pass < 3; pass += 1) {
    data = meanAlong(data, { lines: height, length: width, next: width, step: 1 }, radius)
    data = meanAlong(data, { lines: width, length: height, next: 1, step: width }, radius)
  }
  return { width, height, data }
}

interface Lines {
  readonly lines: number
  readonly length: number
  /** From a line to the next. */
  readonly next: number
  /** From a value of a line to the next. */
  readonly step: number
}

function meanAlong(data: Float32Array, { lines, length, next, step }: Lines, radius: number) {
  const result = new Float32Array(data.length)
  const share = 1 / (2 * radius + 1)
  for (let line = 0; line < lines; line += 1) {
    const start = line * next
    let sum = 0
    for (let at = 0; at < Math.min(radius, length); at += 1) sum += data[start + at * step]!
    for (let at = 0; at < length; at += 1) {
      if (at + radius < length) sum += data[start + (at + radius) * step]!
      if (at - radius > 0) sum -= data[start + (at - radius - 1) * step]!
      result[start + at * step] = sum * share
    }
  }
  return result
}
