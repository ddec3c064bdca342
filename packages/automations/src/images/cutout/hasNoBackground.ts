import type { Pixels } from '../Pixels.ts'
import { visibleBox, type Box } from '../scaleDown.ts'

/** Alpha from which a pixel belongs to the product rather than to what is transparent around it. */
const product = 128
/** A transparent border up to this share of the shorter side comes from resizing, in pixels at least 2. */
const thinBorder = 0.01
/** The least share of the picture, and the least pixels, that a transparent corner has. */
const leastCorner = { share: 0.000_03, pixels: 4 } as const
/** Fewer transparent corners may be chance. */
const leastCorners = 2

/** Returns the part of a picture within a transparent border that is too thin to be a background. */
function withoutThinBorder({ width, height }: Pixels, box: Box): Box {
  const thin = Math.max(2, Math.round(thinBorder * Math.min(width, height)))
  const right = width - box.x - box.width
  const bottom = height - box.y - box.height
  return Math.max(box.x, box.y, right, bottom) <= thin ? box : { x: 0, y: 0, width, height }
}

/** Returns how much of the outermost pixels of a part is transparent, from 0 to 1. */
function clearFrame({ width: row, data }: Pixels, { x, y, width, height }: Box): number {
  let clear = 0
  let count = 0
  const look = (column: number, line: number) => {
    count += 1
    if (data[4 * ((y + line) * row + x + column) + 3]! < product) clear += 1
  }
  for (let column = 0; column < width; column += 1) {
    look(column, 0)
    look(column, height - 1)
  }
  for (let line = 1; line < height - 1; line += 1) {
    look(0, line)
    look(width - 1, line)
  }
  return clear / count
}

/** Whether a transparent area of at least so many pixels begins in a corner. */
function isCornerClear(
  { width: row, data }: Pixels,
  part: Box,
  corner: number,
  least: number,
): boolean {
  const seen = new Set<number>()
  const visit = (x: number, y: number) => {
    if (x < part.x || y < part.y || x >= part.x + part.width || y >= part.y + part.height) return
    const at = y * row + x
    if (data[4 * at + 3]! < product) seen.add(at)
  }
  visit(
    corner % 2 === 0 ? part.x : part.x + part.width - 1,
    corner < 2 ? part.y : part.y + part.height - 1,
  )
  // A set is gone through with what is added to it on the way.
  for (const at of seen) {
    if (seen.size >= least) return true
    const [x, y] = [at % row, Math.floor(at / row)]
    visit(x - 1, y)
    visit(x + 1, y)
    visit(x, y - 1)
    visit(x, y + 1)
  }
  return false
}

/**
 * Tells whether the background of a picture is transparent already: half of its frame is, or two of its
 * corners, as where a product with rounded corners fills the frame. A thin transparent border around an
 * opaque picture, or a single transparent pixel, is no background. A picture in which nothing is visible
 * has none.
 */
export function hasNoBackground(pixels: Pixels): boolean {
  const { width, height } = pixels
  if (clearFrame(pixels, { x: 0, y: 0, width, height }) === 0) return false
  const box = visibleBox(pixels, product)
  if (!box) return true
  const part = withoutThinBorder(pixels, box)
  if (clearFrame(pixels, part) >= 0.5) return true
  const least = Math.max(leastCorner.pixels, leastCorner.share * part.width * part.height)
  const corners = [0, 1, 2, 3].filter((corner) => isCornerClear(pixels, part, corner, least))
  return corners.length >= leastCorners
}
