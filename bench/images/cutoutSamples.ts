import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import type { Pixels } from '../../packages/automations/src/images/Pixels.ts'
import { backdrops } from '../../packages/automations/src/images/test/backdrops.ts'
import {
  compositesOf,
  type NamedComposite,
} from '../../packages/automations/src/images/test/composites.ts'
import {
  drawProduct,
  productColours,
  productNames,
  type ProductColour,
} from '../../packages/automations/src/images/test/products.ts'
import { benchProject } from '../driver/projects.ts'

export const libraries = benchProject('images')

interface RawImage {
  readonly data: Buffer
  readonly info: { readonly width: number; readonly height: number }
}

/** The part of sharp that the measures of cut-outs use. */
interface Picture {
  ensureAlpha(): Picture
  removeAlpha(): Picture
  raw(): Picture
  jpeg(settings: { readonly quality: number }): Picture
  png(): Picture
  resize(width: number): Picture
  toBuffer(): Promise<Buffer>
  toBuffer(settings: { readonly resolveWithObject: true }): Promise<RawImage>
  toFile(path: string): Promise<unknown>
}

interface RawSettings {
  readonly raw: { readonly width: number; readonly height: number; readonly channels: number }
}

type Sharp = (input: string | Uint8Array, settings?: RawSettings) => Picture

export async function loadSharp(): Promise<Sharp> {
  return ((await libraries.import('sharp')) as { default: Sharp }).default
}

async function read(picture: Picture): Promise<Pixels> {
  const { data, info } = await picture.ensureAlpha().raw().toBuffer({ resolveWithObject: true })
  return { ...info, data: new Uint8ClampedArray(data.buffer, data.byteOffset, data.byteLength) }
}

/** A composite as a shop would have it: after JPEG at quality 80. */
export interface CutoutSample extends NamedComposite {
  /** Duration of decoding it, in ms. */
  readonly decoding: number
}

export interface SampleSettings {
  /** A folder of PNG files with alpha that count besides the drawn products. */
  readonly cutouts?: string
  /** Whether drawn products are left out. @default false */
  readonly skipsDrawn?: boolean
  /**
   * Takes every so many of the composites. A multiple of five would leave out backgrounds, of which
   * there are five. @default 1
   */
  readonly every?: number
}

interface Source {
  readonly product: string
  readonly load: () => Promise<Pixels>
}

async function sources({ cutouts, skipsDrawn }: SampleSettings): Promise<readonly Source[]> {
  const sharp = await loadSharp()
  const files = cutouts === undefined ? [] : (await readdir(cutouts)).toSorted()
  const given = files
    .filter((name) => name.endsWith('.png'))
    .map((name) => ({
      product: name.replace('.png', ''),
      load: () => read(sharp(join(cutouts!, name))),
    }))
  if (skipsDrawn) return given
  const colours = Object.keys(productColours) as ProductColour[]
  const drawn = productNames.flatMap((name) =>
    colours.map((colour) => ({
      product: `${name} ${colour}`,
      load: async () => drawProduct(name, { side: Math.round(0.8 * side), colour }),
    })),
  )
  return [...given, ...drawn]
}

const side = 1100

/** Puts given and drawn cut-outs on each background, and stores them as JPEG once. */
export async function* cutoutSamples(settings: SampleSettings): AsyncGenerator<CutoutSample> {
  const sharp = await loadSharp()
  let count = 0
  let seed = 1
  for (const { product, load } of await sources(settings)) {
    for (const backdrop of backdrops) {
      count += 1
      seed += 1
      if (count % (settings.every ?? 1) !== 0) continue
      const [composite] = compositesOf([[product, await load()]], {
        side,
        seed,
        backdrops: [backdrop],
      })
      const raw = { width: side, height: side, channels: 4 }
      const jpeg = await sharp(new Uint8Array(composite!.pixels.data.buffer), { raw })
        .removeAlpha()
        .jpeg({ quality: 80 })
        .toBuffer()
      const start = performance.now()
      const pixels = await read(sharp(jpeg))
      yield { ...composite!, pixels, decoding: performance.now() - start }
    }
  }
}

/** Returns the share of what is product in the cut-out or in truth that is product in both. */
export function overlap({ data }: Pixels, truth: Uint8ClampedArray): number {
  let both = 0
  let either = 0
  for (let at = 0; at < truth.length; at += 1) {
    const isKept = data[4 * at + 3]! >= 128
    const isProduct = truth[at]! >= 128
    if (isKept && isProduct) both += 1
    if (isKept || isProduct) either += 1
  }
  return either === 0 ? 1 : both / either
}
