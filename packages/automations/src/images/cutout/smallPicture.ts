import type { Pixels } from '../Pixels.ts'
import { labOf } from './lab.ts'
import type { Planes } from './Planes.ts'

/** A picture scaled down to the size at which its product is found. */
export interface SmallPicture {
  readonly width: number
  readonly height: number
  /** Red, green and blue, from 0 to 255. What is transparent is laid over white. */
  readonly rgb: Planes
  /** The same in CIE Lab for the white point D65. */
  readonly lab: Planes
}

/** The longer side at which all radii of this folder are in pixels. */
const smallSide = 384

/** Positions of the pixels along one axis when it is scaled down. */
interface Spread {
  readonly cell: Int32Array
  /** The share of the pixel in its cell; the rest is in the next one. */
  readonly share: Float32Array
}

function spread(from: number, to: number): Spread {
  const cell = new Int32Array(from)
  const share = new Float32Array(from)
  const scale = to / from
  for (let at = 0; at < from; at += 1) {
    const start = at * scale
    const end = start + scale
    const first = Math.min(Math.floor(start + 1e-9), to - 1)
    cell[at] = first
    share[at] = end > first + 1 ? (first + 1 - start) / scale : 1
  }
  return { cell, share }
}

/**
 * Scales a picture down, each pixel the mean of the area that it covers. Smaller pictures keep their
 * size.
 *
 * @param longSide the longer side of the result in pixels. @default 384
 */
export function makeSmall(pixels: Pixels, longSide = smallSide): SmallPicture {
  const scale = Math.min(1, longSide / Math.max(pixels.width, pixels.height))
  const width = Math.max(1, Math.round(pixels.width * scale))
  const height = Math.max(1, Math.round(pixels.height * scale))
  const across = spread(pixels.width, width)
  const down = spread(pixels.height, height)
  const rgb: Planes = [
    new Float32Array(width * height),
    new Float32Array(width * height),
    new Float32Array(width * height),
  ]
  const row = [
    new Float32Array(width + 1),
    new Float32Array(width + 1),
    new Float32Array(width + 1),
  ]
  for (let y = 0; y < pixels.height; y += 1) {
    sumRow(pixels, y, across, row)
    addRow(rgb, row, width, down.cell[y]!, down.share[y]!)
  }
  const area = (pixels.width / width) * (pixels.height / height)
  for (const plane of rgb) for (let at = 0; at < plane.length; at += 1) plane[at]! /= area
  return { width, height, rgb, lab: labOf(rgb) }
}

function sumRow(
  { width, data }: Pixels,
  y: number,
  { cell, share }: Spread,
  row: readonly Float32Array[],
): void {
  const [reds, greens, blues] = row as [Float32Array, Float32Array, Float32Array]
  for (const sums of row) sums.fill(0)
  for (let x = 0, from = y * width * 4; x < width; x += 1, from += 4) {
    const alpha = data[from + 3]!
    const white = 255 - alpha
    const red = alpha === 255 ? data[from]! : (data[from]! * alpha) / 255 + white
    const green = alpha === 255 ? data[from + 1]! : (data[from + 1]! * alpha) / 255 + white
    const blue = alpha === 255 ? data[from + 2]! : (data[from + 2]! * alpha) / 255 + white
    const at = cell[x]!
    const part = share[x]!
    reds[at]! += red * part
    greens[at]! += green * part
    blues[at]! += blue * part
    if (part < 1) {
      reds[at + 1]! += red * (1 - part)
      greens[at + 1]! += green * (1 - part)
      blues[at + 1]! += blue * (1 - part)
    }
  }
}

function addRow(
  rgb: Planes,
  row: readonly Float32Array[],
  width: number,
  y: number,
  part: number,
): void {
  for (const [channel, plane] of rgb.entries()) {
    const sums = row[channel]!
    const start = y * width
    for (let x = 0; x < width; x += 1) plane[start + x]! += sums[x]! * part
    if (part === 1 || start + width >= plane.length) continue
    for (let x = 0; x < width; x += 1) plane[start + width + x]! += sums[x]! * (1 - part)
  }
}
