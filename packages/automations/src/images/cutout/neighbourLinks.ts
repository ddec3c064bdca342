import { directions, type GridCut } from './GridCut.ts'
import { robustSpread } from './robust.ts'
import { labDifference, smoothstep } from './sharpness.ts'
import type { SmallPicture } from './smallPicture.ts'

/** Capacities are whole numbers of this fraction. */
export const precision = 100

/** The cost of an outline along one pixel where nothing speaks for it. */
const strength = 9 / 2
/** The share of it that remains at the sharpest edge. */
const least = 0.03
/** The least differences of lightness, a and b that count as an edge. */
const floors = [1.1, 0.9, 0.9] as const

function edgeScales({ lab, width }: SmallPicture, flood: Uint8Array): readonly number[] {
  return lab.map((plane, channel) => {
    const steps: number[] = []
    for (let at = 0; at + 1 < flood.length; at += 3)
      if (flood[at] && flood[at + 1] && (at + 1) % width > 0)
        steps.push(plane[at + 1]! - plane[at]!)
    return Math.max(floors[channel]!, 2.2 * robustSpread(Float32Array.from(steps)))
  })
}

/**
 * Links neighbours the more strongly the less they differ, with the contrast of Rother et al.,
 * “GrabCut”, 2004. Differences that go on as a slope over 7 px, as in a blurred shadow, count less.
 *
 * @param flood what certainly is background, whose noise is no edge
 */
export function linkNeighbours(cut: GridCut, small: SmallPicture, flood: Uint8Array): void {
  const { width, height, lab } = small
  const [l, a, b] = lab
  const [scaleL, scaleA, scaleB] = edgeScales(small, flood) as [number, number, number]
  for (let direction = 0; direction < 8; direction += 2) {
    const [stepX, stepY] = directions[direction]!
    const weight = (precision * strength) / (stepX !== 0 && stepY !== 0 ? 2 : 1)
    for (let y = 0; y + stepY < height; y += 1) {
      for (let x = Math.max(0, -stepX); x < width && x + stepX < width; x += 1) {
        const at = y * width + x
        const next = at + stepY * width + stepX
        const offL = (l[at]! - l[next]!) / scaleL
        const offA = (a[at]! - a[next]!) / scaleA
        const offB = (b[at]! - b[next]!) / scaleB
        let off = offL * offL + offA * offA + offB * offB
        if (off > 0.05) {
          const before = clamped(x - 3 * stepX, y - 3 * stepY, width, height)
          const after = clamped(x + 4 * stepX, y + 4 * stepY, width, height)
          const near = labDifference(lab, at, next)
          off *= smoothstep(0.2, 0.5, near / (labDifference(lab, before, after) + 0.5))
        }
        cut.setNeighbour(at, direction, Math.round(weight * (least + Math.exp(-off / 2))))
      }
    }
  }
}

function clamped(x: number, y: number, width: number, height: number): number {
  return Math.min(Math.max(y, 0), height - 1) * width + Math.min(Math.max(x, 0), width - 1)
}
