import { asciiIn, viewOf } from '../formats/bytes.ts'
import type { Pixels } from '../Pixels.ts'

type Curve = (level: number) => number
type Row = readonly [number, number, number]
type Matrix = readonly [Row, Row, Row]

/** From XYZ of profiles, adapted to D50, to linear sRGB (IEC 61966-2-1, with Bradford’s adaptation). */
const fromXyz: Matrix = [
  [3.1338561, -1.6168667, -0.4906146],
  [-0.9787684, 1.9161415, 0.033454],
  [0.0719453, -0.2289914, 1.4052427],
]

/** How finely linear light is divided before it is written as levels of sRGB. */
const steps = 4095

/** The levels of sRGB for linear light. */
const encoded = Uint8ClampedArray.from({ length: steps + 1 }, (_, at) => {
  const light = at / steps
  return 255 * (light <= 0.0031308 ? 12.92 * light : 1.055 * light ** (1 / 2.4) - 0.055)
})

/** Levels that a conversion may differ by where it is not worth it. */
const sameLevels = 1

/** Where the number of tags is, and where each begins (ICC.1:2022, section 7.3). */
const tagTable = 128

/** Finds a tag of a profile, by its signature. */
function findTag(view: DataView, bytes: Uint8Array, signature: string): number | undefined {
  const count = Math.min(view.getUint32(tagTable), 100)
  for (let tag = 0; tag < count; tag += 1) {
    const at = tagTable + 4 + 12 * tag
    if (asciiIn(bytes, at, at + 4) === signature) return view.getUint32(at + 4)
  }
  return undefined
}

const fixedPoint = (view: DataView, at: number) => view.getInt32(at) / 65_536

/** The numbers of each kind of parametric curve (section 10.18). */
const parameterCounts = [1, 3, 4, 5, 7]

function parametric(kind: number, parameters: readonly number[]): Curve {
  const [gamma = 1, a = 1, b = 0, c = 0, d = -Infinity, e = 0, f = 0] = parameters
  switch (kind) {
    case 0:
      return (level) => level ** gamma
    case 1:
      return (level) => (level >= -b / a ? (a * level + b) ** gamma : 0)
    case 2:
      return (level) => (level >= -b / a ? (a * level + b) ** gamma + c : c)
    default:
      return (level) => (level >= d ? (a * level + b) ** gamma + e : c * level + f)
  }
}

/** Reads how the levels of a channel become light: a gamma, a table, or a formula. */
function readCurve(view: DataView, bytes: Uint8Array, at: number): Curve | undefined {
  const type = asciiIn(bytes, at, at + 4)
  if (type === 'para') {
    const kind = view.getUint16(at + 8)
    const count = parameterCounts[kind]
    if (count === undefined) return undefined
    const read = Array.from({ length: count }, (_, index) => fixedPoint(view, at + 12 + 4 * index))
    return parametric(kind, read)
  }
  if (type !== 'curv') return undefined
  const count = view.getUint32(at + 8)
  if (count === 0) return (level) => level
  if (count === 1) return parametric(0, [view.getUint16(at + 12) / 256])
  const valueAt = (index: number) => view.getUint16(at + 12 + 2 * index) / 65_535
  return (level) => {
    const place = level * (count - 1)
    const index = Math.min(count - 2, Math.floor(place))
    return valueAt(index) + (valueAt(index + 1) - valueAt(index)) * (place - index)
  }
}

/** What a profile of three colours says, as tables and a matrix to linear sRGB. */
interface Profile {
  readonly light: readonly [Float32Array, Float32Array, Float32Array]
  readonly matrix: Matrix
}

function readProfile(profile: Uint8Array): Profile | undefined {
  if (profile.length < tagTable + 4 || asciiIn(profile, 16, 20) !== 'RGB ') return undefined
  const view = viewOf(profile)
  const channels = ['r', 'g', 'b'].map((name) => {
    const [colour, curve] = [`${name}XYZ`, `${name}TRC`].map((tag) => findTag(view, profile, tag))
    if (colour === undefined || curve === undefined) return undefined
    const toLight = readCurve(view, profile, curve)
    if (!toLight) return undefined
    const xyz = [8, 12, 16].map((offset) => fixedPoint(view, colour + offset))
    return { xyz, light: Float32Array.from({ length: 256 }, (_, level) => toLight(level / 255)) }
  })
  const [red, green, blue] = channels
  if (!red || !green || !blue) return undefined
  const rowOf = (row: Row): Row => {
    const sum = (xyz: readonly number[]) => row[0] * xyz[0]! + row[1] * xyz[1]! + row[2] * xyz[2]!
    return [sum(red.xyz), sum(green.xyz), sum(blue.xyz)]
  }
  return {
    light: [red.light, green.light, blue.light],
    matrix: [rowOf(fromXyz[0]), rowOf(fromXyz[1]), rowOf(fromXyz[2])],
  }
}

function encode(light: number): number {
  return encoded[Math.round(Math.max(0, Math.min(1, light)) * steps)]!
}

/** Converts levels of one pixel to sRGB. */
function convert({ light, matrix }: Profile, red: number, green: number, blue: number): Row {
  const [r, g, b] = [light[0][red]!, light[1][green]!, light[2][blue]!]
  const [first, second, third] = matrix
  return [
    encode(first[0] * r + first[1] * g + first[2] * b),
    encode(second[0] * r + second[1] * g + second[2] * b),
    encode(third[0] * r + third[1] * g + third[2] * b),
  ]
}

/** Whether a profile is sRGB under any name: neither greys nor full colours change. */
function isSrgb(profile: Profile): boolean {
  const probes: readonly Row[] = [
    [64, 64, 64],
    [200, 200, 200],
    [255, 0, 0],
    [0, 255, 0],
    [0, 0, 255],
    [200, 90, 30],
  ]
  return probes.every((probe) =>
    convert(profile, ...probe).every((value, at) => Math.abs(value - probe[at]!) <= sameLevels),
  )
}

/**
 * Converts a picture from the colours of its profile to sRGB. Colours that sRGB does not have become the
 * nearest levels. Profiles that consist of larger tables, as those of printers do, and damaged ones
 * change nothing.
 *
 * @param profile a colour profile (ICC.1), such as that of Display P3 or Adobe RGB
 */
export function toSrgb(pixels: Pixels, profile: Uint8Array): Pixels {
  const read = readSafely(profile)
  if (!read || isSrgb(read)) return pixels
  const { width, height } = pixels
  const data = new Uint8ClampedArray(pixels.data)
  for (let at = 0; at < data.length; at += 4) {
    data.set(convert(read, data[at]!, data[at + 1]!, data[at + 2]!), at)
  }
  return { width, height, data }
}

/** A profile may point behind its own end. */
function readSafely(profile: Uint8Array): Profile | undefined {
  try {
    return readProfile(profile)
  } catch (error) {
    if (error instanceof RangeError) return undefined
    throw error
  }
}
