import { looksLikeBackground, type Background } from './background.ts'
import { findAreas, type Area } from './masks.ts'
import { quantile } from './robust.ts'
import type { SmallPicture } from './smallPicture.ts'

/** The least share of the picture that a gap has. */
export const leastGap = 0.0004
/** Largest distance of the median colour of a gap from the background, in standard deviations. */
const gapOffset = 1.2

/** Data that tell a gap from a part of the product that has nearly the same colour. */
interface Ground {
  readonly small: SmallPicture
  readonly background: Background
  readonly bleeding: Float32Array
}

/**
 * Tells whether an area has the colour of the background behind it. Medians leave out its rim, whose
 * pixels are half product.
 */
export function hasColourOfBackground(
  { pixels }: Pick<Area, 'pixels'>,
  { small, background, bleeding }: Ground,
): boolean {
  const middle = (of: (at: number) => number) => quantile(Float32Array.from(pixels, of), 0.5)
  const bled = middle((at) => bleeding[at]!)
  return small.lab.every((plane, channel) => {
    const offset = middle((at) => plane[at]! - background.values[channel]![at]!)
    return Math.abs(offset) < gapOffset * background.sigma[channel]! + (channel > 0 ? bled : 0)
  })
}

interface Given extends Ground {
  readonly sharpness: Float32Array
  readonly limit: number
  /** Pixels that the frame reaches without crossing a sharp edge. */
  readonly open: Uint8Array
}

/**
 * Finds areas behind a narrow opening, such as between a sleeve and the body, or behind none, that
 * have no sharp edges and the colour of the background.
 */
export function findClearGaps({ sharpness, limit, open, ...ground }: Given): Uint8Array {
  const smooth = new Uint8Array(open.length)
  for (let at = 0; at < open.length; at += 1)
    smooth[at] =
      !open[at] && sharpness[at]! < limit && looksLikeBackground(ground.background, at) ? 1 : 0
  const gaps = new Uint8Array(open.length)
  for (const area of findAreas(smooth, ground.small.width)) {
    if (area.pixels.length < leastGap * open.length || !hasColourOfBackground(area, ground))
      continue
    for (const at of area.pixels) gaps[at] = 1
  }
  return gaps
}
