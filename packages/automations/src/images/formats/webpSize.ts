import { hasAscii, viewOf } from './bytes.ts'
import { webpFlags, type WebpChunk } from './webpChunks.ts'

/** Facts about a picture from the chunks of a WebP file. */
export interface WebpSize {
  readonly width: number
  readonly height: number
  readonly hasAlpha: boolean
  readonly isAnimated: boolean
  /** Whether the compressed picture is there. */
  readonly hasPicture: boolean
}

/** Reads the size of a lossy picture, from its key frame (RFC 6386, section 9.1). */
function readLossy(bytes: Uint8Array, { content, contentEnd }: WebpChunk) {
  if (contentEnd - content < 10 || !hasAscii(bytes, content + 3, '\x9d\x01\x2a')) return undefined
  const view = viewOf(bytes)
  // The two upper bits scale the picture for display, which no one uses.
  const width = view.getUint16(content + 6, true) & 0x3fff
  const height = view.getUint16(content + 8, true) & 0x3fff
  return { width, height, hasAlpha: false }
}

/** Reads the size of a lossless picture (RFC 9649, section 3.4). */
function readLossless(bytes: Uint8Array, { content, contentEnd }: WebpChunk) {
  if (contentEnd - content < 5 || bytes[content] !== 0x2f) return undefined
  const bits = viewOf(bytes).getUint32(content + 1, true)
  return {
    width: 1 + (bits & 0x3fff),
    height: 1 + ((bits >>> 14) & 0x3fff),
    hasAlpha: ((bits >>> 28) & 1) === 1,
  }
}

/** Reads a number of three bytes, the least significant first. */
function number24(bytes: Uint8Array, at: number): number {
  return bytes[at]! | (bytes[at + 1]! << 8) | (bytes[at + 2]! << 16)
}

/** Reads the size of the picture in a WebP file; nothing if its chunks do not say it. */
export function readWebpSize(
  bytes: Uint8Array,
  chunks: readonly WebpChunk[],
): WebpSize | undefined {
  const lossy = chunks.find(({ type }) => type === 'VP8 ')
  const lossless = chunks.find(({ type }) => type === 'VP8L')
  const picture = (lossy && readLossy(bytes, lossy)) ?? (lossless && readLossless(bytes, lossless))
  const [first] = chunks
  if (first?.type !== 'VP8X') return picture && { ...picture, isAnimated: false, hasPicture: true }
  if (first.contentEnd - first.content < 10) return undefined
  const flags = bytes[first.content]!
  return {
    width: 1 + number24(bytes, first.content + 4),
    height: 1 + number24(bytes, first.content + 7),
    hasAlpha: (flags & webpFlags.alpha) !== 0,
    isAnimated: (flags & webpFlags.animation) !== 0 || chunks.some(({ type }) => type === 'ANIM'),
    hasPicture: picture !== undefined,
  }
}
