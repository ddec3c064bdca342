import { asciiIn } from '../formats/bytes.ts'
import { fixedPoint, readCurve, readLevels, tableCurve, type Curve } from './curves.ts'
import type { Matrix, Row } from './srgb.ts'

/** Leads from one channel, or three, to three, in place. */
type Step = (colour: Float64Array) => void

/** White of the colours that profiles connect by, D50 (ICC.1:2022, section 7.2.16). */
const white: Row = [0.9642, 1, 0.8249]

/**
 * Value of 1 where colours are stored as XYZ (section 6.3.4.2). Chromium takes it so only behind a
 * matrix.
 */
const xyzRange = 65_535 / 32_768

/** Factor that makes earlier tables with Lab of 16 bits like the others (section 10.10, table 42). */
const earlierLab = 65_535 / 65_280

const clamped = (value: number) => Math.max(0, Math.min(1, value))

/** Number of entries of a tabulated curve. */
const curveSteps = 4096

/** Returns the step of a curve for each channel. */
function eachBy(curves: readonly Curve[]): Step {
  const tables = curves.map((curve) =>
    Float64Array.from({ length: curveSteps + 2 }, (_, at) => curve(Math.min(1, at / curveSteps))),
  )
  return (colour) => {
    for (let channel = 0; channel < tables.length; channel += 1) {
      const table = tables[channel]!
      const place = clamped(colour[channel]!) * curveSteps
      const first = Math.floor(place)
      colour[channel] = table[first]! + (table[first + 1]! - table[first]!) * (place - first)
    }
  }
}

/** From a part of Lab to a part of XYZ. */
function cube(value: number): number {
  return value > 6 / 29 ? value ** 3 : 3 * (6 / 29) ** 2 * (value - 4 / 29)
}

/** From Lab as it is stored to XYZ. */
const labToXyz: Step = (colour) => {
  const middle = (100 * colour[0]! + 16) / 116
  const off = (255 * colour[1]! - 128) / 500
  const offBlue = (255 * colour[2]! - 128) / 200
  colour[0] = white[0] * cube(middle + off)
  colour[1] = white[1] * cube(middle)
  colour[2] = white[2] * cube(middle - offBlue)
}

function scaleBy(factor: number): Step {
  return (colour) => {
    for (let channel = 0; channel < 3; channel += 1) colour[channel]! *= factor
  }
}

/**
 * Returns the colour between those of a table that are around a place, which is two for each channel.
 *
 * @param sizes how many steps each channel has
 */
function tableStep(values: Float32Array, sizes: readonly number[]): Step {
  const count = sizes.length
  const strides = new Int32Array(count)
  for (let stride = 3, channel = count - 1; channel >= 0; channel -= 1) {
    strides[channel] = stride
    stride *= sizes[channel]!
  }
  const parts = new Float64Array(count)
  return (colour) => {
    let start = 0
    for (let channel = 0; channel < count; channel += 1) {
      const place = clamped(colour[channel]!) * (sizes[channel]! - 1)
      const first = Math.min(Math.floor(place), sizes[channel]! - 2)
      parts[channel] = place - first
      start += first * strides[channel]!
    }
    colour.fill(0)
    for (let corner = 0; corner < 1 << count; corner += 1) {
      let share = 1
      let at = start
      for (let channel = 0; channel < count; channel += 1) {
        if ((corner >> channel) & 1) {
          share *= parts[channel]!
          at += strides[channel]!
        } else share *= 1 - parts[channel]!
      }
      colour[0]! += share * values[at]!
      colour[1]! += share * values[at + 1]!
      colour[2]! += share * values[at + 2]!
    }
  }
}

/** Reads where the numbers of a table in a profile are. */
interface Source {
  readonly view: DataView
  readonly bytes: Uint8Array
  /** Offset of the start of the tag. */
  readonly at: number
  /** Number of channels that lead into it. */
  readonly channels: 1 | 3
}

/** Conversion through a table to a colour as it is stored. */
interface Steps {
  readonly steps: readonly Step[]
  /** Whether a matrix is one of them. */
  readonly hasMatrix: boolean
}

/** Reads a table of profiles before version 4, with curves before and behind it (sections 10.10 and 10.11). */
function readEarlier(
  { view, at, channels }: Source,
  bytes: 1 | 2,
  isLab: boolean,
): Steps | undefined {
  const size = view.getUint8(at + 10)
  if (view.getUint8(at + 8) !== channels || view.getUint8(at + 9) !== 3 || size < 2)
    return undefined
  const [before, behind] =
    bytes === 1 ? [256, 256] : [view.getUint16(at + 48), view.getUint16(at + 50)]
  if (before < 2 || behind < 2) return undefined
  let next = at + (bytes === 1 ? 48 : 52)
  const read = (count: number) => {
    const levels = readLevels(view, next, count, bytes)
    next += bytes * count
    return levels
  }
  const curves = (count: number, length: number) =>
    eachBy(Array.from({ length: count }, () => tableCurve(read(length))))
  const steps = [
    curves(channels, before),
    tableStep(
      read(3 * size ** channels),
      Array.from({ length: channels }, () => size),
    ),
    curves(3, behind),
  ]
  if (isLab && bytes === 2) steps.push(scaleBy(earlierLab))
  return { steps, hasMatrix: false }
}

/** Reads curves one after the other, each from a multiple of four bytes on. */
function readCurves({ view, bytes, at }: Source, count: number): Step | undefined {
  const curves: Curve[] = []
  let next = at
  for (let channel = 0; channel < count; channel += 1) {
    const read = readCurve(view, bytes, next)
    if (!read) return undefined
    curves.push(read.curve)
    next = at + 4 * Math.ceil((read.end - at) / 4)
  }
  return eachBy(curves)
}

function readTable({ view, at, channels }: Source): Step | undefined {
  const sizes = Array.from({ length: channels }, (_, channel) => view.getUint8(at + channel))
  const bytes = view.getUint8(at + 16)
  if (sizes.some((size) => size < 2) || (bytes !== 1 && bytes !== 2)) return undefined
  const count = sizes.reduce((product, size) => product * size, 3)
  return tableStep(readLevels(view, at + 20, count, bytes), sizes)
}

function readMatrix({ view, at }: Source): Step {
  const number = (index: number) => fixedPoint(view, at + 4 * index)
  const row = (index: number): Row => [number(index), number(index + 1), number(index + 2)]
  const matrix: Matrix = [row(0), row(3), row(6)]
  const offsets: Row = [number(9), number(10), number(11)]
  return (colour) => {
    const [x, y, z] = [colour[0]!, colour[1]!, colour[2]!]
    for (let channel = 0; channel < 3; channel += 1) {
      const [first, second, third] = matrix[channel as 0 | 1 | 2]
      colour[channel] = first * x + second * y + third * z + offsets[channel]!
    }
  }
}

/** Reads a table of version 4: curves, a table, curves, a matrix and curves (section 10.12). */
function readLater(source: Source): Steps | undefined {
  const { view, at, channels } = source
  if (view.getUint8(at + 8) !== channels || view.getUint8(at + 9) !== 3) return undefined
  const placed = (offset: number): Source | undefined => {
    const place = view.getUint32(at + offset)
    return place === 0 ? undefined : { ...source, at: at + place }
  }
  const [last, matrix, middle, table, first] = [12, 16, 20, 24, 28].map(placed)
  const found = [
    first && readCurves(first, channels),
    table && readTable(table),
    middle && readCurves(middle, 3),
    matrix && readMatrix(matrix),
    last && readCurves(last, 3),
  ]
  const steps = found.filter((step) => step !== undefined)
  const wanted = [last, matrix, middle, table, first].filter((place) => place !== undefined)
  if (steps.length !== wanted.length || (channels === 1 && !table)) return undefined
  return { steps, hasMatrix: matrix !== undefined }
}

/**
 * Reads a table of colours of a profile: what leads from levels from 0 to 1 to XYZ, adapted to D50, in
 * place. Between the colours of the table all channels are linear, as in browsers.
 *
 * @param isLab whether its colours are stored as Lab, otherwise as XYZ
 * @returns nothing if it is damaged or of no known type
 * @throws {RangeError} when it ends behind the profile
 */
export function readColourTable(source: Source, isLab: boolean): Step | undefined {
  const type = asciiIn(source.bytes, source.at, source.at + 4)
  const read =
    type === 'mft1' || type === 'mft2'
      ? readEarlier(source, type === 'mft1' ? 1 : 2, isLab)
      : type === 'mAB '
        ? readLater(source)
        : undefined
  if (!read) return undefined
  const { steps, hasMatrix } = read
  const toXyz = isLab ? labToXyz : scaleBy(hasMatrix ? xyzRange : 1)
  return (colour) => {
    for (const step of steps) step(colour)
    toXyz(colour)
  }
}
