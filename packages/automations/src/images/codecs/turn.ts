import type { Pixels } from '../Pixels.ts'
import { wordsOf } from '../wordsOf.ts'

/** Orientations from this one on exchange width and height. */
const firstTurned = 5

/**
 * Turns a picture the way it is to be shown.
 *
 * @param orientation 1 to 8, as Exif stores it (Exif 2.32, section 4.6.4). 1 leaves the picture as it is
 */
export function turn(pixels: Pixels, orientation: number): Pixels {
  if (orientation < 2 || orientation > 8) return pixels
  const { width, height } = pixels
  const source = wordsOf(pixels)
  const turned = new Uint32Array(width * height)
  const isAcross = orientation >= firstTurned
  const [newWidth, newHeight] = isAcross ? [height, width] : [width, height]
  // Where the first pixel comes from, and how far the next one is along a row and a column.
  const [start, alongRow, alongColumn] = stepsOf(orientation, width, height)
  for (let y = 0, to = 0; y < newHeight; y += 1) {
    let from = start + y * alongColumn
    for (let x = 0; x < newWidth; x += 1, to += 1, from += alongRow) turned[to] = source[from]!
  }
  return { width: newWidth, height: newHeight, data: new Uint8ClampedArray(turned.buffer) }
}

function stepsOf(
  orientation: number,
  width: number,
  height: number,
): readonly [start: number, alongRow: number, alongColumn: number] {
  const last = width * height - 1
  const belowFirst = last - width + 1
  switch (orientation) {
    case 2:
      return [width - 1, -1, width]
    case 3:
      return [last, -1, -width]
    case 4:
      return [belowFirst, 1, -width]
    case 5:
      return [0, width, 1]
    case 6:
      return [belowFirst, -width, 1]
    case 7:
      return [last, -width, -1]
    default:
      return [width - 1, width, -1]
  }
}
