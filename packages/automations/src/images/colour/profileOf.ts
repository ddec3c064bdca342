import { hasAscii, joinBytes } from '../formats/bytes.ts'
import { jpegMarkers } from '../formats/jpegMarkers.ts'
import { readJpegSegments } from '../formats/jpegSegments.ts'
import { readWebpChunks, webpFlags } from '../formats/webpChunks.ts'

/** Start of a JPEG segment with a part of a profile, before its number and their count. */
const profileMark = 'ICC_PROFILE\0'

/**
 * Returns the colour profile of a JPEG, joined of its parts in the order of their numbers; nothing if
 * there is none, or if a part is missing.
 */
export function profileInJpeg(bytes: Uint8Array): Uint8Array | undefined {
  const parts = new Map<number, Uint8Array>()
  let count = 0
  for (const { marker, content, end } of readJpegSegments(bytes).segments) {
    if (marker !== jpegMarkers.app2 || !hasAscii(bytes, content, profileMark)) continue
    const start = content + profileMark.length + 2
    if (start > end) continue
    const number = bytes[start - 2]!
    if (count === 0) count = bytes[start - 1]!
    if (!parts.has(number)) parts.set(number, bytes.subarray(start, end))
  }
  const ordered = Array.from({ length: count }, (_, index) => parts.get(index + 1))
  const whole = ordered.filter((part) => part !== undefined)
  return count > 0 && whole.length === count ? joinBytes(whole) : undefined
}

/** Returns the colour profile of a WebP, where its header says that it has one. */
export function profileInWebp(bytes: Uint8Array): Uint8Array | undefined {
  const { chunks } = readWebpChunks(bytes)
  const [header] = chunks
  const hasProfile = header?.type === 'VP8X' && (bytes[header.content]! & webpFlags.icc) !== 0
  const chunk = hasProfile ? chunks.find(({ type }) => type === 'ICCP') : undefined
  return chunk && bytes.subarray(chunk.content, chunk.contentEnd)
}
