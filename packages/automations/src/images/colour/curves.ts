import { asciiIn } from '../formats/bytes.ts'

/** Maps the level of a channel to another one, both from 0 to 1. */
export type Curve = (level: number) => number

/** A curve, with the place behind it. */
interface ReadCurve {
  readonly curve: Curve
  readonly end: number
}

export const fixedPoint = (view: DataView, at: number) => view.getInt32(at) / 65_536

/** The numbers of each kind of parametric curve (ICC.1:2022, section 10.18). */
const parameterCounts = [1, 3, 4, 5, 7]

export function gammaCurve(gamma: number): Curve {
  return (level) => level ** gamma
}

/** Returns (a · level + b)^gamma + e from d on, and below it the line c · level + f. */
export function parametricCurve(parameters: readonly number[]): Curve {
  const [gamma = 1, a = 1, b = 0, c = 0, d = -Infinity, e = 0, f = 0] = parameters
  return (level) => (level >= d ? (a * level + b) ** gamma + e : c * level + f)
}

function parametric(kind: number, parameters: readonly number[]): Curve {
  const [gamma = 1, a = 1, b = 0, c = 0] = parameters
  switch (kind) {
    case 0:
      return gammaCurve(gamma)
    case 1:
      return (level) => (level >= -b / a ? (a * level + b) ** gamma : 0)
    case 2:
      return (level) => (level >= -b / a ? (a * level + b) ** gamma + c : c)
    default:
      return parametricCurve(parameters)
  }
}

/** Returns a curve through equally distant values. */
export function tableCurve(values: ArrayLike<number>): Curve {
  const last = values.length - 1
  return (level) => {
    const place = Math.max(0, Math.min(1, level)) * last
    const index = Math.min(last - 1, Math.floor(place))
    const [from, to] = [values[index]!, values[index + 1]!]
    return from + (to - from) * (place - index)
  }
}

/**
 * Reads numbers of 8 or 16 bits as 0 to 1.
 *
 * @throws {RangeError} when they end behind the profile
 */
export function readLevels(view: DataView, at: number, count: number, bytes: 1 | 2): Float32Array {
  if (at + bytes * count > view.byteLength) throw new RangeError('The profile is cut off.')
  return Float32Array.from({ length: count }, (_, index) =>
    bytes === 1 ? view.getUint8(at + index) / 255 : view.getUint16(at + 2 * index) / 65_535,
  )
}

/**
 * Reads a curve of a colour profile: a gamma, a table, or a formula; nothing if it is none of these.
 *
 * @throws {RangeError} when it ends behind the profile
 */
export function readCurve(view: DataView, bytes: Uint8Array, at: number): ReadCurve | undefined {
  const type = asciiIn(bytes, at, at + 4)
  if (type === 'para') {
    const kind = view.getUint16(at + 8)
    const count = parameterCounts[kind]
    if (count === undefined) return undefined
    const read = Array.from({ length: count }, (_, index) => fixedPoint(view, at + 12 + 4 * index))
    return { curve: parametric(kind, read), end: at + 12 + 4 * count }
  }
  if (type !== 'curv') return undefined
  const count = view.getUint32(at + 8)
  const end = at + 12 + 2 * count
  if (count === 0) return { curve: (level) => level, end }
  if (count === 1) return { curve: gammaCurve(view.getUint16(at + 12) / 256), end }
  return { curve: tableCurve(readLevels(view, at + 12, count, 2)), end }
}
