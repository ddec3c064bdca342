import { createCanvas, type SKRSContext2D } from '@napi-rs/canvas'
import { drawLine } from './line.ts'
import { cardSize } from './size.ts'
import { encodePng, readSvg, setStyle, write, type TextStyle } from './canvas.ts'
import type { Drawings } from './drawings.types.ts'
import type { CardWords } from './words.ts'

const middle = cardSize.width / 2
/** Maximum width of a headline in px, as some sites crop the picture to its middle square. */
const wordsWidth = cardSize.height - 2 * 24

/**
 * Returns the PNG of a link preview, which shows the product in one headline and one picture.
 *
 * @param mark the logo mark, as SVG
 */
export async function drawCard(
  words: CardWords,
  drawings: Drawings,
  mark: string,
): Promise<Buffer> {
  const { width, height } = cardSize
  const { bg, text, textSubtle, neon } = drawings.colors
  const canvas = createCanvas(width, height)
  const context = canvas.getContext('2d')

  context.fillStyle = bg
  context.fillRect(0, 0, width, height)
  drawBloom(context, drawings.colors)
  await drawBrand(context, drawings, mark)
  drawHeadline(context, words.headline, { text, neon })
  await drawLine(context, words, drawings)
  write(context, words.eyebrow, middle, 590, {
    face: 'mono',
    size: 20,
    weight: 400,
    color: textSubtle,
    align: 'center',
  })
  return encodePng(canvas)
}

/** Draws the mark and the name, centred at the top. */
async function drawBrand(
  context: SKRSContext2D,
  { brand, colors }: Drawings,
  mark: string,
): Promise<void> {
  const size = 64
  const gap = 16
  const name: TextStyle = {
    face: 'display',
    size: 40,
    weight: 650,
    color: colors.text,
    tracking: -0.02,
  }
  setStyle(context, name)
  const start = middle - (size + gap + context.measureText(brand).width) / 2
  const sized = mark.replace('<svg', `<svg width="${size}" height="${size}"`)
  context.drawImage(await readSvg(sized), start, 52, size, size)
  write(context, brand, start + size + gap, 98, name)
}

/** Number of rings of the glow; each is one level of an 8-bit colour, so more would be invisible. */
const steps = 24

/** Draws the glow in flat rings, which compress better than a dithered gradient. */
function drawBloom(context: SKRSContext2D, { bg, neon }: { bg: string; neon: string }): void {
  for (let step = 1; step <= steps; step += 1) {
    context.beginPath()
    context.arc(middle, 300, 600 * (1 - step / (steps + 1)), 0, 2 * Math.PI)
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
  let size = 88
  while (!fits(size)) size -= 1
  const step = size * 1.02
  const first = 282 + size * 0.36 - ((lines.length - 1) * step) / 2

  lines.forEach((line, index) => {
    const y = first + index * step
    const isLast = index === lines.length - 1
    setStyle(context, style(size))
    const start = middle - context.measureText(isLast ? `${line}.` : line).width / 2
    const end = start + write(context, line, start, y, style(size))
    if (!isLast) return
    context.shadowColor = neon
    context.shadowBlur = 26
    write(context, '.', end, y, { ...style(size), color: neon })
    context.shadowBlur = 0
  })
}
