import { asciiBytes, joinBytes } from '../formats/bytes.ts'
import { pngSignature, readPngChunks, writePngChunk } from '../formats/pngChunks.ts'

/** Chunks that may be left out, but say how the picture looks (PNG specification, section 11.3). */
const looks: ReadonlySet<string> = new Set(
  'tRNS cHRM gAMA iCCP sBIT sRGB cICP mDCV mDCv cLLI cLLi bKGD hIST pHYs sPLT acTL fcTL fdAT'.split(
    ' ',
  ),
)

/** Whether a chunk is needed to decode the picture, which its first letter says. */
function isCritical(type: string): boolean {
  return type.charCodeAt(0) < 0x60
}

/**
 * Writes a PNG file without its metadata.
 *
 * @param exif what is said about it instead; empty for nothing
 */
export function rewritePng(bytes: Uint8Array, exif: Uint8Array): Uint8Array<ArrayBuffer> {
  const { chunks } = readPngChunks(bytes)
  const kept = chunks.filter(({ type }) => isCritical(type) || looks.has(type))
  const firstData = kept.findIndex(({ type }) => type === 'IDAT')
  const whole = kept.map(({ start, end }) => bytes.subarray(start, end))
  return joinBytes([
    asciiBytes(pngSignature),
    ...whole.slice(0, firstData),
    ...(exif.length === 0 ? [] : [writePngChunk('eXIf', exif)]),
    ...whole.slice(firstData),
  ])
}
