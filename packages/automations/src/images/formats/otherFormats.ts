import type { ImageProblem } from '../ImageFacts.ts'
import { asciiIn, hasAscii, viewOf } from './bytes.ts'

/** Brands of ISO base media files (ISO/IEC 14496-12) that are pictures compressed with HEVC. */
const heicBrands: ReadonlySet<string> = new Set(
  'heic heix heim heis hevc hevx hevm hevs mif1 msf1'.split(' '),
)
const avifBrands: ReadonlySet<string> = new Set(['avif', 'avis'])

/** Reads the brands of an ISO base media file; none if it is no such file. */
function brandsOf(bytes: Uint8Array): string[] {
  if (!hasAscii(bytes, 4, 'ftyp')) return []
  const end = Math.min(viewOf(bytes).getUint32(0), bytes.length)
  const brands = [asciiIn(bytes, 8, 12)]
  for (let at = 16; at + 4 <= end; at += 4) brands.push(asciiIn(bytes, at, at + 4))
  return brands
}

/** Says what a file is that is neither JPEG, PNG nor WebP, by its first bytes. */
export function recognizeOther(bytes: Uint8Array): ImageProblem {
  if (bytes.length === 0) return 'empty'
  if (hasAscii(bytes, 0, 'GIF87a') || hasAscii(bytes, 0, 'GIF89a')) return 'gif'
  const brands = brandsOf(bytes)
  // AVIF files often name the brand of all such pictures, mif1, as well.
  if (brands.some((brand) => avifBrands.has(brand))) return 'avif'
  if (brands.some((brand) => heicBrands.has(brand))) return 'heic'
  return 'unknown-format'
}
