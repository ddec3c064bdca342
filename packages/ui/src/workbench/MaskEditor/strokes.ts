import type { Stroke } from '@dropwatt/automations/images'
import type { Place } from './view.js'

export type StrokePoint = readonly [x: number, y: number]

/** The narrowest and the widest brush, in px of the screen across. */
export const leastBrush = 4
export const mostBrush = 120

/** Each step of the keys changes the brush by this part of its size. */
const sizeStep = 0.2

/** Returns the size of the brush one step larger or smaller, in whole px. */
export function nextSize(size: number, direction: 1 | -1): number {
  const step = Math.max(1, Math.round(size * sizeStep))
  return Math.min(mostBrush, Math.max(leastBrush, size + direction * step))
}

const asShare = (value: number) => Math.min(1, Math.max(0, value))

/** Returns a place of the brush within the image. */
export function inImage([x, y]: StrokePoint): StrokePoint {
  return [asShare(x), asShare(y)]
}

/**
 * Returns a stroke with another point at its end. A point within one px of the screen of the last one
 * adds nothing.
 */
export function withPoint(
  points: readonly StrokePoint[],
  point: StrokePoint,
  place: Place,
): readonly StrokePoint[] {
  const next = inImage(point)
  const last = points.at(-1)
  if (!last) return [next]
  const across = (next[0] - last[0]) * place.width
  const down = (next[1] - last[1]) * place.height
  return Math.hypot(across, down) < 1 ? points : [...points, next]
}

/**
 * Returns the stroke of a brush.
 *
 * @param size of the brush in px of the screen across
 * @param place of the image while it was drawn
 */
export function strokeOf(
  points: readonly StrokePoint[],
  keeps: boolean,
  size: number,
  place: Place,
): Stroke {
  return { keeps, radius: size / 2 / Math.max(place.width, place.height), points }
}
