import { asciiBytes, bigEndian, joinBytes } from '../formats/bytes.ts'
import { pngSignature, writePngChunk } from '../formats/pngChunks.ts'

/** Packs bytes as zlib does. */
export async function deflate(bytes: Uint8Array): Promise<Uint8Array<ArrayBuffer>> {
  const stream = new Blob([bytes.slice()]).stream()
  const packed = stream.pipeThrough(new CompressionStream('deflate'))
  return new Uint8Array(await new Response(packed).arrayBuffer())
}

/** Writes the chunk of a colour profile. */
export async function iccp(profile: Uint8Array): Promise<Uint8Array> {
  return writePngChunk('iCCP', joinBytes([asciiBytes('profile\0\0'), await deflate(profile)]))
}

const parts = (value: number) => bigEndian(Math.round(value * 100_000), 4)

export const gama = (value: number) => writePngChunk('gAMA', parts(value))

/** Writes the chunk of chromaticities: x and y of white, red, green and blue. */
export const chrm = (...values: readonly number[]) =>
  writePngChunk('cHRM', joinBytes(values.map(parts)))

export const chrmOfP3 = chrm(0.3127, 0.329, 0.68, 0.32, 0.265, 0.69, 0.15, 0.06)

export const srgbChunk = writePngChunk('sRGB', Uint8Array.of(0))

/** Writes the chunk of the colours of video. */
export const cicp = (...values: readonly number[]) => writePngChunk('cICP', Uint8Array.from(values))

/** Makes the checksum of a chunk wrong. */
export function withWrongChecksum(chunk: Uint8Array): Uint8Array {
  const wrong = chunk.slice()
  wrong[wrong.length - 1]! ^= 1
  return wrong
}

export interface DrawnPng {
  /** Chunks before the picture. */
  readonly before?: readonly Uint8Array[]
  /** Chunks behind it. */
  readonly behind?: readonly Uint8Array[]
  /** @default 'colour' */
  readonly kind?: 'colour' | 'grey'
}

const steps = 7

/** Draws a PNG of many colours, 49 × 7 pixels, or of as many greys. */
export async function drawPng({
  before = [],
  behind = [],
  kind = 'colour',
}: DrawnPng = {}): Promise<Uint8Array<ArrayBuffer>> {
  const [width, height] = [steps * steps, steps]
  const channels = kind === 'grey' ? 1 : 3
  const rows: Uint8Array[] = []
  for (let y = 0; y < height; y += 1) {
    const row = new Uint8Array(1 + channels * width)
    for (let x = 0; x < width; x += 1) {
      const level = (step: number) => Math.round((255 * step) / (steps - 1))
      const colour = [level(y), level(Math.floor(x / steps)), level(x % steps)]
      const grey = Math.round((255 * (y * width + x)) / (width * height - 1))
      row.set(kind === 'grey' ? [grey] : colour, 1 + channels * x)
    }
    rows.push(row)
  }
  const header = joinBytes([
    bigEndian(width, 4),
    bigEndian(height, 4),
    Uint8Array.of(8, kind === 'grey' ? 0 : 2, 0, 0, 0),
  ])
  return joinBytes([
    asciiBytes(pngSignature),
    writePngChunk('IHDR', header),
    ...before,
    writePngChunk('IDAT', await deflate(joinBytes(rows))),
    ...behind,
    writePngChunk('IEND', new Uint8Array()),
  ])
}
