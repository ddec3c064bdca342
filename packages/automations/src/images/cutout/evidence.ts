import { indicesOf, type Background } from './background.ts'
import { findClearGaps } from './clearGaps.ts'
import { colourBins, differenceBins, Histogram } from './Histogram.ts'
import { colourBleeding, openGround, shadowLikelihood, shadowReach } from './shadow.ts'
import { findShadedGaps } from './shadedGaps.ts'
import { measureSharpness, sharpnessLimit } from './sharpness.ts'
import type { SmallPicture } from './smallPicture.ts'

/** Evidence at each pixel before the product is cut out. */
export interface Evidence {
  readonly small: SmallPicture
  readonly background: Background
  readonly sharpness: Float32Array
  /** Edges at least this sharp do not belong to the background. */
  readonly limit: number
  /** Likelihood that each pixel is background under a shadow; 0 everywhere if shadows stay. */
  readonly shadow: Float32Array
  /** By how much a and b may differ from the background because colours bleed over edges. */
  readonly bleeding: Float32Array
  /** Area where shadows are searched for. */
  readonly reach: Uint8Array
  /** Areas enclosed by the product that may be shaded gaps or grey parts of it. */
  readonly doubtfulGaps: Uint8Array
  /**
   * Pixels that the frame reaches without crossing a sharp edge, and gaps with the background's
   * colour.
   */
  readonly open: Uint8Array
  /** Frequency of the colour of each pixel in the background. */
  readonly backgroundDensity: Float32Array
}

/** The share of the normal distribution in the density of the background; the rest is measured. */
const normalShare = 0.6
/** The density of a colour that no pixel of the product has. */
const anyColour = 1.5e-6
/** The share of measured colours in the density of the product. */
const productShare = 0.8
/** The density of shadows. */
const shadowDensity = 0.003
/** Most that a shadow may add for the background; beyond it the edges decide. */
const shadowLimit = 0.4
/** Remaining share of the evidence for background in areas that sharp edges enclose. */
const enclosedShare = 0.1
/** Evidence is limited, so that no single pixel decides. */
const evidenceLimit = 6
/** Pixels more likely than this to be a shadow do not tell the colours of the product. */
const probableShadow = 0.3

function densityOfBackground({ lab }: SmallPicture, background: Background): Float32Array {
  const [l, a, b] = lab
  const { values, sigma, distance } = background
  const measured = new Histogram(differenceBins)
  const difference = (at: number, channel: 0 | 1 | 2) => lab[channel][at]! - values[channel][at]!
  for (const at of indicesOf(background.flood))
    measured.add(difference(at, 0), difference(at, 1), difference(at, 2))
  const peak = (2 * Math.PI) ** -1.5 / (sigma[0] * sigma[1] * sigma[2])
  return distance.map(
    (square, at) =>
      normalShare * peak * Math.exp(-square / 2) +
      (1 - normalShare) *
        measured.density(l[at]! - values[0][at]!, a[at]! - values[1][at]!, b[at]! - values[2][at]!),
  )
}

/** Measures what tells product, background and shadow apart. */
export function gatherEvidence(
  small: SmallPicture,
  background: Background,
  removesShadow: boolean,
): Evidence {
  const bleeding = colourBleeding(small, background)
  const measured = measureSharpness(small.lab, small.width)
  const sharpness = measured.map((value, at) => Math.max(0, value - 0.5 * bleeding[at]!))
  const limit = sharpnessLimit(sharpness, background.flood, small.width)
  const shadow = removesShadow
    ? shadowLikelihood(small, background, bleeding)
    : new Float32Array(sharpness.length)
  const reach = shadowReach(shadow, sharpness, limit, small.width)
  const open = openGround(sharpness, limit, small.width)
  const clear = findClearGaps({ small, background, bleeding, sharpness, limit, open })
  const gaps = findShadedGaps({ small, background, shadow, sharpness, limit, reach })
  return {
    small,
    background,
    sharpness,
    limit,
    shadow,
    bleeding,
    reach: reach.map((value, at) => value | gaps.sure[at]!),
    doubtfulGaps: gaps.doubtful,
    open: open.map((value, at) => value | clear[at]!),
    backgroundDensity: densityOfBackground(small, background),
  }
}

/** Returns what may tell the colours of the product: a mask without probable shadows. */
export function withoutShadow(mask: Uint8Array, { shadow, reach }: Evidence): Uint8Array {
  return mask.map((value, at) => (value && !(reach[at] && shadow[at]! > probableShadow) ? 1 : 0))
}

/**
 * Weighs for each pixel whether it is background: the logarithm of how much more frequent its colour
 * is in the background than in the product, from −6 to 6; positive for background.
 *
 * @param product pixels that tell the colours of the product
 */
export function weighPixels(evidence: Evidence, product: Uint8Array): Float32Array {
  const { small, sharpness, limit, shadow, reach, open, backgroundDensity } = evidence
  const colours = new Histogram(colourBins)
  for (let at = 0; at < product.length; at += 1) if (product[at]) colours.addPixel(small.lab, at)
  colours.smooth()
  const [l, a, b] = small.lab
  return backgroundDensity.map((density, at) => {
    const inProduct =
      productShare * colours.density(l[at]!, a[at]!, b[at]!) + (1 - productShare) * anyColour
    let weight = Math.log(Math.max(density, 1e-12) / inProduct)
    if (reach[at] && shadow[at]! > 0) {
      const soft = Math.exp(-0.5 * (sharpness[at]! / limit) ** 2)
      const shaded = Math.log((density + shadowDensity * shadow[at]! * soft) / inProduct)
      weight = Math.max(weight, Math.min(shadowLimit, shaded))
    }
    weight = Math.min(Math.max(weight, -evidenceLimit), evidenceLimit)
    return weight > 0 && !open[at] && !reach[at] ? weight * enclosedShare : weight
  })
}
