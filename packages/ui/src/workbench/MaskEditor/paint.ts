import type { Stroke } from '@dropwatt/automations/images'
import { dark } from '../../tokens/index.js'
import type { DrawnPicture } from './MaskEditor.types.js'
import type { Box, Place } from './view.js'

/** Colours on pictures, the same in both themes. */
const kept = dark.success
const removed = dark.danger
const strength = 0.72

/** From this scale on single pixels are seen as squares. */
const squares = 2

/** Sets the size of a canvas in px of the screen, and returns its context, empty. */
function emptied(canvas: HTMLCanvasElement, pane: Box): CanvasRenderingContext2D | null {
  const density = window.devicePixelRatio || 1
  const width = Math.round(pane.width * density)
  const height = Math.round(pane.height * density)
  if (canvas.width !== width) canvas.width = width
  if (canvas.height !== height) canvas.height = height
  const context = canvas.getContext('2d')
  context?.resetTransform()
  context?.clearRect(0, 0, width, height)
  context?.scale(density, density)
  return context
}

/** Draws a picture at its place in a pane. */
export function paintPicture(
  canvas: HTMLCanvasElement,
  pane: Box,
  picture: DrawnPicture | undefined,
  place: Place,
) {
  const context = emptied(canvas, pane)
  // A closed bitmap has no size, and drawing it throws.
  if (!context || !picture || picture.width === 0 || picture.height === 0) return
  context.imageSmoothingEnabled = place.width / picture.width < squares
  context.imageSmoothingQuality = 'high'
  context.drawImage(picture, place.left, place.top, place.width, place.height)
}

/** Draws strokes over a picture: green what is kept, coral what is removed. */
export function paintStrokes(
  canvas: HTMLCanvasElement,
  pane: Box,
  strokes: readonly Stroke[],
  place: Place,
) {
  const context = emptied(canvas, pane)
  if (!context) return
  context.globalAlpha = strength
  context.lineCap = 'round'
  context.lineJoin = 'round'
  for (const { keeps, radius, points } of strokes) {
    const [first, ...others] = points
    if (!first) continue
    const colour = keeps ? kept : removed
    const width = radius * 2 * Math.max(place.width, place.height)
    const across = (x: number) => place.left + x * place.width
    const down = (y: number) => place.top + y * place.height
    context.beginPath()
    if (others.length === 0) {
      context.fillStyle = colour
      context.arc(across(first[0]), down(first[1]), width / 2, 0, Math.PI * 2)
      context.fill()
    } else {
      context.strokeStyle = colour
      context.lineWidth = width
      context.moveTo(across(first[0]), down(first[1]))
      for (const [x, y] of others) context.lineTo(across(x), down(y))
      context.stroke()
    }
  }
}
