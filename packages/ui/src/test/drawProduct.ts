import { dark, light } from '../tokens/index.js'

const cloths = [light.warning, light.danger, light.info, light.success, dark.borderControl] as const

/** The shapes that products have, drawn into a square of 100. */
const shapes: readonly ((pen: CanvasRenderingContext2D) => void)[] = [
  function mug(pen) {
    pen.fillRect(22, 30, 44, 50)
    pen.lineWidth = 8
    pen.beginPath()
    pen.arc(68, 55, 14, -Math.PI / 2, Math.PI / 2)
    pen.stroke()
  },
  function stool(pen) {
    pen.fillRect(18, 24, 64, 12)
    for (const left of [24, 70]) pen.fillRect(left, 36, 7, 46)
    pen.fillRect(24, 60, 50, 5)
  },
  function bottle(pen) {
    pen.fillRect(43, 12, 14, 12)
    pen.fillRect(36, 28, 28, 60)
  },
  function bag(pen) {
    pen.fillRect(20, 42, 60, 42)
    pen.lineWidth = 6
    pen.beginPath()
    pen.arc(50, 42, 20, Math.PI, 0)
    pen.stroke()
  },
]

/**
 * Draws a product in flat colours, in place of a photo.
 *
 * @param index decides its shape and colour
 * @param ground what is behind it; transparent without one
 */
export function drawProduct(
  index: number,
  ground?: string,
  [width, height]: readonly [width: number, height: number] = [200, 200],
): HTMLCanvasElement {
  const canvas = document.createElement('canvas')
  canvas.width = width
  canvas.height = height
  const pen = canvas.getContext('2d')
  if (!pen) return canvas
  if (ground !== undefined) {
    pen.fillStyle = ground
    pen.fillRect(0, 0, width, height)
  }
  const side = Math.min(width, height)
  pen.translate((width - side) / 2, (height - side) / 2)
  pen.scale(side / 100, side / 100)
  const cloth = cloths[index % cloths.length] ?? cloths[0]
  pen.fillStyle = cloth
  pen.strokeStyle = cloth
  shapes[index % shapes.length]?.(pen)
  return canvas
}
