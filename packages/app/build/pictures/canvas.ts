import { join } from 'node:path'
import {
  GlobalFonts,
  loadImage,
  type Canvas,
  type Image,
  type SKRSContext2D,
} from '@napi-rs/canvas'
import upng from 'upng-js'

const fonts = join(import.meta.dirname, '../../../ui/fonts')

const faces = {
  display: 'bricolage-grotesque-core',
  body: 'geist-core',
  mono: 'geist-mono-core',
} as const

for (const [face, file] of Object.entries(faces)) {
  GlobalFonts.registerFromPath(join(fonts, `${file}.woff2`), face)
}

/** How a line of words is set. */
export interface TextStyle {
  readonly face: keyof typeof faces
  /** Height of the letters in px. */
  readonly size: number
  readonly weight: number
  readonly color: string
  /** Space between letters in em. @default 0 */
  readonly tracking?: number
  readonly align?: 'left' | 'center' | 'right'
}

/** Makes the next words look so. */
export function setStyle(context: SKRSContext2D, style: TextStyle): void {
  const { face, size, weight, color, tracking = 0, align = 'left' } = style
  context.font = `${weight} ${size}px ${face}`
  context.fontVariationSettings = `"wght" ${weight}`
  context.letterSpacing = `${size * tracking}px`
  context.textAlign = align
  context.textBaseline = 'alphabetic'
  context.fillStyle = color
}

/** Writes one line; `y` is where its letters stand. */
export function write(
  context: SKRSContext2D,
  text: string,
  x: number,
  y: number,
  style: TextStyle,
): number {
  setStyle(context, style)
  context.fillText(text, x, y)
  return context.measureText(text).width
}

/** Breaks words into lines that are no wider than `width` px in the style that is set. */
export function breakLines(context: SKRSContext2D, text: string, width: number): string[] {
  const lines: string[] = []
  for (const word of text.split(' ')) {
    const longer = `${lines.at(-1) ?? ''} ${word}`.trim()
    if (lines.length > 0 && context.measureText(longer).width <= width) lines.splice(-1, 1, longer)
    else lines.push(word)
  }
  return lines
}

/** Reads a drawing. */
export function readSvg(svg: string): Promise<Image> {
  return loadImage(Buffer.from(svg))
}

/** Writes what was drawn with a palette of 256 colours, which is half of what all colours take. */
export function encodePng(canvas: Canvas): Buffer {
  const { width, height } = canvas
  const { data } = canvas.getContext('2d').getImageData(0, 0, width, height)
  return Buffer.from(upng.encode([data.slice().buffer], width, height, 256))
}
