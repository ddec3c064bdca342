import { asciiBytes, bigEndian, hasAscii, joinBytes } from '../formats/bytes.ts'
import { exifMark } from '../formats/exifOf.ts'
import { jpegMarkers, type JpegSegment } from '../formats/jpegMarkers.ts'
import { readJpegSegments } from '../formats/jpegSegments.ts'

const start = Uint8Array.of(0xff, jpegMarkers.startOfImage)
const end = Uint8Array.of(0xff, jpegMarkers.endOfImage)
const firstApplication = jpegMarkers.app0
const lastApplication = 0xef

/** Bytes of a segment of JFIF without a thumbnail, from its marker on. */
const jfifLength = 18

/** Writes a segment of JPEG. */
export function writeJpegSegment(marker: number, content: Uint8Array): Uint8Array<ArrayBuffer> {
  return joinBytes([Uint8Array.of(0xff, marker), bigEndian(content.length + 2, 2), content])
}

/** Writes JFIF without its thumbnail. */
function withoutThumbnail(bytes: Uint8Array, { start: at, end: last }: JpegSegment): Uint8Array {
  if (last - at <= jfifLength) return bytes.subarray(at, last)
  const content = bytes.slice(at + 4, at + jfifLength)
  content.fill(0, 12)
  return writeJpegSegment(jpegMarkers.app0, content)
}

/** Returns what stays of a segment; nothing of metadata. */
function keptOf(bytes: Uint8Array, segment: JpegSegment): readonly Uint8Array[] {
  const { marker, content } = segment
  const whole = bytes.subarray(segment.start, segment.end)
  const isApplication = marker >= firstApplication && marker <= lastApplication
  if (!isApplication) return marker === jpegMarkers.comment ? [] : [whole]
  if (marker === jpegMarkers.app0 && hasAscii(bytes, content, 'JFIF\0')) {
    return [withoutThumbnail(bytes, segment)]
  }
  // Adobe's segment says how colours are stored.
  const isKept =
    (marker === jpegMarkers.app2 && hasAscii(bytes, content, 'ICC_PROFILE\0')) ||
    (marker === jpegMarkers.app14 && hasAscii(bytes, content, 'Adobe'))
  return isKept ? [whole] : []
}

/**
 * Writes a JPEG file without its metadata.
 *
 * @param exif what is said about it instead; empty for nothing
 */
export function rewriteJpeg(bytes: Uint8Array, exif: Uint8Array): Uint8Array<ArrayBuffer> {
  const { segments } = readJpegSegments(bytes)
  const isJfif =
    segments[0]?.marker === jpegMarkers.app0 && hasAscii(bytes, segments[0].content, 'JFIF\0')
  const kept = segments.flatMap((segment) => keptOf(bytes, segment))
  const written =
    exif.length === 0
      ? []
      : [writeJpegSegment(jpegMarkers.app1, joinBytes([asciiBytes(exifMark), exif]))]
  // JFIF has to be the first segment.
  const first = isJfif ? 1 : 0
  return joinBytes([start, ...kept.slice(0, first), ...written, ...kept.slice(first), end])
}
