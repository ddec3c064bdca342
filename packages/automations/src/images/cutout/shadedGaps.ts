import type { Background } from './background.ts'
import { dilate, erode, findAreas, growWithin, type Area } from './masks.ts'
import { pushPull } from './pushPull.ts'
import { quantile } from './robust.ts'
import type { SmallPicture } from './smallPicture.ts'

/** Areas within the product that may be background under a shadow. */
export interface ShadedGaps {
  /** Those that are as dark as the shadow around the product, as a mask. */
  readonly sure: Uint8Array
  /** The others, as a mask: a grey part of the product looks the same. */
  readonly doubtful: Uint8Array
}

/** The least share of the picture that a gap has. */
const leastShare = 0.0004
/** Likelihood from which a pixel may be a shaded gap. */
const leastLikely = 0.5
/** Colourfulness of a smooth background from which the colour of its shadow is no coincidence. */
const colourful = 12
/** The sum of standard deviations up to which a background is smooth. */
const smooth = 4
/** Largest difference in lightness between a gap and the shadow outside. */
const tolerance = 4
/** Least shade of a gap below the background, and the most that its lightness varies. */
const leastShade = 2
/** Distance that a gap grows to the edges around it, in pixels. */
const growth = 3

interface Given {
  readonly small: SmallPicture
  readonly background: Background
  readonly shadow: Float32Array
  readonly sharpness: Float32Array
  readonly limit: number
  readonly reach: Uint8Array
}

/**
 * Finds gaps that a shadow darkens, such as the one in the handle of a mug: enclosed areas without
 * sharp edges that have the hue of the background, and whose lightness is that of the shadow outside.
 */
export function findShadedGaps(given: Given): ShadedGaps {
  const { small, background, shadow, sharpness, limit, reach } = given
  const { width, lab } = small
  const soft = new Uint8Array(shadow.length)
  for (let at = 0; at < soft.length; at += 1)
    soft[at] = shadow[at]! > leastLikely && sharpness[at]! < limit && !reach[at] ? 1 : 0
  const areas = findAreas(soft, width).filter(
    ({ pixels, touchesFrame }) => !touchesFrame && pixels.length >= leastShare * soft.length,
  )
  const sure = new Uint8Array(soft.length)
  const doubtful = new Uint8Array(soft.length)
  if (areas.length === 0) return { sure, doubtful }
  const outside = pushPull(lab, erode(dilate(reach, width, 1), width, 3), width)[0]
  const back = background.values
  const isColourful =
    background.ringSpread < smooth && Math.hypot(back[1][0]!, back[2][0]!) > colourful
  for (const area of areas) {
    const isSure = isColourful || isShaded(area, lab[0], outside, back[0])
    const mask = isSure ? sure : doubtful
    for (const at of area.pixels) mask[at] = 1
  }
  const passable = shadow.map((value) => (value > 0.1 ? 1 : 0))
  return { sure: growWithin(sure, Uint8Array.from(passable), width, growth), doubtful }
}

function isShaded(
  { pixels }: Area,
  lightness: Float32Array,
  outside: Float32Array,
  background: Float32Array,
): boolean {
  const part = (share: number, of: (at: number) => number) =>
    quantile(Float32Array.from(pixels, of), share)
  const own = (at: number) => lightness[at]!
  const shade = part(0.5, (at) => background[at]! - lightness[at]!)
  const off = Math.abs(part(0.5, (at) => outside[at]! - lightness[at]!))
  return shade > leastShade && off < tolerance && part(0.9, own) - part(0.1, own) > leastShade
}
