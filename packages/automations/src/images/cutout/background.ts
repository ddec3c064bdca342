import { differenceBins, Histogram } from './Histogram.ts'
import { countSet, dilate, erode, floodFromFrame, framePixels, inverse } from './masks.ts'
import { pushPull } from './pushPull.ts'
import { robustSpread } from './robust.ts'
import type { Planes } from './Planes.ts'
import type { SmallPicture } from './smallPicture.ts'
import { fitSurface, type Floors, type Surface } from './surface.ts'

/** Estimated background at each pixel, also behind the product. */
export interface Background extends Surface {
  /** The squared distance of each pixel from the background, in standard deviations. */
  readonly distance: Float32Array
  /** The pixels that are connected to the frame of the picture through pixels that look like the background. */
  readonly flood: Uint8Array
  /** Share of the ring along the frame that looks like one smooth colour, from 0 to 1. */
  readonly coverage: number
  /** The sum of the standard deviations of the ring. */
  readonly ringSpread: number
}

/** The width of the ring along the frame as a share of the shorter side. */
const ringShare = 0.03
/** Squared distance up to which a pixel of the ring is covered. */
const covered = 16
/** Squared distance up to which the flood goes. */
const floodLimit = 4.5 ** 2
const ringFloors: Floors = [0.8, 0.6, 0.6]
const localFloors: Floors = [0.7, 0.5, 0.5]
/** Number of times that the bent surface is fitted to the area that its predecessor flooded. */
const refits = 3
/** Fewer interruptions along the frame are no pattern: they may be a product that touches it. */
const leastSeams = 4
/**
 * Distance from the product from which local differences count, so that its shadow does not, in
 * pixels.
 */
const clearance = 7
/** Local differences count in squares of this side in pixels. */
const localSquare = 8

function ringWidth(width: number, height: number): number {
  return Math.max(2, Math.round(ringShare * Math.min(width, height)))
}

function ringPixels(width: number, height: number): Int32Array {
  const ring = ringWidth(width, height)
  const pixels: number[] = []
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const off = Math.min(x, y, width - 1 - x, height - 1 - y)
      if (off < ring) pixels.push(y * width + x)
    }
  }
  return Int32Array.from(pixels)
}

export function indicesOf(mask: Uint8Array): Int32Array {
  const pixels = new Int32Array(countSet(mask))
  for (let at = 0, next = 0; at < mask.length; at += 1) {
    if (!mask[at]) continue
    pixels[next] = at
    next += 1
  }
  return pixels
}

/** Returns the squared distance of each pixel from a surface, in its standard deviations. */
function distances(lab: Planes, { values, sigma }: Surface): Float32Array {
  const result = new Float32Array(lab[0].length)
  for (let channel = 0; channel < 3; channel += 1) {
    const plane = lab[channel]!
    const fit = values[channel]!
    const scale = 1 / sigma[channel]!
    for (let at = 0; at < result.length; at += 1) {
      const off = (plane[at]! - fit[at]!) * scale
      result[at]! += off * off
    }
  }
  return result
}

/** Returns the pixels that are well away from a mask; single pixels of the mask are ignored. */
function clearOf(mask: Uint8Array, width: number): Uint8Array {
  return inverse(dilate(erode(mask, width, 1), width, 1 + clearance))
}

function floodBelow(distance: Float32Array, width: number): Uint8Array {
  const passable = new Uint8Array(distance.length)
  for (let at = 0; at < distance.length; at += 1) passable[at] = distance[at]! < floodLimit ? 1 : 0
  return floodFromFrame(passable, width)
}

/** Adds what the background locally has over a surface, such as the corners of a vignette. */
function followLocally(lab: Planes, surface: Surface, known: Uint8Array, width: number): Surface {
  const residuals = lab.map((plane, channel) =>
    plane.map((value, at) => value - surface.values[channel]![at]!),
  ) as unknown as Planes
  const local = pushPull(residuals, known, width, localSquare)
  const values = surface.values.map((plane, channel) =>
    plane.map((value, at) => value + local[channel]![at]!),
  ) as unknown as Planes
  const inside = indicesOf(known)
  const sigma = lab.map((plane, channel) =>
    Math.max(
      localFloors[channel]!,
      robustSpread(Float32Array.from(inside, (at) => plane[at]! - values[channel]![at]!)),
    ),
  ) as unknown as Floors
  return { values, sigma }
}

/**
 * Describes the background of a picture by what is along its frame. A plane through the ring starts
 * it; then a bent surface is fitted to what floods from the frame, and at last what the flood locally
 * has over that surface is added.
 */
export function findBackground({ width, height, lab }: SmallPicture): Background {
  const ring = ringPixels(width, height)
  let surface = fitSurface(lab, ring, width, 1, ringFloors)
  const ringSpread = surface.sigma[0] + surface.sigma[1] + surface.sigma[2]
  let distance = distances(lab, surface)
  const coverage = ring.filter((at) => distance[at]! < covered).length / ring.length
  let flood = floodBelow(distance, width)
  for (let round = 0; round < refits; round += 1) {
    const pixels = indicesOf(flood)
    if (pixels.length < 100) break
    surface = fitSurface(lab, pixels, width, 2, ringFloors)
    distance = distances(lab, surface)
    flood = floodBelow(distance, width)
  }
  const known = clearOf(inverse(flood), width)
  if (known.includes(1)) {
    surface = followLocally(lab, surface, known, width)
    distance = distances(lab, surface)
    flood = floodBelow(distance, width)
  }
  const background = { ...surface, distance, flood, coverage, ringSpread }
  const seams = frameSeams(flood, width)
  if (seams.length < leastSeams) return background
  return { ...background, flood: floodWithSeams(lab, background, seams.flat(), width) }
}

/**
 * Lists short interruptions of the background along the frame, such as the seams between planks: runs
 * of other pixels shorter than 3 % of the frame, each from the frame as deep as the ring.
 */
function frameSeams(flood: Uint8Array, width: number): readonly (readonly number[])[] {
  const height = flood.length / width
  const frame = framePixels(width, height)
  const longest = 0.03 * frame.length
  const depth = ringWidth(width, height)
  const inwards = (at: number) => {
    const x = at % width
    const y = Math.floor(at / width)
    const stepX = Number(x === 0) - Number(x === width - 1)
    const stepY = stepX === 0 ? Number(y === 0) - Number(y === height - 1) : 0
    return Array.from({ length: depth }, (_, step) => at + step * (stepX + stepY * width))
  }
  const start = frame.findIndex((at) => flood[at])
  const seams: number[][] = []
  let run: number[] = []
  if (start < 0) return seams
  for (let step = 1; step <= frame.length; step += 1) {
    const at = frame[(start + step) % frame.length]!
    if (!flood[at]) {
      run.push(at)
      continue
    }
    if (run.length > 0 && run.length < longest)
      seams.push(run.flatMap(inwards).filter((pixel) => !flood[pixel]))
    run = []
  }
  return seams
}

/** Floods again, also through colours that differ from the background as its seams do. */
function floodWithSeams(
  lab: Planes,
  { values, distance }: Pick<Background, 'values' | 'distance'>,
  seams: readonly number[],
  width: number,
): Uint8Array {
  const colours = new Histogram(differenceBins)
  const off = (at: number, channel: 0 | 1 | 2) => lab[channel][at]! - values[channel][at]!
  for (const at of seams) colours.add(off(at, 0), off(at, 1), off(at, 2))
  colours.smooth()
  const passable = new Uint8Array(distance.length)
  for (let at = 0; at < passable.length; at += 1) {
    const isBackground =
      distance[at]! < floodLimit || colours.density(off(at, 0), off(at, 1), off(at, 2)) > 0
    passable[at] = isBackground ? 1 : 0
  }
  return floodFromFrame(passable, width)
}

/** Tells whether a pixel looks like the background. */
export function looksLikeBackground({ distance }: Background, at: number): boolean {
  return distance[at]! < floodLimit
}
