import { blurPlane, type Plane } from '../blur.ts'
import type { Pixels } from '../Pixels.ts'
import { scaleDown } from '../scaleDown.ts'

/** The longer side that a shadow is drawn at; as it is soft, it has no more detail than that. */
const shadowSide = 320

interface Size {
  readonly width: number
  readonly height: number
}

/** An ellipse under a product, in shares of what the product measures. */
interface Contact {
  /** Half its width, as a share of that of the part of the product that touches the floor. */
  readonly across: number
  /** Half its height, as a share of the width of that part. */
  readonly down: number
  readonly opacity: number
  /** As a share of the longer side of the image. */
  readonly blur: number
}

/** A wide light shadow and, where the product touches the floor, a small dark one. */
const contacts: readonly Contact[] = [
  { across: 1.08, down: 0.09, opacity: 0.26, blur: 0.018 },
  { across: 0.94, down: 0.025, opacity: 0.42, blur: 0.006 },
]

/** The shadow of a product in the middle has the outline of the product. */
const outline = { down: 0.014, opacity: 0.3, blur: 0.016 } as const

/** The lowest part of a product, as a share of its height, that counts as touching the floor. */
const lowest = 0.06

/** A shadow: how much light each place loses, from 0 to 1, and how much smaller it was drawn. */
export interface SoftShadow {
  readonly plane: Plane
  readonly scale: number
}

/** A picture and where its left and top edges are in an image. */
export interface PlacedPicture extends Pixels {
  readonly x: number
  readonly y: number
}

/**
 * Draws the shadow of a product on a floor (two blurred ellipses under what touches it) or on a
 * background behind it (its blurred outline).
 *
 * @param floor how far down in the image the product ends; undefined if it does not stand
 */
export function drawShadow(image: Size, product: PlacedPicture, floor?: number): SoftShadow {
  const longer = Math.max(image.width, image.height)
  const scale = Math.min(1, shadowSide / longer)
  const size = {
    width: Math.max(1, Math.round(image.width * scale)),
    height: Math.max(1, Math.round(image.height * scale)),
  }
  const side = longer * scale
  if (floor === undefined) {
    const cast = outlinePlane(size, product, { scale, down: outline.down * side })
    return { plane: scaledBy(blurPlane(cast, outline.blur * side), outline.opacity), scale }
  }
  const feet = feetOf(product, floor - product.y)
  const centre = (product.x + (feet.from + feet.to) / 2) * scale
  const half = ((feet.to - feet.from) / 2) * scale
  const planes = contacts.map(({ across, down, opacity, blur }) => {
    const reach = { across: half * across, down: Math.max(0.7, 2 * half * down) }
    const plane = ellipsePlane(size, { x: centre, y: floor * scale - reach.down * 0.35, ...reach })
    return scaledBy(blurPlane(plane, blur * side), opacity)
  })
  return { plane: both(planes[0]!, planes[1]!), scale }
}

/** Returns between which columns a product touches the floor, which is that far down in it. */
function feetOf(
  { width, data }: Pixels,
  floor: number,
): { readonly from: number; readonly to: number } {
  let from = width
  let to = 0
  for (let y = Math.floor(floor * (1 - lowest)); y < floor; y += 1) {
    for (let x = 0; x < width; x += 1) {
      if (data[(y * width + x) * 4 + 3]! < 128) continue
      from = Math.min(from, x)
      to = Math.max(to, x + 1)
    }
  }
  // Something that ends in a point still throws a shadow as wide as its body.
  const least = width * 0.3
  if (from >= to) return { from: width / 2 - least / 2, to: width / 2 + least / 2 }
  const more = Math.max(0, least - (to - from)) / 2
  return { from: from - more, to: to + more }
}

interface Ellipse {
  readonly x: number
  readonly y: number
  readonly across: number
  readonly down: number
}

function ellipsePlane({ width, height }: Size, { x, y, across, down }: Ellipse): Plane {
  const data = new Float32Array(width * height)
  for (let row = 0; row < height; row += 1) {
    for (let column = 0; column < width; column += 1) {
      const length = Math.hypot((column + 0.5 - x) / across, (row + 0.5 - y) / down)
      // Its edge goes over one pixel, so that a flat ellipse keeps its darkness.
      data[row * width + column] = Math.max(0, Math.min(1, (1 - length) * down + 0.5))
    }
  }
  return { width, height, data }
}

function outlinePlane(
  { width, height }: Size,
  product: PlacedPicture,
  { scale, down }: { readonly scale: number; readonly down: number },
): Plane {
  const data = new Float32Array(width * height)
  const small = scaleDown(product, { width: product.width * scale, height: product.height * scale })
  const [left, top] = [Math.round(product.x * scale), Math.round(product.y * scale + down)]
  for (let y = Math.max(0, -top); y < Math.min(small.height, height - top); y += 1) {
    for (let x = Math.max(0, -left); x < Math.min(small.width, width - left); x += 1) {
      data[(top + y) * width + left + x] = small.data[(y * small.width + x) * 4 + 3]! / 255
    }
  }
  return { width, height, data }
}

const scaledBy = (plane: Plane, share: number): Plane => ({
  ...plane,
  data: plane.data.map((value) => value * share),
})

/** Two shadows over each other. */
const both = (plane: Plane, other: Plane): Plane => ({
  ...plane,
  data: plane.data.map((value, at) => 1 - (1 - value) * (1 - other.data[at]!)),
})

/** Darkens an opaque picture by a shadow. */
export function castShadow({ width, height, data }: Pixels, { plane, scale }: SoftShadow): void {
  for (let y = 0; y < height; y += 1) {
    const row = (y + 0.5) * scale - 0.5
    const [top, inRow] = [Math.floor(row), row - Math.floor(row)]
    if (isEmpty(plane, top)) continue
    for (let x = 0; x < width; x += 1) {
      const column = (x + 0.5) * scale - 0.5
      const left = Math.floor(column)
      const above = along(plane, top, left, column - left)
      const light = 1 - (above + (along(plane, top + 1, left, column - left) - above) * inRow)
      if (light === 1) continue
      const at = (y * width + x) * 4
      data[at] = data[at]! * light
      data[at + 1] = data[at + 1]! * light
      data[at + 2] = data[at + 2]! * light
    }
  }
}

function along(plane: Plane, row: number, column: number, share: number): number {
  const y = Math.max(0, Math.min(plane.height - 1, row)) * plane.width
  const from = plane.data[y + Math.max(0, column)]!
  return from + (plane.data[y + Math.min(plane.width - 1, column + 1)]! - from) * share
}

/** Whether a row and the next have no shadow. */
function isEmpty({ width, height, data }: Plane, row: number): boolean {
  const from = Math.max(0, row) * width
  return data.subarray(from, Math.min(height, row + 2) * width).every((value) => value < 0.002)
}
