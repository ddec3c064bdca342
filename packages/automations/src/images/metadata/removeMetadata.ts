import { readExif, type Exif } from '../exif/readExif.ts'
import { writeExif } from '../exif/writeExif.ts'
import { isSameBytes } from '../formats/bytes.ts'
import { readStoredFacts } from '../formats/readImageFacts.ts'
import type { ImageFormat, ImageProblem } from '../ImageFacts.ts'
import { copyrightIn, dateIn } from './keptTexts.ts'
import type { KeptMetadata, MetadataRemoval } from './MetadataRemoval.ts'
import { readParts, type MetadataParts } from './readParts.ts'
import { rewriteJpeg } from './rewriteJpeg.ts'
import { rewritePng } from './rewritePng.ts'
import { rewriteWebp } from './rewriteWebp.ts'

const rewriters = {
  jpeg: rewriteJpeg,
  png: rewritePng,
  webp: rewriteWebp,
} as const satisfies Record<ImageFormat, (bytes: Uint8Array, exif: Uint8Array) => Uint8Array>

/** The most of a copyright notice that is kept, in characters, so that it fits in a segment of JPEG. */
const longestCopyright = 10_000

function newExif(
  exif: Exif | undefined,
  parts: MetadataParts,
  orientation: number,
  keep: KeptMetadata,
): Uint8Array<ArrayBuffer> {
  const copyright = keep.copyright === true ? copyrightIn(exif, parts) : undefined
  const dated = keep.date === true ? dateIn(exif, parts) : undefined
  return writeExif({
    orientation,
    isAdobeRgb: exif?.isAdobeRgb ?? false,
    ...(copyright !== undefined && { copyright: copyright.slice(0, longestCopyright) }),
    ...dated,
  })
}

function refuse(problem: ImageProblem): MetadataRemoval {
  return { state: 'refused', problem }
}

/**
 * Removes metadata from an image without decoding it, so that its pixels stay as they are, also from
 * one whose coding browsers do not decode. Its rotation and its colour profile stay, and what else is to
 * be kept is written anew. Other pictures behind the first, such as previews and gain maps for brighter
 * screens, are removed too, and so is Exif that cannot be read, by which no browser turns a picture.
 *
 * Nothing in the bytes makes it throw. An image is refused if it cannot be used, or if what is to be kept
 * of its Exif cannot be read.
 *
 * @param keep what stays besides the rotation and the colour profile; nothing by default
 */
export function removeMetadata(bytes: Uint8Array, keep: KeptMetadata = {}): MetadataRemoval {
  const facts = readStoredFacts(bytes)
  if (typeof facts === 'string') return refuse(facts)
  const { format } = facts
  const parts = readParts(bytes, format)
  const exif = parts.exif && readExif(parts.exif)
  // What is kept must not be lost because it could not be read.
  const isBroken = parts.exif !== undefined && exif?.isBroken !== false
  if (isBroken && (keep.copyright === true || keep.date === true)) return refuse('damaged-metadata')
  // Browsers show WebP as it is stored, but other programs turn it.
  const orientation = format === 'webp' ? (exif?.orientation ?? 1) : facts.orientation
  const without = rewriters[format](bytes, newExif(exif, parts, orientation, keep))
  return isSameBytes(bytes, without)
    ? { state: 'kept', reason: 'no-metadata' }
    : { state: 'changed', bytes: without }
}
