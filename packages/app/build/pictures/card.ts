import { createCanvas, type SKRSContext2D } from '@napi-rs/canvas'
import { drawBoard } from './board.ts'
import { encodePng, readSvg, setStyle, write, type TextStyle } from './canvas.ts'
import type { Drawings } from './drawings.types.ts'
import type { CardWords } from './words.ts'

/** Size of the picture that other sites show beside a link, in px. */
export const cardSize = { width: 1200, height: 630 } as const

const margin = 64
/** Widest that a line of the headline may be, in px. */
const wordsWidth = 510

/**
 * Draws the picture that other sites show beside a link: what the product is, in one sentence and
 * one picture.
 *
 * @param mark the mark, as SVG
 */
export async function drawCard(
  words: CardWords,
  drawings: Drawings,
  mark: string,
): Promise<Buffer> {
  const { width, height } = cardSize
  const { brand, colors } = drawings
  const { bg, text, textSubtle, neon } = colors
  const canvas = createCanvas(width, height)
  const context = canvas.getContext('2d')

  context.fillStyle = bg
  context.fillRect(0, 0, width, height)
  drawBloom(context, colors)

  const sized = mark.replace('<svg', '<svg width="60" height="60"')
  context.drawImage(await readSvg(sized), margin, 60, 60, 60)
  const name = { face: 'display', size: 36, weight: 650, color: text, tracking: -0.02 } as const
  write(context, brand, margin + 76, 102, name)

  drawHeadline(context, words.headline, { text, neon })

  context.fillStyle = neon
  context.fillRect(margin, 560, 28, 3)
  const eyebrow = { face: 'mono', size: 19, weight: 400, color: textSubtle } as const
  write(context, words.eyebrow, margin + 44, 568, eyebrow)

  await drawBoard(context, words, drawings)
  return encodePng(canvas)
}

/** Steps of the light; each is one level of an 8-bit colour, so more could not be seen. */
const steps = 24

/** The light of the board on the wall behind it, in flat rings: a dithered gradient is heavy. */
function drawBloom(context: SKRSContext2D, { bg, neon }: { bg: string; neon: string }): void {
  for (let step = 1; step <= steps; step += 1) {
    context.beginPath()
    context.arc(880, 330, 600 * (1 - step / (steps + 1)), 0, 2 * Math.PI)
    context.fillStyle = bg
    context.fill()
    context.globalAlpha = (0.12 * step) / steps
    context.fillStyle = neon
    context.fill()
    context.globalAlpha = 1
  }
}

function drawHeadline(
  context: SKRSContext2D,
  lines: readonly string[],
  { text, neon }: { readonly text: string; readonly neon: string },
): void {
  const style = (size: number): TextStyle => {
    return { face: 'display', size, weight: 650, color: text, tracking: -0.035 }
  }
  const fits = (size: number) => {
    setStyle(context, style(size))
    return lines.every((line) => context.measureText(line).width <= wordsWidth)
  }
  let size = 78
  while (!fits(size)) size -= 1
  const step = size * 1.02
  const first = 335 + size * 0.36 - ((lines.length - 1) * step) / 2

  lines.forEach((line, index) => {
    const y = first + index * step
    const end = margin + write(context, line, margin, y, style(size))
    if (index < lines.length - 1) return
    context.shadowColor = neon
    context.shadowBlur = 26
    write(context, '.', end, y, { ...style(size), color: neon })
    context.shadowBlur = 0
  })
}
