import { readExif } from '../exif/readExif.ts'
import type { DecodingProblem, ImageFacts, ImageFormat, ImageProblem } from '../ImageFacts.ts'
import { hasAscii, viewOf } from './bytes.ts'
import { exifInJpeg, exifInWebp, shownExifInPng } from './exifOf.ts'
import { jpegMarkers, type JpegSegment } from './jpegMarkers.ts'
import { readJpegSegments } from './jpegSegments.ts'
import { maximumImageBytes, maximumImagePixels } from './limits.ts'
import { recognizeOther } from './otherFormats.ts'
import { isSoundChunk, pngSignature, readPngChunks, type PngChunk } from './pngChunks.ts'
import { isWebp, readWebpChunks } from './webpChunks.ts'
import { readWebpSize } from './webpSize.ts'

interface Size {
  readonly width: number
  readonly height: number
}

/** Facts about a picture as its format stores it. */
interface Stored extends Size {
  readonly hasAlpha: boolean
  readonly exif: Uint8Array | undefined
  /** The reason that it cannot be decoded; nothing if it can. */
  readonly coding?: DecodingProblem
}

/**
 * The reason that a frame of JPEG is not decoded, by its marker (ITU-T T.81, table B.1); nothing
 * for those that are.
 */
const frameCodings: ReadonlyMap<number, DecodingProblem | undefined> = new Map([
  [0xc0, undefined],
  [0xc1, undefined],
  [0xc2, undefined],
  [0xc3, 'lossless-jpeg'],
  [0xc5, 'hierarchical-jpeg'],
  [0xc6, 'hierarchical-jpeg'],
  [0xc7, 'hierarchical-jpeg'],
  [0xc9, 'arithmetic-jpeg'],
  [0xca, 'arithmetic-jpeg'],
  [0xcb, 'lossless-jpeg'],
  [0xcd, 'hierarchical-jpeg'],
  [0xce, 'hierarchical-jpeg'],
  [0xcf, 'hierarchical-jpeg'],
  [jpegMarkers.losslessFrame, 'lossless-jpeg'],
])

/** Returns the format of an image by its first bytes; nothing if it is none of the three. */
export function findFormat(bytes: Uint8Array): ImageFormat | undefined {
  if (hasAscii(bytes, 0, '\xff\xd8\xff')) return 'jpeg'
  if (hasAscii(bytes, 0, pngSignature)) return 'png'
  return isWebp(bytes) ? 'webp' : undefined
}

/** Returns why a JPEG cannot be decoded; nothing if it can. */
function codingOf(
  segments: readonly JpegSegment[],
  frame: JpegSegment,
  { bits, components }: { readonly bits: number; readonly components: number },
): DecodingProblem | 'corrupt' | undefined {
  const isHierarchical = segments.some(({ marker }) => marker === jpegMarkers.hierarchy)
  const coding = isHierarchical ? 'hierarchical-jpeg' : frameCodings.get(frame.marker)
  if (coding) return coding
  if (bits !== 8) return bits === 12 ? 'deep-jpeg' : 'corrupt'
  if (components === 4) return 'cmyk'
  return components === 1 || components === 3 ? undefined : 'corrupt'
}

function readJpeg(bytes: Uint8Array): Stored | ImageProblem {
  const { segments, problem } = readJpegSegments(bytes)
  const frame = segments.find(({ marker }) => frameCodings.has(marker))
  if (!frame || frame.end - frame.content < 6) return problem ?? 'corrupt'
  const view = viewOf(bytes)
  const [bits, components] = [bytes[frame.content]!, bytes[frame.content + 5]!]
  const coding = codingOf(segments, frame, { bits, components })
  if (coding === 'corrupt') return coding
  // What it is matters more than that its end is missing.
  if (problem) return coding ?? problem
  if (!segments.some(({ marker }) => marker === jpegMarkers.startOfScan)) return 'corrupt'
  return {
    width: view.getUint16(frame.content + 3),
    height: view.getUint16(frame.content + 1),
    hasAlpha: false,
    exif: exifInJpeg(bytes, segments),
    ...(coding && { coding }),
  }
}

/** Types of colour in PNG that have alpha: grey and full colour. */
const alphaTypes: ReadonlySet<number | undefined> = new Set([4, 6])

/** Numbers of the light of a picture for brighter screens (ITU-T H.273, table 3): PQ and HLG. */
const hdrTransfers: ReadonlySet<number | undefined> = new Set([16, 18])

/** Whether a PNG says that it is for brighter screens (PNG specification, section 11.3.2.6). */
function isHdr(bytes: Uint8Array, chunks: readonly PngChunk[]): boolean {
  const found = chunks.find(({ type }) => type === 'cICP')
  return (
    found !== undefined && hdrTransfers.has(bytes[found.content + 1]) && isSoundChunk(bytes, found)
  )
}

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
    exif: shownExifInPng(bytes, chunks),
    ...(isHdr(bytes, chunks) && { coding: 'hdr' }),
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

/** Facts of an image, with the reason why it cannot be decoded. */
export interface StoredFacts extends ImageFacts {
  /** Nothing if it can. */
  readonly coding?: DecodingProblem
}

/**
 * Reads what an image says about itself, also of one that is whole but cannot be decoded. Nothing in the
 * bytes makes it throw.
 *
 * @param bytes the whole file
 * @returns its facts, or why nothing can be done with it
 */
export function readStoredFacts(bytes: Uint8Array): StoredFacts | ImageProblem {
  const format = findFormat(bytes)
  if (!format) return recognizeOther(bytes)
  if (bytes.length > maximumImageBytes) return 'too-large'
  const stored = readers[format](bytes)
  if (typeof stored === 'string') return stored
  const { hasAlpha, exif, coding } = stored
  if (stored.width === 0 || stored.height === 0) return 'corrupt'
  if (stored.width * stored.height > maximumImagePixels) return 'too-many-pixels'
  // Browsers show WebP as it is stored, whatever its Exif says.
  const turning = format === 'webp' ? undefined : exif
  const orientation = (turning && readExif(turning)?.orientation) ?? 1
  const isTurned = orientation >= firstTurned
  const [width, height] = isTurned ? [stored.height, stored.width] : [stored.width, stored.height]
  const facts = { format, width, height, orientation, hasAlpha, bytes: bytes.length }
  return coding ? { ...facts, coding } : facts
}

/**
 * Reads what an image says about itself, without decoding it, so that an image that cannot be used, or
 * would need too much memory, is found at once. Nothing in the bytes makes it throw.
 *
 * @param bytes the whole file
 * @returns its facts, or why it cannot be used
 */
export function readImageFacts(bytes: Uint8Array): ImageFacts | ImageProblem {
  const facts = readStoredFacts(bytes)
  return typeof facts === 'string' ? facts : (facts.coding ?? facts)
}
