import { hasColourOfBackground, leastGap } from './clearGaps.ts'
import type { Evidence } from './evidence.ts'
import { findAreas, type Area } from './masks.ts'

/** Parts of the product smaller than this share of its largest part are dropped. */
const leastPart = 0.004

/** Painted pixels: 1 for product, -1 for background, 0 for neither. */
export type Painted = Int8Array

function isPainted({ pixels }: Area, painted: Painted | undefined, as: 1 | -1): boolean {
  return painted !== undefined && pixels.some((at) => painted[at] === as)
}

/**
 * Tells whether an enclosed area is background seen through a gap of the product: what the frame
 * reaches through a crack, or what has the colour of the background.
 */
function isGap(area: Area, evidence: Evidence): boolean {
  const { background, reach } = evidence
  const { pixels } = area
  if (pixels.length < leastGap * reach.length) return false
  const reached = pixels.filter((at) => background.flood[at] || reach[at]).length
  return reached > pixels.length / 2 || hasColourOfBackground(area, evidence)
}

export interface Cleaned {
  readonly product: Uint8Array
  /** Enclosed areas that were cut away and are product again, as shares of the picture. */
  readonly filled: readonly Area[]
}

/**
 * Drops specks of the product, and fills what is cut out of it, except for gaps through which the
 * background is seen. What the member painted stays.
 */
export function cleanProduct(
  cut: Uint8Array,
  evidence: Evidence,
  removesGaps: boolean,
  painted?: Painted,
): Cleaned {
  const { width } = evidence.small
  const product = cut.slice()
  const parts = findAreas(product, width)
  const largest = Math.max(0, ...parts.map(({ pixels }) => pixels.length))
  for (const part of parts) {
    if (part.pixels.length >= leastPart * largest || isPainted(part, painted, 1)) continue
    for (const at of part.pixels) product[at] = 0
  }
  const enclosed = findAreas(
    product.map((value) => 1 - value),
    width,
  ).filter((area) => !area.touchesFrame)
  const filled = enclosed.filter(
    (area) => !isPainted(area, painted, -1) && !(removesGaps && isGap(area, evidence)),
  )
  for (const { pixels } of filled) for (const at of pixels) product[at] = 1
  return { product, filled }
}
