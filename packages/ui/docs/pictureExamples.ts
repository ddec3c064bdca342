import { dark, light } from '../src/tokens/index.js'

/** Product that a generated picture shows, with or without a background. */
export interface DrawnProduct {
  readonly shape: 'stool' | 'mug' | 'bottle' | 'bag' | 'lamp' | 'beanie'
  /** @default [1200, 1200] */
  readonly size?: readonly [width: number, height: number]
  /** Leaves the background out. @default false */
  readonly isCutOut?: boolean
  /** Leaves the background in gaps of the product. @default false */
  readonly hasGaps?: boolean
  /** Replaces the background by colours from top to bottom. @default that of a studio */
  readonly ground?: readonly string[]
  /** Text in the corner. @default none */
  readonly mark?: string
}

type Draw = (context: CanvasRenderingContext2D) => void

const wood = light.warning
const wall = light.surface3
const floor = light.border

function box(context: CanvasRenderingContext2D, colour: string, ...place: readonly number[]) {
  const [x = 0, y = 0, width = 0, height = 0, round = 0] = place
  context.fillStyle = colour
  context.beginPath()
  context.roundRect(x, y, width, height, round)
  context.fill()
}

/** Each product on a square of 100, with its feet at 80. */
const shapes: Readonly<Record<DrawnProduct['shape'], Draw>> = {
  stool(context) {
    box(context, wood, 25, 28, 50, 8, 4)
    for (const x of [30, 40, 56, 66]) box(context, wood, x, 34, 4, 46)
    box(context, wood, 30, 60, 40, 4)
  },
  mug(context) {
    box(context, light.dangerFill, 30, 40, 32, 40, 5)
    context.strokeStyle = light.dangerFill
    context.lineWidth = 5
    context.beginPath()
    context.arc(63, 58, 10, -Math.PI / 2, Math.PI / 2)
    context.stroke()
  },
  bottle(context) {
    box(context, dark.surface3, 44, 22, 12, 10, 2)
    box(context, light.info, 38, 34, 24, 46, 8)
  },
  bag(context) {
    context.strokeStyle = light.danger
    context.lineWidth = 4
    context.beginPath()
    context.arc(50, 42, 14, Math.PI, 0)
    context.stroke()
    box(context, light.danger, 28, 42, 44, 38, 3)
  },
  lamp(context) {
    box(context, dark.warning, 32, 26, 36, 20, 4)
    box(context, dark.surface3, 48, 46, 4, 30)
    box(context, dark.surface3, 38, 76, 24, 4, 2)
  },
  beanie(context) {
    box(context, light.success, 32, 38, 36, 38, 16)
    box(context, light.accentText, 28, 66, 44, 14, 5)
    box(context, light.success, 45, 28, 10, 12, 5)
  },
}

function fillWith(
  context: CanvasRenderingContext2D,
  colours: readonly string[],
  [width, height]: readonly [number, number],
) {
  const gradient = context.createLinearGradient(0, 0, 0, height)
  for (const [index, colour] of colours.entries()) {
    gradient.addColorStop(colours.length > 1 ? index / (colours.length - 1) : 0, colour)
  }
  context.fillStyle = gradient
  context.fillRect(0, 0, width, height)
}

const drawn = new Map<string, HTMLCanvasElement>()

/** Returns a picture of a product; the same one each time. */
export function drawnProduct(product: DrawnProduct): HTMLCanvasElement {
  const key = JSON.stringify(product)
  const known = drawn.get(key)
  if (known) return known
  const { shape, size = [1200, 1200], isCutOut, hasGaps, ground, mark } = product
  const [width, height] = size
  const canvas = document.createElement('canvas')
  canvas.width = width
  canvas.height = height
  const context = canvas.getContext('2d')
  if (!context) return canvas
  if (!isCutOut) fillWith(context, ground ?? [wall, wall, floor], size)
  const side = Math.min(width, height) / 100
  context.setTransform(side, 0, 0, side, (width - side * 100) / 2, (height - side * 100) / 2)
  if (!isCutOut) {
    context.fillStyle = light.borderControl
    context.beginPath()
    context.ellipse(50, 81, 30, 3, 0, 0, Math.PI * 2)
    context.fill()
  }
  if (isCutOut && hasGaps) box(context, wall, 43, 36, 14, 24)
  shapes[shape](context)
  if (mark !== undefined) {
    context.fillStyle = dark.surface3
    context.font = '6px sans-serif'
    context.textAlign = 'right'
    context.fillText(mark, 95, 95)
  }
  drawn.set(key, canvas)
  return canvas
}
