import { asciiBytes, hasAscii, joinBytes } from '../formats/bytes.ts'
import { jpegMarkers } from '../formats/jpegMarkers.ts'
import { readJpegSegments } from '../formats/jpegSegments.ts'
import { pngSignature, readPngChunks, writePngChunk } from '../formats/pngChunks.ts'
import { findFormat } from '../formats/readImageFacts.ts'
import { readWebpChunks, webpFlags, writeWebp, writeWebpChunk } from '../formats/webpChunks.ts'
import type { ImageFormat } from '../ImageFacts.ts'
import { writeJpegSegment } from './rewriteJpeg.ts'
import { writeExtendedHeader } from './webpHeader.ts'

/** The note: a comment of JPEG, a text of PNG with its name in front, a chunk of its own in WebP. */
const note = 'Dropwatt watermark'
const pngNote = `Comment\0${note}`
const webpType = 'DWWM'

/** Whether a WebP file says that it has metadata, which an extended header keeps. */
const metadataFlags = webpFlags.xmp | webpFlags.exif

const finders: Readonly<Record<ImageFormat, (bytes: Uint8Array) => boolean>> = {
  jpeg: (bytes) =>
    readJpegSegments(bytes).segments.some(
      ({ marker, content, end }) =>
        marker === jpegMarkers.comment &&
        end - content === note.length &&
        hasAscii(bytes, content, note),
    ),
  png: (bytes) =>
    readPngChunks(bytes).chunks.some(
      ({ type, content, contentEnd }) =>
        type === 'tEXt' &&
        contentEnd - content === pngNote.length &&
        hasAscii(bytes, content, pngNote),
    ),
  webp: (bytes) => readWebpChunks(bytes).chunks.some(({ type }) => type === webpType),
}

/** Puts parts behind those that a file begins with. */
function insert(bytes: Uint8Array, at: number, part: Uint8Array): Uint8Array<ArrayBuffer> {
  return joinBytes([bytes.subarray(0, at), part, bytes.subarray(at)])
}

function addToJpeg(bytes: Uint8Array): Uint8Array<ArrayBuffer> {
  const { segments } = readJpegSegments(bytes)
  // Segments of applications come first: some readers look for them there only.
  const first = segments.find(({ marker }) => marker < jpegMarkers.app0 || marker > 0xef)
  return insert(bytes, first?.start ?? 2, writeJpegSegment(jpegMarkers.comment, asciiBytes(note)))
}

function addToPng(bytes: Uint8Array): Uint8Array<ArrayBuffer> {
  const at = readPngChunks(bytes).chunks[0]?.end ?? pngSignature.length
  return insert(bytes, at, writePngChunk('tEXt', asciiBytes(pngNote)))
}

function addToWebp(bytes: Uint8Array): Uint8Array<ArrayBuffer> {
  const { chunks } = readWebpChunks(bytes)
  const [first] = chunks
  const metadata = first?.type === 'VP8X' ? bytes[first.content]! & metadataFlags : 0
  const others = chunks.filter(({ type }) => type !== 'VP8X')
  return writeWebp([
    writeExtendedHeader(bytes, chunks, metadata),
    ...others.map(({ type, content, contentEnd }) =>
      writeWebpChunk(type, bytes.subarray(content, contentEnd)),
    ),
    writeWebpChunk(webpType, asciiBytes(note)),
  ])
}

const writers = { jpeg: addToJpeg, png: addToPng, webp: addToWebp } as const satisfies Record<
  ImageFormat,
  (bytes: Uint8Array) => Uint8Array
>

/** Whether an image has the note that it was given a watermark here. Nothing in the bytes makes it throw. */
export function hasMarkNote(bytes: Uint8Array): boolean {
  const format = findFormat(bytes)
  return format !== undefined && finders[format](bytes)
}

/**
 * Adds the note to an image that it was given a watermark here, once, and changes nothing else. It is
 * removed with the other metadata.
 *
 * @param bytes a whole image; what is none of the three formats is returned as it is
 */
export function addMarkNote(bytes: Uint8Array): Uint8Array {
  const format = findFormat(bytes)
  return format === undefined || hasMarkNote(bytes) ? bytes : writers[format](bytes)
}
