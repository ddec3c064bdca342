import { blurPlane, type Plane } from '../blur.ts'
import type { Pixels } from '../Pixels.ts'
import { scaleDown, visibleBox, type Box } from '../scaleDown.ts'
import { solidParts } from '../solidParts.ts'
import { backdropPainter, backdrops, type Backdrop } from './backdrops.ts'
import {
  drawProduct,
  productColours,
  productNames,
  type ProductColour,
  type ProductName,
} from './products.ts'
import { Random } from './Random.ts'

/** A product photo made by drawing, and what is the product in it. */
export interface Composite {
  readonly pixels: Pixels
  /** Alpha of the product at each pixel, from 0 to 255; its shadow is not part of it. */
  readonly truth: Uint8ClampedArray
}

export interface CompositeSettings {
  readonly backdrop: Backdrop
  readonly seed: number
  /** Width and height in pixels. @default 400 */
  readonly side?: number
  /** @default 'any', which the seed chooses */
  readonly shadow?: 'floor' | 'drop' | 'none' | 'any'
  /** Deviation of the noise, of 255. @default 1.5 */
  readonly noise?: number
}

/**
 * Puts a cut-out, drawn or given, on a background, with a soft shadow and noise. Faint parts apart from
 * the product, such as a shadow that came with it, are left out: the product takes 55
 * to 80 % of the side and nothing is enlarged, the shadow darkens by 15 to 45 % and is blurred by 1 to
 * 3 % of the side.
 */
export function composite(cutout: Pixels, settings: CompositeSettings): Composite {
  const { backdrop, seed, side = 400, shadow = 'any', noise = 1.5 } = settings
  const random = new Random(seed)
  const kind = shadow === 'any' ? random.pick(['floor', 'drop'] as const) : shadow
  const alpha = new Float32Array(side * side)
  const product = placed(cutout, side, random)
  for (let at = 0; at < alpha.length; at += 1) alpha[at] = product[at * 4 + 3]! / 255
  const box = visibleBox({ width: side, height: side, data: product })
  const shade = shadowOf({ width: side, height: side, data: alpha }, { kind, box, random })
  const opacity = random.between(0.15, 0.45)
  const paint = backdropPainter(backdrop, seed)
  const data = new Uint8ClampedArray(side * side * 4)
  for (let at = 0; at < alpha.length; at += 1) {
    const colour = paint(((at % side) + 0.5) / side, (Math.floor(at / side) + 0.5) / side)
    const share = alpha[at]!
    const lit = 1 - opacity * shade.data[at]!
    for (let channel = 0; channel < 3; channel += 1) {
      const value = share * product[at * 4 + channel]! + (1 - share) * colour[channel]! * lit
      data[at * 4 + channel] = value + (noise === 0 ? 0 : noise * random.normal())
    }
    data[at * 4 + 3] = 255
  }
  const truth = Uint8ClampedArray.from(alpha, (share) => share * 255)
  return { pixels: { width: side, height: side, data }, truth }
}

/** Returns the data of a square picture with the cut-out somewhere around its middle. */
function placed(picture: Pixels, side: number, random: Random): Uint8ClampedArray {
  const data = new Uint8ClampedArray(side * side * 4)
  const cutout = solidParts(picture)
  const box = visibleBox(cutout)
  if (!box) return data
  const scale = (random.between(0.55, 0.8) * side) / Math.max(box.width, box.height)
  const scaled = scaleDown(cutout, { width: box.width * scale, height: box.height * scale }, box)
  const left = Math.round((side - scaled.width) / 2 + random.between(-0.05, 0.05) * side)
  const top = Math.round((side - scaled.height) / 2 + random.between(-0.06, 0.03) * side)
  for (let y = 0; y < scaled.height; y += 1) {
    const row = scaled.data.subarray(y * scaled.width * 4, (y + 1) * scaled.width * 4)
    data.set(row, ((top + y) * side + left) * 4)
  }
  return data
}

interface Shadow {
  readonly kind: 'floor' | 'drop' | 'none'
  /** Box of the product. */
  readonly box: Box | undefined
  readonly random: Random
}

/** Returns how much of the light the product keeps from the background, from 0 to 1. */
function shadowOf(alpha: Plane, { kind, box, random }: Shadow): Plane {
  const { width: side } = alpha
  const blur = random.between(0.01, 0.03) * side
  if (kind === 'none' || !box) return { ...alpha, data: new Float32Array(side * side) }
  if (kind === 'drop') {
    const right = Math.round(random.between(-0.03, 0.03) * side)
    const down = Math.round(random.between(0.01, 0.03) * side)
    return blurPlane({ ...alpha, data: moved(alpha, right, down) }, blur)
  }
  return blurPlane({ ...alpha, data: floorEllipse(alpha, box, random) }, blur)
}

function moved({ width, height, data }: Plane, right: number, down: number): Float32Array {
  const result = new Float32Array(data.length)
  for (let y = Math.max(0, down); y < height; y += 1) {
    for (let x = Math.max(0, right); x < Math.min(width, width + right); x += 1) {
      result[y * width + x] = data[(y - down) * width + x - right]!
    }
  }
  return result
}

function floorEllipse({ width, height }: Plane, box: Box, random: Random): Float32Array {
  const result = new Float32Array(width * height)
  const across = (box.width / 2) * random.between(0.8, 1.05)
  const down = box.width * random.between(0.04, 0.08)
  const [centreX, centreY] = [box.x + box.width / 2, box.y + box.height - down * 0.4]
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      if (((x - centreX) / across) ** 2 + ((y - centreY) / down) ** 2 < 1) result[y * width + x] = 1
    }
  }
  return result
}

export interface NamedComposite extends Composite {
  /**
   * Name of the cut-out product, such as `mug red`; the same product has the same name on each
   * background.
   */
  readonly product: string
  readonly backdrop: Backdrop
  readonly seed: number
}

interface SeriesSettings {
  /** Width and height in pixels. */
  readonly side: number
  /** The first of the seeds, one for each composite. @default 1 */
  readonly seed?: number
  /** @default all */
  readonly backdrops?: readonly Backdrop[]
}

/** Puts each cut-out on each background. */
export function* compositesOf(
  cutouts: Iterable<readonly [product: string, cutout: Pixels]>,
  { side, seed = 1, backdrops: names = backdrops }: SeriesSettings,
): Generator<NamedComposite> {
  let next = seed
  for (const [product, cutout] of cutouts) {
    for (const backdrop of names) {
      yield { ...composite(cutout, { backdrop, seed: next, side }), product, backdrop, seed: next }
      next += 1
    }
  }
}

/** Draws products in some colours, one after the other. */
export function* drawnProducts(
  side: number,
  colours: readonly ProductColour[] = Object.keys(productColours) as ProductColour[],
  products: readonly ProductName[] = productNames,
): Generator<readonly [product: string, cutout: Pixels]> {
  for (const name of products) {
    for (const colour of colours) yield [`${name} ${colour}`, drawProduct(name, { side, colour })]
  }
}
