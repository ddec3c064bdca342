import type { Pixels } from '../../packages/automations/src/images.ts'
import type { ImageFormat } from '../../packages/automations/src/images/ImageFacts.ts'
import { backdrops } from '../../packages/automations/src/images/test/backdrops.ts'
import { composite } from '../../packages/automations/src/images/test/composites.ts'
import { drawProduct, productNames } from '../../packages/automations/src/images/test/products.ts'
import type { SharpLibrary } from './sharp.ts'

/** A drawn image as a file. */
export interface DrawnFile {
  readonly bytes: Uint8Array
  readonly format: ImageFormat
}

export interface DrawnKind {
  readonly name: string
  readonly files: readonly DrawnFile[]
}

const colours = ['red', 'sand', 'blue', 'white', 'black'] as const

/** Returns a picture as sharp reads it. */
function fromPixels(sharp: SharpLibrary, { data, width, height }: Pixels) {
  const raw = { width, height, channels: 4 } as const
  return sharp(new Uint8Array(data.buffer, data.byteOffset, data.byteLength), { raw })
}

/** Draws product photos of this size, with the noise of a camera. */
function* photos(count: number, side: number, noise: number): Generator<Pixels> {
  for (let at = 0; at < count; at += 1) {
    const name = productNames[at % productNames.length]!
    const product = drawProduct(name, { side: Math.round(side * 0.8), colour: colours[at % 5]! })
    yield composite(product, { backdrop: backdrops[at % 5]!, seed: at + 1, side, noise }).pixels
  }
}

const side = 1_300

/** The pictures of the benchmark, the same ones each time. */
export interface DrawnPictures {
  /** As from a camera: 2.6 megapixels, with more noise. */
  readonly camera: readonly Pixels[]
  /** As stores have them: 1.7 megapixels. */
  readonly store: readonly Pixels[]
  /** Without a background. */
  readonly cutouts: readonly Pixels[]
}

export function drawPictures(count: number): DrawnPictures {
  return {
    camera: [...photos(count, 1_600, 2.5)],
    store: [...photos(count, side, 1.5)],
    cutouts: Array.from({ length: count }, (_, at) =>
      drawProduct(productNames[at % productNames.length]!, { side, colour: colours[at % 5]! }),
    ),
  }
}

async function encoded(
  sharp: SharpLibrary,
  pictures: readonly Pixels[],
  format: 'jpeg' | 'png',
  options: { readonly quality: number; readonly mozjpeg?: boolean } = { quality: 100 },
): Promise<readonly DrawnFile[]> {
  const files: DrawnFile[] = []
  for (const picture of pictures) {
    const image = fromPixels(sharp, picture)
    const bytes = await (format === 'jpeg' ? image.jpeg(options) : image.png()).toBuffer()
    files.push({ bytes, format })
  }
  return files
}

/** Returns the pictures as JPEGs of 1.7 megapixels, as stores have them. */
export function storePhotos(
  sharp: SharpLibrary,
  { store }: DrawnPictures,
): Promise<readonly DrawnFile[]> {
  return encoded(sharp, store, 'jpeg', { quality: 85 })
}

/** Returns the pictures as files of the kinds that owners have. */
export async function filesByKind(
  sharp: SharpLibrary,
  pictures: DrawnPictures,
): Promise<readonly DrawnKind[]> {
  const { camera, store, cutouts } = pictures
  return [
    {
      name: 'JPEG as from a camera, 2.6 MP, quality 95',
      files: await encoded(sharp, camera, 'jpeg', { quality: 95 }),
    },
    { name: 'JPEG of a store, 1.7 MP, quality 85', files: await storePhotos(sharp, pictures) },
    {
      name: 'JPEG made small before, 1.7 MP, MozJPEG 75',
      files: await encoded(sharp, store, 'jpeg', { quality: 75, mozjpeg: true }),
    },
    { name: 'PNG photo, 1.7 MP', files: await encoded(sharp, store, 'png') },
    { name: 'PNG with transparency, 1.7 MP', files: await encoded(sharp, cutouts, 'png') },
  ]
}
