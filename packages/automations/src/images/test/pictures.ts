import { nodeCodecs } from '../../cli/nodeCodecs.ts'
import type { ImageFormat } from '../ImageFacts.ts'
import type { Pixels } from '../Pixels.ts'

const codecs = nodeCodecs()

/** Draws a slope of colours, whose every pixel is different enough to notice a change. */
function drawPixels(width: number, height: number, alpha: number): Pixels {
  const data = new Uint8ClampedArray(4 * width * height)
  for (let at = 0; at < width * height; at += 1) {
    const [x, y] = [at % width, Math.floor(at / width)]
    data.set([x * 9, y * 13, 40 + x * y, (x + y) % 3 === 0 ? alpha : 255], 4 * at)
  }
  return { data, width, height }
}

export interface DrawnPicture {
  readonly width?: number
  readonly height?: number
  /** Opacity of every third pixel. @default 255 */
  readonly alpha?: number
  /** WebP only. @default false */
  readonly isLossless?: boolean
}

/** Draws a small picture and encodes it, without any metadata. */
export async function drawPicture(
  format: ImageFormat,
  { width = 20, height = 12, alpha = 255, isLossless = false }: DrawnPicture = {},
): Promise<Uint8Array<ArrayBuffer>> {
  const pixels = drawPixels(width, height, alpha)
  const { bytes } = await codecs.encode(pixels, { format, quality: 75, isLossless })
  return Uint8Array.from(bytes)
}

/** Decodes a picture as it is stored, not turned. */
export async function decodePicture(format: ImageFormat, bytes: Uint8Array): Promise<Pixels> {
  return codecs.decodeStored(bytes, format)
}
