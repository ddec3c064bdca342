import type { Pixels } from './Pixels.ts'

/** A part of a picture, in pixels. */
export interface Box {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

/** Weight of each pixel of the original in each pixel of the result, along one axis. */
interface Shares {
  /** The first pixel that counts, for each pixel of the result. */
  readonly from: Int32Array
  /** Offsets of the weights; one more than there are pixels. */
  readonly at: Int32Array
  readonly weights: Float32Array
}

function sharesOf(start: number, length: number, parts: number): Shares {
  const step = length / parts
  const from = new Int32Array(parts)
  const at = new Int32Array(parts + 1)
  const weights: number[] = []
  for (let part = 0; part < parts; part += 1) {
    const begin = part * step
    const end = begin + step
    const first = Math.floor(begin)
    from[part] = start + first
    at[part] = weights.length
    for (let pixel = first; pixel < Math.min(length, end - 1e-6); pixel += 1) {
      weights.push((Math.min(end, pixel + 1) - Math.max(begin, pixel)) / step)
    }
  }
  at[parts] = weights.length
  return { from, at, weights: Float32Array.from(weights) }
}

/**
 * Scales a picture, or a part of it, down: each pixel is the mean of what it covers. Colours count by
 * their alpha, so that what is transparent does not colour the edges. A size above that of the part is
 * lowered to it, as nothing is enlarged.
 */
export function scaleDown(
  pixels: Pixels,
  size: { readonly width: number; readonly height: number },
  part: Box = { x: 0, y: 0, width: pixels.width, height: pixels.height },
): Pixels {
  const width = Math.max(1, Math.min(part.width, Math.round(size.width)))
  const height = Math.max(1, Math.min(part.height, Math.round(size.height)))
  const across = sharesOf(part.x, part.width, width)
  const down = sharesOf(part.y, part.height, height)
  const data = new Uint8ClampedArray(width * height * 4)
  const row = new Float32Array(width * 4)
  for (let y = 0; y < height; y += 1) {
    row.fill(0)
    for (let at = down.at[y]!; at < down.at[y + 1]!; at += 1) {
      const source = (down.from[y]! + at - down.at[y]!) * pixels.width
      addRow(row, pixels.data, source, across, down.weights[at]!)
    }
    for (let x = 0; x < width; x += 1) {
      const alpha = row[x * 4 + 3]!
      if (alpha <= 0) continue
      const to = (y * width + x) * 4
      data[to] = row[x * 4]! / alpha
      data[to + 1] = row[x * 4 + 1]! / alpha
      data[to + 2] = row[x * 4 + 2]! / alpha
      data[to + 3] = alpha
    }
  }
  return { width, height, data }
}

/** Adds a row of the original, with its colours multiplied by alpha, to a row of the result. */
function addRow(
  row: Float32Array,
  data: Uint8ClampedArray,
  source: number,
  { from, at, weights }: Shares,
  weight: number,
): void {
  for (let x = 0; x < from.length; x += 1) {
    let red = 0
    let green = 0
    let blue = 0
    let alpha = 0
    const first = at[x]!
    for (let index = first; index < at[x + 1]!; index += 1) {
      const pixel = (source + from[x]! + index - first) * 4
      const share = weights[index]! * data[pixel + 3]!
      red += share * data[pixel]!
      green += share * data[pixel + 1]!
      blue += share * data[pixel + 2]!
      alpha += share
    }
    row[x * 4] = row[x * 4]! + weight * red
    row[x * 4 + 1] = row[x * 4 + 1]! + weight * green
    row[x * 4 + 2] = row[x * 4 + 2]! + weight * blue
    row[x * 4 + 3] = row[x * 4 + 3]! + weight * alpha
  }
}

/** Returns the smallest part of a picture that holds all that is visible, or undefined if nothing is. */
export function visibleBox({ width, height, data }: Pixels, least = 1): Box | undefined {
  let left = width
  let right = -1
  let top = height
  let bottom = -1
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      if (data[(y * width + x) * 4 + 3]! < least) continue
      if (x < left) left = x
      if (x > right) right = x
      if (y < top) top = y
      bottom = y
    }
  }
  if (right < 0) return undefined
  return { x: left, y: top, width: right - left + 1, height: bottom - top + 1 }
}
