import { expect } from 'vitest'
import type { ImageSlug } from '../../automations/slugs.ts'
import { nodeCodecs } from '../../cli/nodeCodecs.ts'
import type { Options } from '../../options/fields.ts'
import { readImageFacts } from '../formats/readImageFacts.ts'
import type { ImageFormat } from '../ImageFacts.ts'
import type { ChangedImage, ImageResult } from '../ImageResult.ts'
import type { ImageTools } from '../ImageTask.ts'
import type { Pixels } from '../Pixels.ts'
import { processImage } from '../process/processImage.ts'

export const codecs = nodeCodecs()

/** Paints a picture from the place of each pixel, from 0 to 1. */
export function paint(
  width: number,
  height: number,
  colourAt: (x: number, y: number) => readonly [number, number, number, number?],
): Pixels {
  const data = new Uint8ClampedArray(width * height * 4)
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const [red, green, blue, alpha = 255] = colourAt(x / width, y / height)
      data.set([red, green, blue, alpha], (y * width + x) * 4)
    }
  }
  return { width, height, data }
}

/** A photo: smooth, with some detail. */
export const photo = paint(320, 240, (x, y) => [
  120 + 80 * Math.sin(9 * x + 4 * y),
  110 + 60 * Math.cos(7 * y),
  100 + 50 * Math.sin(40 * x) * Math.sin(30 * y),
])

export async function encode(
  pixels: Pixels,
  format: ImageFormat,
  quality = 95,
): Promise<Uint8Array> {
  return (await codecs.encode(pixels, { format, quality })).bytes
}

export function run(
  slug: ImageSlug,
  bytes: Uint8Array,
  options: Options = {},
  tools: Omit<ImageTools, 'codecs'> = {},
): Promise<ImageResult> {
  return processImage({ slug, bytes, options }, { codecs, ...tools })
}

export function changed(result: ImageResult): ChangedImage {
  if (result.state !== 'changed') throw new Error(JSON.stringify(result))
  return result
}

export async function pictureOf(result: ImageResult): Promise<Pixels> {
  const { bytes, format, width, height } = changed(result)
  expect(readImageFacts(bytes)).toMatchObject({ format, width, height })
  return codecs.decode(bytes, format)
}

export const pixelAt = ({ width, data }: Pixels, x: number, y: number) => [
  ...data.subarray((y * width + x) * 4, (y * width + x) * 4 + 4),
]
