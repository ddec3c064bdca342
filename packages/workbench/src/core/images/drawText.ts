import type { DrawText } from '@dropwatt/automations/images'

/** Fonts that every system has: one of the interface, then those for other scripts and for emoji. */
const fonts =
  'system-ui, -apple-system, "Segoe UI", Roboto, "Noto Sans", Arial, "Apple Color Emoji", "Segoe UI Emoji", "Noto Color Emoji", sans-serif'

/** The most pixels across that every browser can draw. */
const mostWidth = 8_192

/** Width of the edge around letters, as a share of the height of the font. */
const edge = 0.07

/** The first letter that says in which direction a text begins. */
const firstLetter = /\p{L}/u
const rightToLeft =
  /[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}]/u

function directionOf(text: string): 'ltr' | 'rtl' {
  return rightToLeft.test(firstLetter.exec(text)?.[0] ?? '') ? 'rtl' : 'ltr'
}

/** A faint edge of the opposite lightness keeps letters readable where the image changes under them. */
function edgeColour(colour: string): string {
  const green = Number.parseInt(colour.slice(3, 5), 16)
  return green > 127 ? 'rgb(0 0 0 / 0.28)' : 'rgb(255 255 255 / 0.28)'
}

/** Prepares a context, which loses its settings whenever its canvas gets a new size. */
function prepare(context: OffscreenCanvasRenderingContext2D, text: string, height: number): void {
  context.font = `600 ${height}px ${fonts}`
  context.direction = directionOf(text)
  context.textAlign = 'left'
  context.textBaseline = 'alphabetic'
  context.lineJoin = 'round'
  context.lineWidth = height * edge
}

/** Returns how far the ink of a text reaches from its start, with its edge, in pixels. */
function measure(context: OffscreenCanvasRenderingContext2D, text: string, height: number) {
  prepare(context, text, height)
  const ink = context.measureText(text)
  const around = Math.ceil(context.lineWidth) + 1
  const left = Math.ceil(ink.actualBoundingBoxLeft) + around
  const top = Math.ceil(ink.actualBoundingBoxAscent) + around
  return {
    left,
    top,
    width: Math.max(1, left + Math.ceil(ink.actualBoundingBoxRight) + around),
    height: Math.max(1, top + Math.ceil(ink.actualBoundingBoxDescent) + around),
  }
}

/**
 * Draws a text in one line with the fonts of the system, in any script, in a font of this height: cut
 * to its ink, in a colour given as `#rrggbb`, with a faint edge. A text too long for a canvas gets a
 * smaller font. Works in workers.
 */
export const drawText: DrawText = async (text, height, colour) => {
  const canvas = new OffscreenCanvas(1, 1)
  const context = canvas.getContext('2d', { willReadFrequently: true })
  if (!context) throw new Error('This browser cannot draw texts.')
  const wanted = measure(context, text, height)
  const size = wanted.width > mostWidth ? (height * mostWidth) / (wanted.width * 1.02) : height
  const box = size === height ? wanted : measure(context, text, size)
  canvas.width = box.width
  canvas.height = box.height
  prepare(context, text, size)
  context.strokeStyle = edgeColour(colour)
  context.strokeText(text, box.left, box.top)
  context.fillStyle = colour
  context.fillText(text, box.left, box.top)
  return context.getImageData(0, 0, box.width, box.height)
}
