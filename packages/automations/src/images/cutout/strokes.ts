import type { Painted } from './clean.ts'
import type { Stroke } from './Cutout.ts'

/** The least radius of a brush in pixels of the small picture, so that each stroke covers something. */
const leastRadius = 0.75

type Point = readonly [x: number, y: number]

function squareDistance([x, y]: Point, [fromX, fromY]: Point, [toX, toY]: Point): number {
  const acrossX = toX - fromX
  const acrossY = toY - fromY
  const square = acrossX * acrossX + acrossY * acrossY
  const along = square === 0 ? 0 : ((x - fromX) * acrossX + (y - fromY) * acrossY) / square
  const part = Math.min(Math.max(along, 0), 1)
  return (x - fromX - part * acrossX) ** 2 + (y - fromY - part * acrossY) ** 2
}

/**
 * Paints a stroke over what was painted before: 1 where it keeps the product, -1 where it removes.
 *
 * @param width the width of the small picture in pixels; its height follows
 * @returns the pixels that it covers
 */
export function paintStroke(painted: Painted, stroke: Stroke, width: number): Set<number> {
  const height = painted.length / width
  const radius = Math.max(leastRadius, stroke.radius * Math.max(width, height))
  const places = stroke.points.map(([x, y]): Point => [x * width - 0.5, y * height - 0.5])
  const covered = new Set<number>()
  for (const [index, to] of places.entries()) {
    const from = places[Math.max(0, index - 1)]!
    const left = Math.max(0, Math.floor(Math.min(from[0], to[0]) - radius))
    const right = Math.min(width - 1, Math.ceil(Math.max(from[0], to[0]) + radius))
    const top = Math.max(0, Math.floor(Math.min(from[1], to[1]) - radius))
    const bottom = Math.min(height - 1, Math.ceil(Math.max(from[1], to[1]) + radius))
    for (let y = top; y <= bottom; y += 1) {
      for (let x = left; x <= right; x += 1)
        if (squareDistance([x, y], from, to) <= radius * radius) covered.add(y * width + x)
    }
  }
  for (const at of covered) painted[at] = stroke.keeps ? 1 : -1
  return covered
}
