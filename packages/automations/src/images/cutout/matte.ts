import type { Pixels } from '../Pixels.ts'
import type { CutoutEdge } from './Cutout.ts'
import { dilate, erode, inverse } from './masks.ts'
import { pushPull } from './pushPull.ts'
import type { Planes } from './Planes.ts'
import type { SmallPicture } from './smallPicture.ts'

interface EdgeShape {
  /** Distance from the outline up to which alpha may be in between, in pixels of the small picture. */
  readonly band: number
  /** Levels that become transparent and opaque; between them alpha is stretched. */
  readonly levels: readonly [number, number]
}

const edgeShapes: Readonly<Record<CutoutEdge, EdgeShape>> = {
  sharp: { band: 1, levels: [0.25, 0.75] },
  soft: { band: 2, levels: [0.05, 0.95] },
  softer: { band: 3, levels: [0, 1] },
}

/** Noise of the difference between product and background, in squared levels of 255. */
const noise = 900
/** Alpha by which a colour is divided at least. */
const leastAlpha = 0.15

/** Position of a pixel at full size between two of the small picture. */
interface Steps {
  readonly first: Int32Array
  readonly next: Int32Array
  readonly part: Float32Array
}

function stepsOf(full: number, small: number): Steps {
  const first = new Int32Array(full)
  const next = new Int32Array(full)
  const part = new Float32Array(full)
  for (let at = 0; at < full; at += 1) {
    const place = Math.min(Math.max(((at + 0.5) * small) / full - 0.5, 0), small - 1)
    first[at] = Math.floor(place)
    next[at] = Math.min(first[at]! + 1, small - 1)
    part[at] = place - first[at]!
  }
  return { first, next, part }
}

/** Marks the small pixels between which alpha is neither known to be 0 nor 1. */
function outlineBand(product: Uint8Array, width: number, radius: number): Uint8Array {
  const grown = dilate(product, width, radius)
  const shrunk = erode(product, width, radius)
  return grown.map((value, at) => (value && !shrunk[at] ? 1 : 0))
}

/** Colours along the outline of a cut, in rows of the small picture. */
interface Colours {
  readonly product: Planes
  readonly background: Planes
  /** The product without what JPEG spreads over its edges; nothing if the background has hardly any colour. */
  readonly core: Planes | undefined
}

/** Distance over which JPEG spreads colours at an edge, in pixels at full size. */
const spread = 2.5

/** Colourfulness of a background, in levels of 255, from which its tint is seen on the product. */
const colourful = 24

/** Whether the background has so much colour, on average, that it tints the edges. */
function isColourful([reds, greens, blues]: Planes, outside: Uint8Array): boolean {
  let sum = 0
  let count = 0
  for (let at = 0; at < outside.length; at += 1) {
    if (!outside[at]) continue
    const light = lightOf(reds[at]!, greens[at]!, blues[at]!)
    sum += Math.hypot(reds[at]! - light, greens[at]! - light, blues[at]! - light)
    count += 1
  }
  return count > 0 && sum / count > colourful
}

/** @param scale how many times the picture is as large as the small one */
function coloursAround({ rgb, width }: SmallPicture, product: Uint8Array, scale: number): Colours {
  const outside = erode(inverse(product), width, 1)
  const inside = erode(product, width, 1)
  const front = pushPull(rgb, inside.includes(1) ? inside : product, width)
  const background = pushPull(rgb, outside, width)
  if (!isColourful(rgb, outside)) return { product: front, background, core: undefined }
  const core = erode(product, width, Math.ceil(spread / scale))
  return {
    product: front,
    background,
    core: core.includes(1) ? pushPull(rgb, core, width) : front,
  }
}

/**
 * Gives a picture the alpha of a cut, with the background's colour taken out of half-transparent
 * pixels. Along the outline alpha is where a pixel is between the colours of the background and of the
 * product beside it, (I − B) · (F − B) / |F − B|², which is mixed with the scaled up cut the more, the
 * less both colours differ. Away from the outline colours stay as they are.
 *
 * @param product the cut, at the size of `small`
 * @param data where the result is written, which holds the picture; its own data can be given.
 * @default a copy
 */
export function applyMatte(
  pixels: Pixels,
  small: SmallPicture,
  product: Uint8Array,
  edge: CutoutEdge,
  data: Pixels['data'] = pixels.data.slice(),
): Pixels {
  const { width, height } = pixels
  const { band: radius, levels } = edgeShapes[edge]
  const band = outlineBand(product, small.width, radius)
  const colours = coloursAround(small, product, width / small.width)
  const across = stepsOf(width, small.width)
  const down = stepsOf(height, small.height)
  for (let y = 0; y < height; y += 1) {
    const top = down.first[y]! * small.width
    const bottom = down.next[y]! * small.width
    for (let x = 0; x < width; x += 1) {
      const left = across.first[x]!
      const right = across.next[x]!
      const to = (y * width + x) * 4
      const isNear =
        band[top + left]! | band[top + right]! | band[bottom + left]! | band[bottom + right]!
      if (isNear) {
        const place = { top, bottom, left, right, down: down.part[y]!, across: across.part[x]! }
        matPixel(data, to, place, product, colours, levels)
      } else if (!product[top + left]) data[to + 3] = 0
    }
  }
  return { width, height, data }
}

/** Position of a pixel at full size between four of the small picture. */
interface Place {
  readonly top: number
  readonly bottom: number
  readonly left: number
  readonly right: number
  readonly down: number
  readonly across: number
}

function mixAt(plane: Float32Array | Uint8Array, place: Place): number {
  const { top, bottom, left, right, down, across } = place
  const above = plane[top + left]! * (1 - across) + plane[top + right]! * across
  const below = plane[bottom + left]! * (1 - across) + plane[bottom + right]! * across
  return above * (1 - down) + below * down
}

function matPixel(
  data: Uint8ClampedArray,
  to: number,
  place: Place,
  product: Uint8Array,
  { product: front, background: back, core }: Colours,
  [clear, opaque]: readonly [number, number],
): void {
  const cut = mixAt(product, place)
  const frontRed = mixAt(front[0], place)
  const frontGreen = mixAt(front[1], place)
  const frontBlue = mixAt(front[2], place)
  const backRed = mixAt(back[0], place)
  const backGreen = mixAt(back[1], place)
  const backBlue = mixAt(back[2], place)
  const offRed = frontRed - backRed
  const offGreen = frontGreen - backGreen
  const offBlue = frontBlue - backBlue
  const square = offRed * offRed + offGreen * offGreen + offBlue * offBlue
  const along =
    (data[to]! - backRed) * offRed +
    (data[to + 1]! - backGreen) * offGreen +
    (data[to + 2]! - backBlue) * offBlue
  const measured = Math.min(Math.max(along / Math.max(square, 1), 0), 1)
  let alpha = cut + (measured - cut) * (square / (square + noise))
  if (cut === 0 || cut === 1) alpha = (alpha + cut) / 2
  alpha = Math.min(Math.max((alpha - clear) / (opaque - clear), 0), 1)
  if (alpha > 0 && alpha < 1) {
    const share = Math.max(alpha, leastAlpha)
    const own = (value: number, behind: number, beside: number) =>
      alpha * Math.min(Math.max((value - (1 - alpha) * behind) / share, 0), 255) +
      (1 - alpha) * beside
    data[to] = own(data[to]!, backRed, frontRed)
    data[to + 1] = own(data[to + 1]!, backGreen, frontGreen)
    data[to + 2] = own(data[to + 2]!, backBlue, frontBlue)
  }
  if (alpha > 0 && core) {
    removeTint(
      data,
      to,
      [mixAt(core[0], place), mixAt(core[1], place), mixAt(core[2], place)],
      [backRed, backGreen, backBlue],
    )
  }
  data[to + 3] = Math.round(data[to + 3]! * alpha)
}

type Levels = readonly [number, number, number]

const lightOf = (red: number, green: number, blue: number) =>
  0.299 * red + 0.587 * green + 0.114 * blue

/**
 * Takes the tint of the background out of a pixel beside it: how far its colour is from that of the
 * product towards that of the background. Its lightness stays.
 */
function removeTint(data: Uint8ClampedArray, to: number, front: Levels, back: Levels): void {
  const own: Levels = [data[to]!, data[to + 1]!, data[to + 2]!]
  const [light, lightInFront, lightBehind] = [lightOf(...own), lightOf(...front), lightOf(...back)]
  let square = 0
  let along = 0
  for (let channel = 0; channel < 3; channel += 1) {
    const product = front[channel]! - lightInFront
    const off = back[channel]! - lightBehind - product
    square += off * off
    along += (own[channel]! - light - product) * off
  }
  if (along <= 0) return
  const share = Math.min(1, along / square)
  for (let channel = 0; channel < 3; channel += 1) {
    const off = back[channel]! - lightBehind - front[channel]! + lightInFront
    data[to + channel] = own[channel]! - share * off
  }
}
