import { hasAscii } from './bytes.ts'
import { jpegMarkers, type JpegSegment } from './jpegMarkers.ts'
import { isSoundChunk, type PngChunk } from './pngChunks.ts'
import type { WebpChunk } from './webpChunks.ts'

/** Start of a segment of JPEG with Exif, as it is written. */
export const exifMark = 'Exif\0\0'

/** Mark that all readers look for. Some programs end it in another way. */
const readMark = 'Exif\0'

/** Returns the Exif of a JPEG file, without its mark; nothing if there is none, or nothing in it. */
export function exifInJpeg(
  bytes: Uint8Array,
  segments: readonly JpegSegment[],
): Uint8Array | undefined {
  const found = segments.find(
    ({ marker, content, end }) =>
      marker === jpegMarkers.app1 &&
      end - content > exifMark.length &&
      hasAscii(bytes, content, readMark),
  )
  return found && bytes.subarray(found.content + exifMark.length, found.end)
}

/** Returns the Exif of a PNG file, wherever it is; nothing if there is none, or nothing in it. */
export function exifInPng(bytes: Uint8Array, chunks: readonly PngChunk[]): Uint8Array | undefined {
  const found = chunks.find(
    ({ type, content, contentEnd }) => type === 'eXIf' && contentEnd > content,
  )
  return found && bytes.subarray(found.content, found.contentEnd)
}

/**
 * Returns the Exif that browsers turn a PNG file by: it is sound, and before the picture; nothing if
 * there is none.
 */
export function shownExifInPng(
  bytes: Uint8Array,
  chunks: readonly PngChunk[],
): Uint8Array | undefined {
  const picture = chunks.findIndex(({ type }) => type === 'IDAT')
  const before = chunks.slice(0, picture === -1 ? undefined : picture)
  return exifInPng(
    bytes,
    before.filter((chunk) => chunk.type === 'eXIf' && isSoundChunk(bytes, chunk)),
  )
}

/** Returns the Exif of a WebP file; nothing if there is none. */
export function exifInWebp(
  bytes: Uint8Array,
  chunks: readonly WebpChunk[],
): Uint8Array | undefined {
  const found = chunks.find(
    ({ type, content, contentEnd }) => type === 'EXIF' && contentEnd > content,
  )
  if (!found) return undefined
  // Some programs write it with the mark that only JPEG needs.
  const start = found.content + (hasAscii(bytes, found.content, exifMark) ? exifMark.length : 0)
  return bytes.subarray(start, found.contentEnd)
}
