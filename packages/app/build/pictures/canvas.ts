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

/** The style of a line of text. */
export interface TextStyle {
  readonly face: keyof typeof faces
  /** Font size in px. */
  readonly size: number
  readonly weight: number
  readonly color: string
  /** Letter spacing in em. @default 0 */
  readonly tracking?: number
  readonly align?: 'left' | 'center' | 'right'
}

/** Sets the style of the text that is drawn next. */
export function setStyle(context: SKRSContext2D, style: TextStyle): void {
  const { face, size, weight, color, tracking = 0, align = 'left' } = style
  context.font = `${weight} ${size}px ${face}`
  context.fontVariationSettings = `"wght" ${weight}`
  context.letterSpacing = `${size * tracking}px`
  context.textAlign = align
  context.textBaseline = 'alphabetic'
  context.fillStyle = color
}

/** Draws one line of text and returns its width in px; `y` is its baseline. */
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

/** Breaks a text into lines of at most `width` px in the current style; longer words overflow. */
export function breakLines(context: SKRSContext2D, text: string, width: number): string[] {
  const lines: string[] = []
  for (const word of text.split(' ')) {
    const longer = `${lines.at(-1) ?? ''} ${word}`.trim()
    if (lines.length > 0 && context.measureText(longer).width <= width) lines.splice(-1, 1, longer)
    else lines.push(word)
  }
  return lines
}

/** Decodes an SVG as an image. */
export function readSvg(svg: string): Promise<Image> {
  return loadImage(Buffer.from(svg))
}

/** Encodes a canvas as a PNG with 256 colours, which is half the size of one with all colours. */
export function encodePng(canvas: Canvas): Buffer {
  const { width, height } = canvas
  const { data } = canvas.getContext('2d').getImageData(0, 0, width, height)
  return Buffer.from(upng.encode([data.slice().buffer], width, height, 256))
}
