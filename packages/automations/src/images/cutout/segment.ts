import type { Background } from './background.ts'
import { cleanProduct, type Cleaned, type Painted } from './clean.ts'
import { gatherEvidence, weighPixels, withoutShadow, type Evidence } from './evidence.ts'
import { GridCut } from './GridCut.ts'
import { inverse } from './masks.ts'
import { linkNeighbours, precision } from './neighbourLinks.ts'
import type { SmallPicture } from './smallPicture.ts'

/** A product found in a small picture, with all that led there. */
export interface Segments {
  readonly evidence: Evidence
  /** Evidence for background at each pixel, from −6 to 6. */
  readonly weights: Float32Array
  /** Solved; further links can be changed and solved on. */
  readonly cut: GridCut
  /** The side of the source. */
  readonly found: Uint8Array
}

/** The first cut tells the colours of the product for the second one. */
const rounds = 2

function setWeights(cut: GridCut, weights: Float32Array): void {
  for (let at = 0; at < weights.length; at += 1)
    cut.setTerminal(at, -Math.round(weights[at]! * precision))
}

/** Finds the product in a small picture whose background is known. */
export function segment(
  small: SmallPicture,
  background: Background,
  removesShadow: boolean,
): Segments {
  const evidence = gatherEvidence(small, background, removesShadow)
  const cut = new GridCut(small.width, small.height)
  linkNeighbours(cut, small, background.flood)
  let weights = weighPixels(evidence, withoutShadow(inverse(background.flood), evidence))
  setWeights(cut, weights)
  let found = cut.solve()
  for (let round = 1; round < rounds; round += 1) {
    weights = weighPixels(evidence, withoutShadow(found, evidence))
    setWeights(cut, weights)
    found = cut.solve()
  }
  return { evidence, weights, cut, found }
}

/** Drops specks and fills false gaps of what was found. */
export function cleanSegments(
  { evidence }: Segments,
  found: Uint8Array,
  removesGaps: boolean,
  painted?: Painted,
): Cleaned {
  return cleanProduct(found, evidence, removesGaps, painted)
}
