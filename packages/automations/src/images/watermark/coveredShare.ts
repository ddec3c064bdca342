import type { Pixels } from '../Pixels.ts'
import { scaleDown } from '../scaleDown.ts'
import type { MarkLayout } from './markLayouts.ts'
import { productMask } from './productMask.ts'

/** The longer side at which it is measured: about that of a product in a list. */
const side = 192

/** Places across and down each pixel at which the mark is looked for. */
const tries = 4

/** Least share of a pixel under the mark to count, which closes gaps between letters. */
const leastShare = 0.12

/**
 * Returns which share of the product a mark covers, from 0 to 1; 0 if there is no product. It is
 * measured on the picture at 192 px, where the gaps between letters hardly show.
 */
export function coveredShare(image: Pixels, mark: Pixels, layout: MarkLayout): number {
  const scale = Math.min(1, side / Math.max(image.width, image.height))
  const small = scaleDown(image, { width: image.width * scale, height: image.height * scale })
  const product = productMask(small)
  const [stepX, stepY] = [image.width / small.width, image.height / small.height]
  let all = 0
  let covered = 0
  for (let at = 0; at < product.length; at += 1) {
    if (product[at] === 0) continue
    all += 1
    const left = (at % small.width) * stepX
    const top = Math.floor(at / small.width) * stepY
    if (markShare(mark, layout, { left, top, stepX, stepY }) >= leastShare) covered += 1
  }
  return all === 0 ? 0 : covered / all
}

interface Cell {
  readonly left: number
  readonly top: number
  readonly stepX: number
  readonly stepY: number
}

/** Returns which share of a part of the image is under the mark. */
function markShare(
  { width, height, data }: Pixels,
  { rowAt, columnAt, part }: MarkLayout,
  { left, top, stepX, stepY }: Cell,
): number {
  if (left + stepX < part.x || left > part.x + part.width) return 0
  if (top + stepY < part.y || top > part.y + part.height) return 0
  let sum = 0
  for (let down = 0; down < tries; down += 1) {
    for (let across = 0; across < tries; across += 1) {
      const x = left + ((across + 0.5) / tries) * stepX - 0.5
      const y = top + ((down + 0.5) / tries) * stepY - 0.5
      const row = Math.round(rowAt(x, y))
      const column = Math.round(columnAt(x, y))
      if (row < 0 || column < 0 || row >= height || column >= width) continue
      sum += data[(row * width + column) * 4 + 3]!
    }
  }
  return sum / (255 * tries * tries)
}
