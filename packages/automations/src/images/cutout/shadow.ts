import type { Background } from './background.ts'
import { luminance } from './lab.ts'
import { close, dilate, floodFromFrame, greatestAround, growWithin, inverse } from './masks.ts'
import type { SmallPicture } from './smallPicture.ts'

/** The least light of the background that a shadow leaves, in linear light. */
const darkest = 0.2
/** Most that a shadow is lighter than the background, in lightness and in standard deviations. */
const lighter = [0.5, 2.5] as const
/** Share of a difference of colour that bleeds, and its distance in pixels. */
const bleedingShare = 0.03
const bleedingReach = 6
/** Likelihood from which a pixel may be shadow. */
const leastLikely = 0.3
/** Barriers with gaps up to twice as wide hold shadows, in pixels. */
const barrierGap = 2
/** Distance that the reach of a shadow grows over the rim of the product, in pixels. */
const rim = 2

/**
 * Estimates how likely each pixel is the background under a shadow, from 0 to 1. A shadow keeps the
 * hue: with k of the light, a and b shrink to ∛k of their values, because Lab is a cube root of light.
 */
export function shadowLikelihood(
  { lab }: SmallPicture,
  { values, sigma }: Background,
  bleeding: Float32Array,
): Float32Array {
  const [l, a, b] = lab
  const result = new Float32Array(l.length)
  for (let at = 0; at < result.length; at += 1) {
    const light = luminance(values[0][at]!)
    const share = luminance(l[at]!) / Math.max(light, 1e-4)
    if (share < darkest || l[at]! - values[0][at]! > lighter[0] + lighter[1] * sigma[0]) continue
    const shrunk = Math.min(1, Math.cbrt(share))
    const backA = values[1][at]!
    const backB = values[2][at]!
    const tolerance =
      0.5 +
      bleeding[at]! +
      0.36 * Math.hypot(backA, backB) * Math.max(0, 1 - shrunk) +
      0.03 * Math.max(0, values[0][at]! - l[at]!)
    const offA = (a[at]! - backA * shrunk) / (1.6 * sigma[1] + tolerance)
    const offB = (b[at]! - backB * shrunk) / (1.6 * sigma[2] + tolerance)
    result[at] = Math.exp(-0.5 * (offA * offA + offB * offB))
  }
  return result
}

/**
 * Estimates how far colours bleed over the edges of the product: JPEG stores them at half the size and
 * in blocks, so a share of the greatest difference of colour around a pixel is no difference.
 */
export function colourBleeding({ lab, width }: SmallPicture, { values }: Background): Float32Array {
  const own = new Float32Array(lab[0].length)
  for (let at = 0; at < own.length; at += 1)
    own[at] = Math.hypot(lab[1][at]! - values[1][at]!, lab[2][at]! - values[2][at]!)
  const greatest = greatestAround(own, width, bleedingReach)
  for (let at = 0; at < own.length; at += 1) own[at] = greatest[at]! * bleedingShare
  return own
}

/** Finds what the frame reaches through pixels that may be background under a shadow. */
export function shadowReach(
  shadow: Float32Array,
  sharpness: Float32Array,
  limit: number,
  width: number,
): Uint8Array {
  const barrier = new Uint8Array(shadow.length)
  for (let at = 0; at < barrier.length; at += 1)
    barrier[at] = shadow[at]! > leastLikely && sharpness[at]! < limit ? 0 : 1
  return dilate(reachAround(barrier, width), width, rim)
}

/** Finds what the frame reaches without crossing a sharp edge. */
export function openGround(sharpness: Float32Array, limit: number, width: number): Uint8Array {
  const barrier = new Uint8Array(sharpness.length)
  for (let at = 0; at < barrier.length; at += 1) barrier[at] = sharpness[at]! < limit ? 0 : 1
  return reachAround(barrier, width)
}

function reachAround(barrier: Uint8Array, width: number): Uint8Array {
  const closed = close(barrier, width, barrierGap)
  const reached = floodFromFrame(inverse(closed), width)
  return growWithin(reached, inverse(barrier), width, 2 * barrierGap)
}
