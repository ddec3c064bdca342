import type { Pixels } from '../Pixels.ts'
import type { MarkLayout } from './markLayouts.ts'

/**
 * Puts a mark on an image itself. On transparent parts the mark is there as well.
 *
 * @param opacity from 0 to 1
 */
export function stamp(image: Pixels, mark: Pixels, layout: MarkLayout, opacity: number): void {
  const { width, height, data } = image
  const { part, rowAt, columnAt, isStraight } = layout
  const sign = new Float64Array(4)
  for (let y = Math.max(0, part.y); y < Math.min(height, part.y + part.height); y += 1) {
    for (let x = Math.max(0, part.x); x < Math.min(width, part.x + part.width); x += 1) {
      const row = rowAt(x, y)
      if (row <= -1 || row >= mark.height) continue
      const column = columnAt(x, y)
      if (column <= -1 || column >= mark.width) continue
      if (isStraight) exactly(mark, column, row, sign)
      else between(mark, column, row, sign)
      if (sign[3]! > 0) putOver(data, (y * width + x) * 4, sign, opacity)
    }
  }
}

/** Reads a pixel: colours multiplied by alpha, and alpha from 0 to 1. */
function exactly({ width, data }: Pixels, column: number, row: number, sign: Float64Array): void {
  sign.fill(0)
  add({ data, at: (row * width + column) * 4, share: 1 }, sign)
}

/** Reads the mix of four pixels around a place; outside of the mark all is transparent. */
function between({ width, height, data }: Pixels, x: number, y: number, sign: Float64Array): void {
  const [left, top] = [Math.floor(x), Math.floor(y)]
  sign.fill(0)
  for (let row = top; row <= top + 1; row += 1) {
    if (row < 0 || row >= height) continue
    const down = 1 - Math.abs(y - row)
    for (let column = left; column <= left + 1; column += 1) {
      if (column < 0 || column >= width) continue
      const share = down * (1 - Math.abs(x - column))
      add({ data, at: (row * width + column) * 4, share }, sign)
    }
  }
}

interface Sample {
  readonly data: Uint8ClampedArray
  readonly at: number
  readonly share: number
}

function add({ data, at, share }: Sample, sign: Float64Array): void {
  const alpha = (share * data[at + 3]!) / 255
  for (let channel = 0; channel < 3; channel += 1) {
    sign[channel] = sign[channel]! + alpha * data[at + channel]!
  }
  sign[3] = sign[3]! + alpha
}

function putOver(data: Uint8ClampedArray, at: number, sign: Float64Array, opacity: number): void {
  const alpha = sign[3]! * opacity
  const behind = (data[at + 3]! / 255) * (1 - alpha)
  const both = alpha + behind
  for (let channel = 0; channel < 3; channel += 1) {
    data[at + channel] = (sign[channel]! * opacity + data[at + channel]! * behind) / both
  }
  data[at + 3] = both * 255
}
