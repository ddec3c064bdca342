import { asciiBytes, asciiIn, bigEndian, joinBytes, viewOf } from './bytes.ts'
import { endOfDeflate } from './endOfDeflate.ts'

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
  /** Whether the chunk of the end is missing behind a picture that is whole. @default false */
  readonly isUnterminated?: boolean
  readonly problem?: 'cut-off' | 'corrupt'
}

/** The longest content that the format allows. */
const longest = 2 ** 31 - 1

function isLetter(code: number): boolean {
  const small = code | 0x20
  return small >= 0x61 && small <= 0x7a
}

/** The channels of each type of colour. */
const channelsOf: Readonly<Record<number, number>> = { 0: 1, 2: 3, 3: 1, 4: 2, 6: 4 }

/** Offsets and distances of the rows and columns in each pass of an interlaced picture. */
const passes = [
  [0, 8, 0, 8],
  [4, 8, 0, 8],
  [0, 4, 4, 8],
  [2, 4, 0, 4],
  [0, 2, 2, 4],
  [1, 2, 0, 2],
  [0, 1, 1, 2],
] as const

/** Returns how many rows or columns of a picture are in a pass. */
function steps(whole: number, first: number, step: number): number {
  return Math.max(0, Math.ceil((whole - first) / step))
}

/** Returns how many bytes the picture has before it is packed; nothing if its header is no header. */
function unpackedSize(bytes: Uint8Array, { content, contentEnd }: PngChunk): number | undefined {
  if (contentEnd - content !== 13) return undefined
  const view = viewOf(bytes)
  const [width, height] = [view.getUint32(content), view.getUint32(content + 4)]
  const bits = bytes[content + 8]! * (channelsOf[bytes[content + 9]!] ?? 0)
  const sizeOf = (columns: number, rows: number) =>
    columns === 0 ? 0 : rows * (1 + Math.ceil((columns * bits) / 8))
  if (bytes[content + 12] === 0) return sizeOf(width, height)
  return passes.reduce(
    (sum, [left, across, top, down]) =>
      sum + sizeOf(steps(width, left, across), steps(height, top, down)),
    0,
  )
}

/** Tells whether all of the picture is in the chunks of a file whose end is missing. */
function hasWholePicture(bytes: Uint8Array, chunks: readonly PngChunk[]): boolean {
  const [header] = chunks
  const data = chunks.filter(({ type }) => type === 'IDAT')
  if (header?.type !== 'IHDR' || data.length === 0) return false
  const size = unpackedSize(bytes, header)
  const packed = joinBytes(
    data.map(({ content, contentEnd }) => bytes.subarray(content, contentEnd)),
  )
  const found = endOfDeflate(packed)
  return size !== undefined && found !== undefined && found.size >= size
}

/**
 * Divides a PNG file into its chunks, without decoding it. Checksums are not compared. A file without
 * the chunk of its end is whole if all of its picture is there.
 */
export function readPngChunks(bytes: Uint8Array): PngFile {
  const file = divide(bytes)
  if (!file.problem || !hasWholePicture(bytes, file.chunks)) return file
  return { chunks: file.chunks, isUnterminated: true }
}

function divide(bytes: Uint8Array): PngFile {
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

/** Tells whether the checksum of a chunk is right. */
export function isSoundChunk(bytes: Uint8Array, { start, contentEnd }: PngChunk): boolean {
  return checksum(bytes.subarray(start + 4, contentEnd)) === viewOf(bytes).getUint32(contentEnd)
}

/** Writes a chunk of a PNG file. */
export function writePngChunk(type: string, content: Uint8Array): Uint8Array<ArrayBuffer> {
  const checked = joinBytes([asciiBytes(type), content])
  return joinBytes([bigEndian(content.length, 4), checked, bigEndian(checksum(checked), 4)])
}
