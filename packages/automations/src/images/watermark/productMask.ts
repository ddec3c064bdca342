import type { Pixels } from '../Pixels.ts'

/** The share of the shorter side that counts as border. */
const border = 0.04

/** Least distance of a product's colour from that of the border, of 255. */
const leastDistance = 20

/** The colour of a background as a plane for each channel: `level + across·x + down·y`. */
type Plane = readonly [level: number, across: number, down: number]

/**
 * Says which pixels of a small picture are probably the product: the opaque ones of a transparent
 * picture, otherwise those whose colour differs from a slope of colour fitted to the border (least
 * squares; a second time without what is far from the first fit). Shadows count as product where they
 * are dark. On a busy background, most of the picture differs.
 */
export function productMask({ width, height, data }: Pixels): Uint8Array {
  const mask = new Uint8Array(width * height)
  const ring = ringOf(width, height)
  if (ring.filter((at) => data[at * 4 + 3]! < 128).length > ring.length / 2) {
    for (let at = 0; at < mask.length; at += 1) mask[at] = data[at * 4 + 3]! >= 128 ? 1 : 0
    return mask
  }
  const first = planesOf(ring, width, data)
  const errors = ring.map((at) => distance(first, width, data, at))
  const typical = errors.toSorted((one, other) => one - other)[Math.floor(errors.length / 2)]!
  const near = ring.filter((_, index) => errors[index]! <= Math.max(leastDistance, 3 * typical))
  const planes = planesOf(near, width, data)
  const least = Math.max(leastDistance, 4 * typical)
  for (let at = 0; at < mask.length; at += 1) {
    if (data[at * 4 + 3]! >= 128 && distance(planes, width, data, at) > least) mask[at] = 1
  }
  return mask
}

function ringOf(width: number, height: number): readonly number[] {
  const thick = Math.max(1, Math.round(Math.min(width, height) * border))
  const isInside = (x: number, y: number) =>
    x >= thick && x < width - thick && y >= thick && y < height - thick
  return Array.from({ length: width * height }, (_, at) => at).filter(
    (at) => !isInside(at % width, Math.floor(at / width)),
  )
}

function planesOf(
  places: readonly number[],
  width: number,
  data: Uint8ClampedArray,
): readonly Plane[] {
  return [0, 1, 2].map((channel) => {
    const sums = { n: 0, x: 0, y: 0, xx: 0, xy: 0, yy: 0, v: 0, vx: 0, vy: 0 }
    for (const at of places) {
      const [x, y, v] = [at % width, Math.floor(at / width), data[at * 4 + channel]!]
      sums.n += 1
      sums.x += x
      sums.y += y
      sums.xx += x * x
      sums.xy += x * y
      sums.yy += y * y
      sums.v += v
      sums.vx += v * x
      sums.vy += v * y
    }
    return solved(sums)
  })
}

type Sums = Readonly<Record<'n' | 'x' | 'y' | 'xx' | 'xy' | 'yy' | 'v' | 'vx' | 'vy', number>>

/** Solves the least squares around the means; without a spread along an axis, it is level there. */
function solved({ n, x, y, xx, xy, yy, v, vx, vy }: Sums): Plane {
  if (n === 0) return [255, 0, 0]
  const [sxx, syy, sxy] = [xx - (x * x) / n, yy - (y * y) / n, xy - (x * y) / n]
  const [svx, svy] = [vx - (v * x) / n, vy - (v * y) / n]
  const det = sxx * syy - sxy * sxy
  const across = det < 1e-6 ? 0 : (svx * syy - svy * sxy) / det
  const down = det < 1e-6 ? 0 : (svy * sxx - svx * sxy) / det
  return [(v - across * x - down * y) / n, across, down]
}

/** Returns how far a pixel is from the colour of the background there. */
function distance(
  planes: readonly Plane[],
  width: number,
  data: Uint8ClampedArray,
  at: number,
): number {
  let sum = 0
  for (let channel = 0; channel < 3; channel += 1) {
    const [level, across, down] = planes[channel]!
    const behind = level + across * (at % width) + down * Math.floor(at / width)
    sum += (data[at * 4 + channel]! - behind) ** 2
  }
  return Math.sqrt(sum)
}
