import type { Planes } from './Planes.ts'

interface Level {
  readonly width: number
  readonly height: number
  readonly values: Planes
  /** Confidence in each pixel, from 0 to 1. */
  readonly weight: Float32Array
}

const emptyPlanes = (size: number): Planes => [
  new Float32Array(size),
  new Float32Array(size),
  new Float32Array(size),
]

/** Halves a level: each pixel the weighted mean of the four below it. */
function push({ width, height, values, weight }: Level): Level {
  const halfWidth = Math.ceil(width / 2)
  const halfHeight = Math.ceil(height / 2)
  const half = emptyPlanes(halfWidth * halfHeight)
  const halfWeight = new Float32Array(halfWidth * halfHeight)
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const from = y * width + x
      const known = weight[from]!
      if (known === 0) continue
      const to = (y >> 1) * halfWidth + (x >> 1)
      halfWeight[to]! += known
      half[0][to]! += known * values[0][from]!
      half[1][to]! += known * values[1][from]!
      half[2][to]! += known * values[2][from]!
    }
  }
  for (let at = 0; at < halfWeight.length; at += 1) {
    const known = halfWeight[at]!
    if (known === 0) continue
    for (const plane of half) plane[at]! /= known
    halfWeight[at] = Math.min(1, known)
  }
  return { width: halfWidth, height: halfHeight, values: half, weight: halfWeight }
}

/** Fills what a level does not know from the coarser one, between whose pixels it interpolates. */
function pull(fine: Level, coarse: Level): void {
  const { width, height, values, weight } = fine
  for (let y = 0; y < height; y += 1) {
    const down = Math.min(Math.max((y - 0.5) / 2, 0), coarse.height - 1)
    const top = Math.floor(down)
    const bottom = Math.min(top + 1, coarse.height - 1)
    const partDown = down - top
    for (let x = 0; x < width; x += 1) {
      const at = y * width + x
      const known = weight[at]!
      if (known >= 1) continue
      const across = Math.min(Math.max((x - 0.5) / 2, 0), coarse.width - 1)
      const left = Math.floor(across)
      const right = Math.min(left + 1, coarse.width - 1)
      const partAcross = across - left
      for (let channel = 0; channel < 3; channel += 1) {
        const plane = coarse.values[channel]!
        const above =
          plane[top * coarse.width + left]! * (1 - partAcross) +
          plane[top * coarse.width + right]! * partAcross
        const below =
          plane[bottom * coarse.width + left]! * (1 - partAcross) +
          plane[bottom * coarse.width + right]! * partAcross
        const filled = above * (1 - partDown) + below * partDown
        values[channel]![at] = values[channel]![at]! * known + filled * (1 - known)
      }
    }
  }
}

/**
 * Spreads the known pixels of a picture smoothly over the others, by the push-pull method of Gortler
 * et al., “The Lumigraph”, 1996: means of ever larger squares, of which the finest one that knows
 * anything counts. If no pixel is known, all values are 0.
 *
 * @param known 1 for each pixel whose values count
 * @param leastSquare the side of the smallest square that counts, a power of 2 in pixels. Known
 *   pixels keep their values if it is 1; a larger one smooths them too. @default 1
 */
export function pushPull(
  values: Planes,
  known: Uint8Array,
  width: number,
  leastSquare = 1,
): Planes {
  const height = known.length / width
  const levels: Level[] = [
    {
      width,
      height,
      values: [values[0].slice(), values[1].slice(), values[2].slice()],
      weight: Float32Array.from(known),
    },
  ]
  while (levels.at(-1)!.width > 1 || levels.at(-1)!.height > 1) levels.push(push(levels.at(-1)!))
  const finest = Math.log2(leastSquare)
  for (const [depth, level] of levels.entries()) {
    if (depth < finest) level.weight.fill(0)
  }
  for (let depth = levels.length - 2; depth >= 0; depth -= 1)
    pull(levels[depth]!, levels[depth + 1]!)
  return levels[0]!.values
}
