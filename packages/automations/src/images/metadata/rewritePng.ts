import { asciiBytes, joinBytes } from '../formats/bytes.ts'
import { isCritical } from '../formats/decodable.ts'
import {
  isSoundChunk,
  pngSignature,
  readPngChunks,
  writePngChunk,
  type PngChunk,
} from '../formats/pngChunks.ts'

/** Chunks that may be left out, but say how the picture looks (PNG specification, section 11.3). */
const looks: ReadonlySet<string> = new Set(
  'tRNS cHRM gAMA iCCP sBIT sRGB cICP mDCV mDCv cLLI cLLi bKGD hIST pHYs sPLT acTL fcTL fdAT'.split(
    ' ',
  ),
)

/** Chunks that may be there several times. */
const repeated: ReadonlySet<string> = new Set(['sPLT', 'fcTL', 'fdAT'])

/** Lists the chunks that browsers show the picture by: of others, damaged and doubled ones are passed over. */
function shownChunks(bytes: Uint8Array, chunks: readonly PngChunk[]): readonly PngChunk[] {
  const seen = new Set<string>()
  return chunks.filter((chunk) => {
    const { type } = chunk
    if (isCritical(type)) return true
    if (!looks.has(type) || seen.has(type) || !isSoundChunk(bytes, chunk)) return false
    if (!repeated.has(type)) seen.add(type)
    return true
  })
}

/**
 * Writes a PNG file without its metadata, and without what is damaged or doubled of its other chunks.
 *
 * @param exif what is said about it instead; empty for nothing
 */
export function rewritePng(bytes: Uint8Array, exif: Uint8Array): Uint8Array<ArrayBuffer> {
  const { chunks, isUnterminated = false } = readPngChunks(bytes)
  const kept = shownChunks(bytes, chunks)
  const firstData = kept.findIndex(({ type }) => type === 'IDAT')
  const whole = kept.map(({ start, end }) => bytes.subarray(start, end))
  return joinBytes([
    asciiBytes(pngSignature),
    ...whole.slice(0, firstData),
    ...(exif.length === 0 ? [] : [writePngChunk('eXIf', exif)]),
    ...whole.slice(firstData),
    ...(isUnterminated ? [writePngChunk('IEND', new Uint8Array())] : []),
  ])
}
