import { asciiBytes, asciiIn, hasAscii, joinBytes, littleEndian, viewOf } from './bytes.ts'

/** A chunk of a WebP file. */
export interface WebpChunk {
  /** Four characters, such as `VP8 ` with its space. */
  readonly type: string
  readonly content: number
  /** The place behind its content. A byte of padding may follow. */
  readonly contentEnd: number
}

export interface WebpFile {
  readonly chunks: readonly WebpChunk[]
  readonly problem?: 'cut-off' | 'corrupt'
}

/** Bits of the first byte of the chunk VP8X (RFC 9649, section 2.7). */
export const webpFlags = { animation: 0x02, xmp: 0x04, exif: 0x08, alpha: 0x10, icc: 0x20 } as const

/** Whether a file begins like WebP. */
export function isWebp(bytes: Uint8Array): boolean {
  return hasAscii(bytes, 0, 'RIFF') && hasAscii(bytes, 8, 'WEBP')
}

/** Divides a WebP file into its chunks, without decoding it (RFC 9649, section 2). */
export function readWebpChunks(bytes: Uint8Array): WebpFile {
  const view = viewOf(bytes)
  const chunks: WebpChunk[] = []
  const whole = 8 + view.getUint32(4, true)
  const isCut = whole > bytes.length
  const end = Math.min(whole, bytes.length)
  let at = 12
  while (at + 8 <= end) {
    const content = at + 8
    const contentEnd = content + view.getUint32(at + 4, true)
    if (contentEnd > end) return { chunks, problem: isCut ? 'cut-off' : 'corrupt' }
    chunks.push({ type: asciiIn(bytes, at, at + 4), content, contentEnd })
    at = contentEnd + ((contentEnd - content) % 2)
  }
  return isCut ? { chunks, problem: 'cut-off' } : { chunks }
}

/** Writes a chunk of a WebP file. */
export function writeWebpChunk(type: string, content: Uint8Array): Uint8Array<ArrayBuffer> {
  const padding = new Uint8Array(content.length % 2)
  return joinBytes([asciiBytes(type), littleEndian(content.length, 4), content, padding])
}

/** Writes a WebP file of its chunks. */
export function writeWebp(chunks: readonly Uint8Array[]): Uint8Array<ArrayBuffer> {
  const content = joinBytes([asciiBytes('WEBP'), ...chunks])
  return joinBytes([asciiBytes('RIFF'), littleEndian(content.length, 4), content])
}
