import type { Pixels } from '../Pixels.ts'
import { Random } from './Random.ts'
import {
  band,
  box,
  circle,
  coverage,
  ellipse,
  line,
  polygon,
  union,
  within,
  without,
  type Shape,
} from './shapes.ts'

export type Colour = readonly [red: number, green: number, blue: number]

/** A part of a product; later parts are in front of those before them. */
interface Part {
  readonly shape: Shape
  readonly colour: Colour
  /** Factor of the colour at a place. @default 1 everywhere */
  readonly light?: (x: number, y: number) => number
}

/** Light on a cylinder that stands between two places across. */
const round =
  (left: number, right: number, depth = 0.45) =>
  (x: number) =>
    1.06 - depth * Math.abs((x - left) / (right - left) - 0.38) ** 1.6

/** Light on cloth, with folds that differ by seed. */
function folds(seed: number, depth = 0.16): (x: number, y: number) => number {
  const random = new Random(seed)
  const waves = Array.from({ length: 4 }, () => ({
    across: random.between(-14, 14),
    down: random.between(-9, 9),
    start: random.between(0, 6),
  }))
  return (x, y) =>
    1 -
    depth *
      waves.reduce(
        (sum, { across, down, start }) => sum + Math.sin(across * x + down * y + start) / 4,
        0.35,
      )
}

const mixed = (colour: Colour, other: Colour, share: number): Colour => [
  colour[0] + (other[0] - colour[0]) * share,
  colour[1] + (other[1] - colour[1]) * share,
  colour[2] + (other[2] - colour[2]) * share,
]
const black: Colour = [20, 20, 24]
const white: Colour = [250, 250, 248]
const darker = (colour: Colour, share = 0.3) => mixed(colour, black, share)

function isLight([red, green, blue]: Colour): boolean {
  return 0.3 * red + 0.59 * green + 0.11 * blue > 140
}

/** A colour for print that can be read on this one. */
const ink = (colour: Colour): Colour => (isLight(colour) ? [58, 62, 76] : [236, 232, 220])

type Drawing = (colour: Colour, seed: number) => readonly Part[]

const tee: Drawing = (colour, seed) => {
  const body = without(
    polygon(
      [
        [0.34, 0.1],
        [0.66, 0.1],
        [0.78, 0.16],
        [0.97, 0.38],
        [0.83, 0.49],
        [0.745, 0.4],
        [0.755, 0.92],
        [0.245, 0.92],
        [0.255, 0.4],
        [0.17, 0.49],
        [0.03, 0.38],
        [0.22, 0.16],
      ],
      0.012,
    ),
    ellipse(0.5, 0.075, 0.13, 0.075),
  )
  const print = without(circle(0.5, 0.48, 0.115), box([0.4, 0.46], [0.6, 0.5]))
  return [
    { shape: body, colour, light: folds(seed) },
    {
      shape: within(band(ellipse(0.5, 0.08, 0.14, 0.085), 0.022), body),
      colour: darker(colour, 0.18),
    },
    { shape: print, colour: ink(colour), light: folds(seed) },
  ]
}

const mug: Drawing = (colour) => {
  const handle = band(ellipse(0.7, 0.5, 0.21, 0.22), 0.075)
  const body = box([0.14, 0.14], [0.66, 0.9], 0.05)
  return [
    { shape: without(handle, box([0.2, 0.2], [0.6, 0.8])), colour: darker(colour, 0.08) },
    { shape: body, colour, light: round(0.14, 0.66) },
    { shape: within(ellipse(0.4, 0.17, 0.24, 0.045), body), colour: darker(colour, 0.35) },
    {
      shape: box([0.27, 0.46], [0.53, 0.52], 0.01),
      colour: ink(colour),
      light: round(0.14, 0.66),
    },
  ]
}

const bottle: Drawing = (colour) => {
  const body = polygon(
    [
      [0.36, 0.36],
      [0.44, 0.2],
      [0.56, 0.2],
      [0.64, 0.36],
      [0.64, 0.93],
      [0.36, 0.93],
    ],
    0.03,
  )
  return [
    { shape: body, colour, light: round(0.33, 0.67) },
    {
      shape: box([0.43, 0.05], [0.57, 0.2], 0.015),
      colour: [52, 56, 60],
      light: round(0.43, 0.57),
    },
    {
      shape: within(box([0.3, 0.5], [0.7, 0.74]), body),
      colour: ink(colour),
      light: round(0.33, 0.67, 0.3),
    },
    { shape: box([0.39, 0.4], [0.41, 0.48], 0.01), colour: mixed(colour, white, 0.6) },
  ]
}

const bag: Drawing = (colour, seed) => {
  const handle = within(band(ellipse(0.5, 0.4, 0.19, 0.31), 0.04), box([0, 0], [1, 0.42]))
  const body = polygon(
    [
      [0.2, 0.42],
      [0.8, 0.42],
      [0.88, 0.93],
      [0.12, 0.93],
    ],
    0.012,
  )
  return [
    { shape: handle, colour: darker(colour, 0.15) },
    { shape: body, colour, light: folds(seed, 0.1) },
    { shape: within(box([0, 0.42], [1, 0.5]), body), colour: darker(colour, 0.14) },
    { shape: box([0.46, 0.48], [0.54, 0.56], 0.015), colour: [186, 160, 96] },
  ]
}

const book: Drawing = (colour) => {
  const cover = polygon([
    [0.16, 0.12],
    [0.74, 0.06],
    [0.74, 0.9],
    [0.16, 0.94],
  ])
  const pages = polygon([
    [0.74, 0.06],
    [0.84, 0.12],
    [0.84, 0.9],
    [0.74, 0.9],
  ])
  return [
    { shape: cover, colour, light: (x) => 0.94 + 0.12 * x },
    { shape: pages, colour: [226, 220, 204], light: (x) => 0.9 + 0.08 * Math.sin(x * 420) },
    {
      shape: polygon([
        [0.16, 0.12],
        [0.2, 0.116],
        [0.2, 0.937],
        [0.16, 0.94],
      ]),
      colour: darker(colour, 0.2),
    },
    { shape: box([0.3, 0.24], [0.64, 0.29]), colour: ink(colour) },
    { shape: box([0.3, 0.33], [0.54, 0.355]), colour: ink(colour) },
    { shape: circle(0.47, 0.66, 0.12), colour: mixed(colour, ink(colour), 0.5) },
  ]
}

const lace = (at: number) => line([0.38 + at, 0.5 + at * 0.3], [0.47 + at, 0.44 + at * 0.3], 0.016)

const shoe: Drawing = (colour, seed) => {
  const upper = polygon(
    [
      [0.08, 0.36],
      [0.3, 0.34],
      [0.4, 0.47],
      [0.58, 0.53],
      [0.86, 0.6],
      [0.94, 0.7],
      [0.07, 0.7],
    ],
    0.025,
  )
  const sole = box([0.045, 0.68], [0.97, 0.78], 0.045)
  return [
    { shape: upper, colour, light: folds(seed, 0.12) },
    { shape: sole, colour: [240, 240, 236], light: (_x, y) => 1.55 - 0.75 * y },
    { shape: within(ellipse(0.9, 0.68, 0.14, 0.11), upper), colour: darker(colour, 0.12) },
    { shape: within(line([0.16, 0.66], [0.36, 0.5], 0.05), upper), colour: ink(colour) },
    { shape: union(lace(0), lace(0.07), lace(0.14)), colour: [238, 238, 232] },
  ]
}

const lamp: Drawing = (colour) => [
  { shape: box([0.485, 0.4], [0.515, 0.9]), colour: [70, 80, 74] },
  { shape: box([0.33, 0.88], [0.67, 0.93], 0.024), colour: [70, 80, 74], light: round(0.33, 0.67) },
  {
    shape: polygon(
      [
        [0.36, 0.08],
        [0.64, 0.08],
        [0.78, 0.44],
        [0.22, 0.44],
      ],
      0.01,
    ),
    colour,
    light: round(0.2, 0.8, 0.3),
  },
]

const knit = (x: number, y: number) => 0.95 + 0.07 * Math.sin(x * 120 + Math.sin(y * 60))

const hat: Drawing = (colour) => {
  const crown = within(ellipse(0.5, 0.72, 0.34, 0.5), box([0, 0], [1, 0.72]))
  return [
    {
      shape: circle(0.5, 0.19, 0.085),
      colour: mixed(colour, white, 0.2),
      light: (x, y) => 0.92 + 0.1 * Math.sin(x * 190) * Math.sin(y * 170),
    },
    { shape: crown, colour, light: (x, y) => knit(x, y) * round(0.16, 0.84)(x) },
    {
      shape: box([0.14, 0.68], [0.86, 0.88], 0.05),
      colour: darker(colour, 0.12),
      light: (x) => (0.95 + 0.06 * Math.sin(x * 160)) * round(0.14, 0.86)(x),
    },
  ]
}

const drawings = { tee, mug, bottle, bag, book, shoe, lamp, hat } as const satisfies Readonly<
  Record<string, Drawing>
>

export type ProductName = keyof typeof drawings

export const productNames = Object.keys(drawings) as readonly ProductName[]

/** The mug and the bag have a gap in their handle that shows the background. */
export const productsWithGaps = ['mug', 'bag'] as const satisfies readonly ProductName[]

/** Colours that products are drawn in; `white` and `grey` are near those of many backgrounds. */
export const productColours = {
  sand: [214, 186, 148],
  red: [196, 74, 54],
  blue: [86, 136, 148],
  brown: [138, 88, 64],
  green: [72, 118, 84],
  black: [38, 40, 44],
  white: [247, 247, 245],
  grey: [168, 168, 170],
} as const satisfies Readonly<Record<string, Colour>>

export type ProductColour = keyof typeof productColours

export interface ProductSettings {
  /** Width and height in pixels. */
  readonly side: number
  readonly colour: ProductColour
  /** Chooses the folds of cloth. @default 1 */
  readonly seed?: number
}

/** Draws a product without a background: what its alpha says is exactly what belongs to it. */
export function drawProduct(
  name: ProductName,
  { side, colour, seed = 1 }: ProductSettings,
): Pixels {
  const parts = drawings[name](productColours[colour], seed)
  const data = new Uint8ClampedArray(side * side * 4)
  const pixel = 1 / side
  for (let row = 0; row < side; row += 1) {
    for (let column = 0; column < side; column += 1) {
      paint(data, (row * side + column) * 4, {
        x: (column + 0.5) / side,
        y: (row + 0.5) / side,
        pixel,
        parts,
      })
    }
  }
  return { width: side, height: side, data }
}

interface Spot {
  readonly x: number
  readonly y: number
  readonly pixel: number
  readonly parts: readonly Part[]
}

function paint(data: Uint8ClampedArray, at: number, { x, y, pixel, parts }: Spot): void {
  const distances = parts.map(({ shape }) => shape(x, y))
  const nearest = Math.min(...distances)
  const alpha = coverage(nearest, pixel)
  if (alpha === 0) return
  let colour: Colour = [0, 0, 0]
  let isFirst = true
  // Where two parts meet, each covers its share of the pixel; outside of all, the nearest colours it.
  for (const [index, part] of parts.entries()) {
    const share = coverage(distances[index]!, pixel)
    if (share === 0 && distances[index] !== nearest) continue
    const light = part.light?.(x, y) ?? 1
    const lit: Colour = [part.colour[0] * light, part.colour[1] * light, part.colour[2] * light]
    colour = isFirst ? lit : mixed(colour, lit, share)
    isFirst = false
  }
  data.set(colour, at)
  data[at + 3] = alpha * 255
}
