import { readWebpChunks, webpFlags, writeWebp, writeWebpChunk } from '../formats/webpChunks.ts'
import { writeExtendedHeader } from './webpHeader.ts'

/** Chunks that the picture and its colours are stored in. */
const pictureTypes: ReadonlySet<string> = new Set(['VP8X', 'ICCP', 'ALPH', 'VP8 ', 'VP8L'])

/**
 * Writes a WebP file without its metadata.
 *
 * @param exif what is said about it instead; empty for nothing
 */
export function rewriteWebp(bytes: Uint8Array, exif: Uint8Array): Uint8Array<ArrayBuffer> {
  const { chunks } = readWebpChunks(bytes)
  const isExtended = chunks[0]?.type === 'VP8X'
  const header =
    isExtended || exif.length > 0
      ? [writeExtendedHeader(bytes, chunks, exif.length > 0 ? webpFlags.exif : 0)]
      : []
  const kept = chunks
    .filter(({ type }) => pictureTypes.has(type) && type !== 'VP8X')
    .map(({ type, content, contentEnd }) =>
      writeWebpChunk(type, bytes.subarray(content, contentEnd)),
    )
  return writeWebp([
    ...header,
    ...kept,
    ...(exif.length === 0 ? [] : [writeWebpChunk('EXIF', exif)]),
  ])
}
