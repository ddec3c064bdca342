import { asciiBytes, asciiIn, bigEndian, joinBytes, viewOf } from './bytes.ts'

/** The first bytes of every PNG file. */
export const pngSignature = '\x89PNG\r\n\x1a\n'

/** A chunk of a PNG file. */
export interface PngChunk {
  readonly type: string
  readonly start: number
  readonly content: number
  /** The place behind its content, where its checksum begins. */
  readonly contentEnd: number
  readonly end: number
}

export interface PngFile {
  /** From the first to that of the end, as far as they can be read. */
  readonly chunks: readonly PngChunk[]
  readonly problem?: 'cut-off' | 'corrupt'
}

/** The longest content that the format allows. */
const longest = 2 ** 31 - 1

function isLetter(code: number): boolean {
  const small = code | 0x20
  return small >= 0x61 && small <= 0x7a
}

/** Divides a PNG file into its chunks, without decoding it. Checksums are not compared. */
export function readPngChunks(bytes: Uint8Array): PngFile {
  const view = viewOf(bytes)
  const chunks: PngChunk[] = []
  let at = pngSignature.length
  for (;;) {
    if (at + 12 > bytes.length) return { chunks, problem: 'cut-off' }
    const length = view.getUint32(at)
    if (length > longest || !bytes.subarray(at + 4, at + 8).every(isLetter)) {
      return { chunks, problem: 'corrupt' }
    }
    const content = at + 8
    const contentEnd = content + length
    const end = contentEnd + 4
    if (end > bytes.length) return { chunks, problem: 'cut-off' }
    const type = asciiIn(bytes, at + 4, content)
    chunks.push({ type, start: at, content, contentEnd, end })
    if (type === 'IEND') return { chunks }
    at = end
  }
}

const table = Uint32Array.from({ length: 256 }, (_, byte) => {
  let value = byte
  for (let bit = 0; bit < 8; bit += 1) value = value & 1 ? 0xedb88320 ^ (value >>> 1) : value >>> 1
  return value
})

/** The checksum of a chunk, CRC-32 over its type and its content (PNG specification, section 5.5). */
function checksum(bytes: Uint8Array): number {
  let value = 0xffffffff
  for (const byte of bytes) value = table[(value ^ byte) & 0xff]! ^ (value >>> 8)
  return ~value >>> 0
}

/** Writes a chunk of a PNG file. */
export function writePngChunk(type: string, content: Uint8Array): Uint8Array<ArrayBuffer> {
  const checked = joinBytes([asciiBytes(type), content])
  return joinBytes([bigEndian(content.length, 4), checked, bigEndian(checksum(checked), 4)])
}
