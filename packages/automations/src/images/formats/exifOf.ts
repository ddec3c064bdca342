import { hasAscii } from './bytes.ts'
import { jpegMarkers, type JpegSegment } from './jpegSegments.ts'
import type { PngChunk } from './pngChunks.ts'
import type { WebpChunk } from './webpChunks.ts'

/** What a segment of JPEG with Exif begins with. */
export const exifMark = 'Exif\0\0'

/** Returns the Exif of a JPEG file, without its mark; nothing if there is none. */
export function exifInJpeg(
  bytes: Uint8Array,
  segments: readonly JpegSegment[],
): Uint8Array | undefined {
  const found = segments.find(
    ({ marker, content }) => marker === jpegMarkers.app1 && hasAscii(bytes, content, exifMark),
  )
  return found && bytes.subarray(found.content + exifMark.length, found.end)
}

/** Returns the Exif of a PNG file; nothing if there is none. */
export function exifInPng(bytes: Uint8Array, chunks: readonly PngChunk[]): Uint8Array | undefined {
  const found = chunks.find(({ type }) => type === 'eXIf')
  return found && bytes.subarray(found.content, found.contentEnd)
}

/** Returns the Exif of a WebP file; nothing if there is none. */
export function exifInWebp(
  bytes: Uint8Array,
  chunks: readonly WebpChunk[],
): Uint8Array | undefined {
  const found = chunks.find(({ type }) => type === 'EXIF')
  if (!found) return undefined
  // Some programs write it with the mark that only JPEG needs.
  const start = found.content + (hasAscii(bytes, found.content, exifMark) ? exifMark.length : 0)
  return bytes.subarray(start, found.contentEnd)
}
