import type { ImageFormat } from '../ImageFacts.ts'
import type { Pixels } from '../Pixels.ts'

/** The quality of images that are written, where the member does not choose it. */
export const usualQuality = 90

/** Below this similarity the member should look at a result. */
export const leastSimilarity = 0.97

/** The longest sides that the formats can store, in pixels. */
const longestSides: Readonly<Record<ImageFormat, number>> = {
  jpeg: 65_535,
  png: 2 ** 31 - 1,
  webp: 16_383,
}

/** Whether a format can store a picture of this size. */
export function canStore(format: ImageFormat, { width, height }: Omit<Pixels, 'data'>): boolean {
  return Math.max(width, height) <= longestSides[format]
}
