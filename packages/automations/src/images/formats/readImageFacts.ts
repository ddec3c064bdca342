import { readExif } from '../exif/readExif.ts'
import type { ImageFacts, ImageFormat, ImageProblem } from '../ImageFacts.ts'
import { hasAscii, viewOf } from './bytes.ts'
import { exifInJpeg, exifInPng, exifInWebp } from './exifOf.ts'
import { jpegMarkers, readJpegSegments } from './jpegSegments.ts'
import { maximumImageBytes, maximumImagePixels } from './limits.ts'
import { recognizeOther } from './otherFormats.ts'
import { pngSignature, readPngChunks } from './pngChunks.ts'
import { isWebp, readWebpChunks } from './webpChunks.ts'
import { readWebpSize } from './webpSize.ts'

interface Size {
  readonly width: number
  readonly height: number
}

/** What a format says about a picture, as it is stored. */
interface Stored extends Size {
  readonly hasAlpha: boolean
  readonly exif: Uint8Array | undefined
}

/** Frames of JPEG that browsers decode: baseline, extended and progressive, with Huffman coding. */
const decodedFrames = { first: 0xc0, last: 0xc2 } as const

/** Codes between those of frames that are none: tables, and one kept for extensions. */
const noFrames: ReadonlySet<number> = new Set([0xc4, 0xc8, 0xcc])

/** Returns the format of an image by its first bytes; nothing if it is none of the three. */
export function findFormat(bytes: Uint8Array): ImageFormat | undefined {
  if (hasAscii(bytes, 0, '\xff\xd8\xff')) return 'jpeg'
  if (hasAscii(bytes, 0, pngSignature)) return 'png'
  return isWebp(bytes) ? 'webp' : undefined
}

function readJpeg(bytes: Uint8Array): Stored | ImageProblem {
  const { segments, problem } = readJpegSegments(bytes)
  const frame = segments.find(
    ({ marker }) => marker >= decodedFrames.first && marker <= 0xcf && !noFrames.has(marker),
  )
  if (!frame || frame.end - frame.content < 6) return problem ?? 'corrupt'
  const view = viewOf(bytes)
  const components = bytes[frame.content + 5]
  if (components === 4) return 'cmyk'
  if (components !== 1 && components !== 3) return 'corrupt'
  const bits = bytes[frame.content]
  if (frame.marker > decodedFrames.last || bits !== 8) return 'unknown-format'
  if (problem) return problem
  if (!segments.some(({ marker }) => marker === jpegMarkers.startOfScan)) return 'corrupt'
  return {
    width: view.getUint16(frame.content + 3),
    height: view.getUint16(frame.content + 1),
    hasAlpha: false,
    exif: exifInJpeg(bytes, segments),
  }
}

/** Types of colour in PNG that have alpha: grey and full colour. */
const alphaTypes: ReadonlySet<number | undefined> = new Set([4, 6])

function readPng(bytes: Uint8Array): Stored | ImageProblem {
  const { chunks, problem } = readPngChunks(bytes)
  const [header] = chunks
  if (!header) return problem ?? 'corrupt'
  if (header.type !== 'IHDR' || header.contentEnd - header.content !== 13) return 'corrupt'
  const view = viewOf(bytes)
  const animation = chunks.find(({ type }) => type === 'acTL')
  if (animation && animation.contentEnd - animation.content >= 4) {
    if (view.getUint32(animation.content) > 1) return 'animated'
  }
  if (problem) return problem
  if (!chunks.some(({ type }) => type === 'IDAT')) return 'corrupt'
  return {
    width: view.getUint32(header.content),
    height: view.getUint32(header.content + 4),
    hasAlpha:
      alphaTypes.has(bytes[header.content + 9]) || chunks.some(({ type }) => type === 'tRNS'),
    exif: exifInPng(bytes, chunks),
  }
}

function readWebp(bytes: Uint8Array): Stored | ImageProblem {
  const { chunks, problem } = readWebpChunks(bytes)
  const size = readWebpSize(bytes, chunks)
  if (size?.isAnimated === true) return 'animated'
  if (problem) return problem
  if (!size?.hasPicture) return 'corrupt'
  const { width, height, hasAlpha } = size
  return { width, height, hasAlpha, exif: exifInWebp(bytes, chunks) }
}

const readers: Readonly<Record<ImageFormat, (bytes: Uint8Array) => Stored | ImageProblem>> = {
  jpeg: readJpeg,
  png: readPng,
  webp: readWebp,
}

/** Orientations from this one on exchange width and height. */
const firstTurned = 5

/**
 * Reads what an image says about itself, without decoding it, so that an image that cannot be used, or
 * would need too much memory, is found at once. Nothing in the bytes makes it throw.
 *
 * @param bytes the whole file
 * @returns its facts, or why it cannot be used
 */
export function readImageFacts(bytes: Uint8Array): ImageFacts | ImageProblem {
  const format = findFormat(bytes)
  if (!format) return recognizeOther(bytes)
  if (bytes.length > maximumImageBytes) return 'too-large'
  const stored = readers[format](bytes)
  if (typeof stored === 'string') return stored
  const { hasAlpha, exif } = stored
  if (stored.width === 0 || stored.height === 0) return 'corrupt'
  if (stored.width * stored.height > maximumImagePixels) return 'too-many-pixels'
  // Browsers show WebP as it is stored, whatever its Exif says.
  const turning = format === 'webp' ? undefined : exif
  const orientation = (turning && readExif(turning)?.orientation) ?? 1
  const isTurned = orientation >= firstTurned
  const [width, height] = isTurned ? [stored.height, stored.width] : [stored.width, stored.height]
  return { format, width, height, orientation, hasAlpha, bytes: bytes.length }
}
