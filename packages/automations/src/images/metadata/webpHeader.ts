import { joinBytes, littleEndian } from '../formats/bytes.ts'
import { webpFlags, writeWebpChunk, type WebpChunk } from '../formats/webpChunks.ts'
import { readWebpSize } from '../formats/webpSize.ts'

/**
 * Writes the chunk that an extended WebP file begins with, which has more than its picture.
 *
 * @param chunks those of the file as it is
 * @param metadata the flags of the metadata that the file will have
 */
export function writeExtendedHeader(
  bytes: Uint8Array,
  chunks: readonly WebpChunk[],
  metadata: number,
): Uint8Array<ArrayBuffer> {
  const { width = 1, height = 1, hasAlpha = false } = readWebpSize(bytes, chunks) ?? {}
  const hasProfile = chunks.some(({ type }) => type === 'ICCP')
  const flags = (hasAlpha ? webpFlags.alpha : 0) | (hasProfile ? webpFlags.icc : 0) | metadata
  const content = [littleEndian(flags, 4), littleEndian(width - 1, 3), littleEndian(height - 1, 3)]
  return writeWebpChunk('VP8X', joinBytes(content))
}
