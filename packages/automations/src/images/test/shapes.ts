/**
 * Returns how far a place is from the outline of a shape, negative inside. Places are from 0 to 1,
 * across and down. Formulas: Quilez, "2D distance functions".
 */
export type Shape = (x: number, y: number) => number

export type Place = readonly [x: number, y: number]

export const circle =
  (centreX: number, centreY: number, radius: number): Shape =>
  (x, y) =>
    Math.hypot(x - centreX, y - centreY) - radius

/** An ellipse; its distances are right near its outline alone. */
export const ellipse =
  (centreX: number, centreY: number, across: number, down: number): Shape =>
  (x, y) => {
    const inX = (x - centreX) / across
    const inY = (y - centreY) / down
    const length = Math.hypot(inX, inY)
    const slope = Math.hypot(inX / across, inY / down)
    return slope === 0 ? -Math.min(across, down) : (length * (length - 1)) / slope
  }

/** A rectangle between two places, with round corners. */
export const box = ([left, top]: Place, [right, bottom]: Place, round = 0): Shape => {
  const centre = [(left + right) / 2, (top + bottom) / 2] as const
  const half = [(right - left) / 2 - round, (bottom - top) / 2 - round] as const
  return (x, y) => {
    const outX = Math.abs(x - centre[0]) - half[0]
    const outY = Math.abs(y - centre[1]) - half[1]
    const outside = Math.hypot(Math.max(outX, 0), Math.max(outY, 0))
    return outside + Math.min(Math.max(outX, outY), 0) - round
  }
}

/** The outline of another shape as a band. */
export const band =
  (shape: Shape, thickness: number): Shape =>
  (x, y) =>
    Math.abs(shape(x, y)) - thickness / 2

/** A line with round ends. */
export const line =
  (from: Place, to: Place, thickness: number): Shape =>
  (x, y) =>
    distanceToLine(x, y, from, to) - thickness / 2

function distanceToLine(x: number, y: number, from: Place, to: Place): number {
  const [alongX, alongY] = [to[0] - from[0], to[1] - from[1]]
  const [pastX, pastY] = [x - from[0], y - from[1]]
  const length = alongX * alongX + alongY * alongY
  const share = Math.max(0, Math.min(1, (pastX * alongX + pastY * alongY) / length))
  return Math.hypot(pastX - alongX * share, pastY - alongY * share)
}

/** A shape with straight sides and, if wanted, round corners. */
export const polygon =
  (corners: readonly Place[], round = 0): Shape =>
  (x, y) => {
    let distance = Number.POSITIVE_INFINITY
    let isInside = false
    for (let at = 0; at < corners.length; at += 1) {
      const from = corners[at]!
      const to = corners[(at + 1) % corners.length]!
      distance = Math.min(distance, distanceToLine(x, y, from, to))
      const crosses = from[1] > y !== to[1] > y
      if (crosses && x < from[0] + ((y - from[1]) * (to[0] - from[0])) / (to[1] - from[1])) {
        isInside = !isInside
      }
    }
    return (isInside ? -distance : distance) - round
  }

export const union =
  (...shapes: readonly Shape[]): Shape =>
  (x, y) =>
    shapes.reduce((least, shape) => Math.min(least, shape(x, y)), Number.POSITIVE_INFINITY)

export const without =
  (shape: Shape, ...cuts: readonly Shape[]): Shape =>
  (x, y) =>
    cuts.reduce((most, cut) => Math.max(most, -cut(x, y)), shape(x, y))

export const within =
  (shape: Shape, other: Shape): Shape =>
  (x, y) =>
    Math.max(shape(x, y), other(x, y))

/** Returns which share of a pixel of this size a shape covers, from 0 to 1. */
export function coverage(distance: number, pixel: number): number {
  return Math.max(0, Math.min(1, 0.5 - distance / pixel))
}
