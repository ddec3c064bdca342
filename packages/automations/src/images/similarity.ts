import { isTransparent } from './flatten.ts'
import type { Pixels } from './Pixels.ts'
import { wordsOf } from './wordsOf.ts'

interface Size {
  readonly width: number
  readonly height: number
}

/** The longer side at which pictures are compared, in pixels. */
const comparedSide = 480

/** The constants of the formula (K1 and K2 times the 255 levels, squared). */
const c1 = (0.01 * 255) ** 2
const c2 = (0.03 * 255) ** 2

/** Largest similarity of a picture that is not identical. */
const nearlyOne = 0.9999

/** A window of 11 by 11 pixels, whose pixels weigh less with their distance from the middle. */
const radius = 5
const deviation = 1.5

const weights = (() => {
  const raw = Float64Array.from({ length: 2 * radius + 1 }, (_, at) =>
    Math.exp(-((at - radius) ** 2) / (2 * deviation ** 2)),
  )
  const sum = raw.reduce((total, weight) => total + weight, 0)
  return raw.map((weight) => weight / sum)
})()

/** Whether two pictures have the same size and the same pixels. What is invisible counts too. */
export function isSamePicture(one: Pixels, other: Pixels): boolean {
  if (one.width !== other.width || one.height !== other.height) return false
  const [words, others] = [wordsOf(one), wordsOf(other)]
  for (let at = 0; at < words.length; at += 1) if (words[at] !== others[at]) return false
  return true
}

/** Brightness of the pixels of a picture. */
interface Levels {
  readonly width: number
  readonly height: number
  readonly data: Float32Array
}

/**
 * Returns, for each pixel, the pixel of a smaller picture that it belongs to and its share there;
 * the next one gets the remainder.
 */
function sharesOf(length: number, parts: number): readonly [Uint32Array, Float32Array] {
  const to = new Uint32Array(length)
  const share = new Float32Array(length)
  const scale = parts / length
  for (let at = 0; at < length; at += 1) {
    const [begin, end] = [at * scale, (at + 1) * scale]
    const part = Math.min(parts - 1, Math.floor(begin + 1e-9))
    to[at] = part
    share[at] = end <= part + 1 ? 1 : (part + 1 - begin) / scale
  }
  return [to, share]
}

/** Returns the brightness of a pixel (ITU-R BT.601) on a plain grey. */
function levelAt(data: Uint8ClampedArray, at: number, grey: number): number {
  const own = 0.299 * data[at]! + 0.587 * data[at + 1]! + 0.114 * data[at + 2]!
  const alpha = data[at + 3]!
  return alpha === 255 ? own : grey + ((own - grey) * alpha) / 255
}

/**
 * Returns the brightness of a picture on a plain grey, scaled down: each value is the mean of what it
 * covers.
 */
function brightness({ width, height, data }: Pixels, size: Size, grey: number): Levels {
  if (width === size.width && height === size.height) {
    const levels = new Float32Array(width * height)
    for (let at = 0; at < levels.length; at += 1) levels[at] = levelAt(data, at * 4, grey)
    return { ...size, data: levels }
  }
  const [toColumn, columnShare] = sharesOf(width, size.width)
  const [toRow, rowShare] = sharesOf(height, size.height)
  // One more row and column than there are, for shares of nothing.
  const step = size.width + 1
  const levels = new Float32Array(step * (size.height + 1))
  const line = new Float32Array(step)
  for (let y = 0, at = 0; y < height; y += 1) {
    line.fill(0)
    for (let x = 0; x < width; x += 1, at += 4) {
      const level = levelAt(data, at, grey)
      const share = level * columnShare[x]!
      const column = toColumn[x]!
      line[column] = line[column]! + share
      line[column + 1] = line[column + 1]! + level - share
    }
    const above = toRow[y]! * step
    const share = rowShare[y]!
    for (let x = 0; x < size.width; x += 1) {
      const value = line[x]!
      levels[above + x] = levels[above + x]! + value * share
      levels[above + step + x] = levels[above + step + x]! + value * (1 - share)
    }
  }
  const mean = (size.width * size.height) / (width * height)
  const scaled = new Float32Array(size.width * size.height)
  for (let y = 0; y < size.height; y += 1) {
    for (let x = 0; x < size.width; x += 1) {
      scaled[y * size.width + x] = levels[y * step + x]! * mean
    }
  }
  return { ...size, data: scaled }
}

/**
 * From this many windows on, along the shorter side, every fourth one counts, or every second one, as
 * they overlap by ten pixels of eleven.
 */
const manyWindows = 128
const someWindows = 64

function strideOf(windows: number): number {
  if (windows > manyWindows) return 4
  return windows > someWindows ? 2 : 1
}

/** The sums of a row of windows: of both pictures, of all their squares, and of their product. */
const sums = 4

/**
 * Compares two pictures of the same size by their brightness. Each window lies wholly in the picture,
 * unless the picture is smaller than one.
 */
function compareLevels({ width, height, data: first }: Levels, { data: second }: Levels): number {
  const across = Math.min(radius, Math.floor((width - 1) / 2))
  const down = Math.min(radius, Math.floor((height - 1) / 2))
  const [windowsAcross, windowsDown] = [width - 2 * across, height - 2 * down]
  const stride = strideOf(Math.min(windowsAcross, windowsDown))
  const columns = Math.ceil(windowsAcross / stride)
  const rows = Math.ceil(windowsDown / stride)
  const [horizontal, vertical] = [weightsOf(across), weightsOf(down)]
  // Weighted along the rows first, then along the columns, which gives the same as both at once.
  const lines = new Float32Array(sums * columns * height)
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < columns; x += 1) {
      let a = 0
      let b = 0
      let squares = 0
      let products = 0
      const from = y * width + x * stride
      for (let at = 0; at < horizontal.length; at += 1) {
        const weight = horizontal[at]!
        const valueA = first[from + at]!
        const valueB = second[from + at]!
        const weighedA = weight * valueA
        const weighedB = weight * valueB
        a += weighedA
        b += weighedB
        squares += weighedA * valueA + weighedB * valueB
        products += weighedA * valueB
      }
      const to = sums * (y * columns + x)
      lines[to] = a
      lines[to + 1] = b
      lines[to + 2] = squares
      lines[to + 3] = products
    }
  }
  let total = 0
  const step = sums * columns
  for (let y = 0; y < rows; y += 1) {
    for (let x = 0; x < columns; x += 1) {
      let a = 0
      let b = 0
      let squares = 0
      let products = 0
      let from = sums * (y * stride * columns + x)
      for (let at = 0; at < vertical.length; at += 1, from += step) {
        const weight = vertical[at]!
        a += weight * lines[from]!
        b += weight * lines[from + 1]!
        squares += weight * lines[from + 2]!
        products += weight * lines[from + 3]!
      }
      const means = a * b
      const ownMeans = a * a + b * b
      const structure = (2 * means + c1) * (2 * (products - means) + c2)
      total += structure / ((ownMeans + c1) * (squares - ownMeans + c2))
    }
  }
  return total / (columns * rows)
}

/** The weights of a window, or of the part of it that fits into a small picture. */
function weightsOf(reach: number): Float64Array {
  const part = weights.slice(radius - reach, radius + reach + 1)
  const sum = part.reduce((total, weight) => total + weight, 0)
  return part.map((weight) => weight / sum)
}

/**
 * Returns the size at which pictures are compared, given that of the smaller one: at most 480 px along
 * the longer side.
 */
export function comparedSize({ width, height }: Size): Size {
  const scale = Math.min(1, comparedSide / Math.max(width, height))
  return {
    width: Math.max(1, Math.round(width * scale)),
    height: Math.max(1, Math.round(height * scale)),
  }
}

/**
 * Returns how similar two pictures look that were scaled down to the size at which they are compared, as
 * `similarityOf` does. It is never 1, as that says nothing about each of their pixels.
 */
export function similarityOfScaled(one: Pixels, other: Pixels): number {
  return Math.min(nearlyOne, similarityOf(one, other))
}

/**
 * Returns how similar two pictures look, from 0 to 1: their structural similarity, SSIM, in windows of
 * 11 × 11 pixels (Wang, Bovik, Sheikh and Simoncelli: Image quality assessment, 2004), at 480 px along
 * the longer side, by brightness. It is 1 only if all pixels are identical. Pictures of different sizes
 * are compared at the size of the smaller one; transparent ones on white and on black, where the lower
 * result counts.
 */
export function similarityOf(one: Pixels, other: Pixels): number {
  if (isSamePicture(one, other)) return 1
  const compared = comparedSize(one)
  const size = {
    width: Math.min(compared.width, other.width),
    height: Math.min(compared.height, other.height),
  }
  const grounds = isTransparent(one) || isTransparent(other) ? [255, 0] : [255]
  const found = grounds.map((grey) =>
    compareLevels(brightness(one, size, grey), brightness(other, size, grey)),
  )
  return Math.max(0, Math.min(nearlyOne, ...found))
}
