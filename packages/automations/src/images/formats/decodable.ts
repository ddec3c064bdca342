import type { ImageFormat } from '../ImageFacts.ts'
import { asciiBytes, joinBytes } from './bytes.ts'
import { jpegMarkers } from './jpegMarkers.ts'
import { readJpegSegments } from './jpegSegments.ts'
import {
  isSoundChunk,
  pngSignature,
  readPngChunks,
  writePngChunk,
  type PngChunk,
} from './pngChunks.ts'

function decodableJpeg(bytes: Uint8Array): Uint8Array {
  const { end, isUnterminated = false } = readJpegSegments(bytes)
  if (!isUnterminated) return bytes
  return joinBytes([bytes.subarray(0, end), Uint8Array.of(0xff, jpegMarkers.endOfImage)])
}

/** Whether a chunk is needed to decode the picture, which its first letter says. */
export function isCritical(type: string): boolean {
  return type.charCodeAt(0) < 0x60
}

/** Returns a PNG with nothing but its picture, and those of other chunks that are sound. */
function decodablePng(bytes: Uint8Array, others: ReadonlySet<string>): Uint8Array {
  const { chunks, isUnterminated = false } = readPngChunks(bytes)
  const seen = new Set<string>()
  const kept = chunks.filter((chunk) => {
    const { type } = chunk
    if (isCritical(type)) return true
    if (!others.has(type) || seen.has(type)) return false
    if (!isSoundChunk(bytes, chunk) || isForeign(bytes, chunk)) return false
    seen.add(type)
    return true
  })
  if (kept.length === chunks.length && !isUnterminated) return bytes
  return joinBytes([
    asciiBytes(pngSignature),
    ...kept.map(({ start, end }) => bytes.subarray(start, end)),
    ...(isUnterminated ? [writePngChunk('IEND', new Uint8Array())] : []),
  ])
}

/** The transparent colour is a part of the picture. */
const ofPicture: ReadonlySet<string> = new Set(['tRNS'])

/** Chunks by which browsers show a picture. */
const ofLooks: ReadonlySet<string> = new Set('tRNS cICP iCCP sRGB gAMA cHRM eXIf'.split(' '))

/** Whether a chunk says that the channels are not those of RGB, at which browsers stop. */
function isForeign(bytes: Uint8Array, { type, content }: PngChunk): boolean {
  return type === 'cICP' && bytes[content + 2] !== 0
}

/**
 * Returns an image as a strict decoder takes it: with its end where that is missing, and without chunks
 * of PNG that are damaged, doubled or not needed.
 *
 * @param keepsLooks whether what a PNG says about its colours and its rotation stays. @default false
 * @returns the same bytes where nothing has to be done
 */
export function decodable(bytes: Uint8Array, format: ImageFormat, keepsLooks = false): Uint8Array {
  if (format === 'jpeg') return decodableJpeg(bytes)
  return format === 'png' ? decodablePng(bytes, keepsLooks ? ofLooks : ofPicture) : bytes
}
