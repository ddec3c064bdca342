import { erode } from './masks.ts'
import { quantile } from './robust.ts'
import type { Planes } from './Planes.ts'

export function smoothstep(from: number, to: number, value: number): number {
  const part = Math.min(Math.max((value - from) / (to - from), 0), 1)
  return part * part * (3 - 2 * part)
}

/** The difference of two pixels in Lab. */
export function labDifference([l, a, b]: Planes, one: number, other: number): number {
  const offL = l[one]! - l[other]!
  const offA = a[one]! - a[other]!
  const offB = b[one]! - b[other]!
  return Math.sqrt(offL * offL + offA * offA + offB * offB)
}

/**
 * Measures how sharp the edge at each pixel is. A blurred edge, as shadows have, gives almost 0
 * however strong it is; the edge of an object keeps half of its difference in Lab.
 *
 * Along each axis it compares the difference over 2 px with that over 8 px: near a sharp edge they
 * are the same, across a blurred one the wide difference is much larger. The larger axis counts.
 */
export function measureSharpness(lab: Planes, width: number): Float32Array {
  const size = lab[0].length
  const height = size / width
  const result = new Float32Array(size)
  for (let y = 0; y < height; y += 1) {
    const row = y * width
    const up = Math.max(0, y - 1) * width
    const down = Math.min(height - 1, y + 1) * width
    const farUp = Math.max(0, y - 4) * width
    const farDown = Math.min(height - 1, y + 4) * width
    for (let x = 0; x < width; x += 1) {
      const left = row + Math.max(0, x - 1)
      const right = row + Math.min(width - 1, x + 1)
      const farLeft = row + Math.max(0, x - 4)
      const farRight = row + Math.min(width - 1, x + 4)
      result[row + x] = Math.max(
        sharp(labDifference(lab, left, right), lab, farLeft, farRight),
        sharp(labDifference(lab, up + x, down + x), lab, farUp + x, farDown + x),
      )
    }
  }
  return result
}

function sharp(near: number, lab: Planes, farBefore: number, farAfter: number): number {
  if (near < 0.2) return 0
  return 0.5 * near * smoothstep(0.3, 0.6, near / (labDifference(lab, farBefore, farAfter) + 0.5))
}

/** The sharpness of the background is measured at least this far from everything else, in pixels. */
const clearance = 4

/** Returns how sharp an edge must be not to be noise or grain of the background. */
export function sharpnessLimit(sharpness: Float32Array, flood: Uint8Array, width: number): number {
  const clear = erode(flood, width, clearance)
  return Math.max(
    1,
    2 *
      quantile(
        sharpness.filter((_, at) => clear[at]),
        0.9,
      ),
  )
}
