import { asciiBytes, bigEndian, joinBytes } from '../formats/bytes.ts'

type Triple = readonly [number, number, number]

/** Writes a number with 16 bits behind its point. */
const fixed = (value: number) => bigEndian(Math.round(value * 65_536) >>> 0, 4)

const padded = (bytes: Uint8Array) =>
  joinBytes([bytes, new Uint8Array((4 - (bytes.length % 4)) % 4)])

export interface ProfileHeader {
  /** @default 'RGB ' */
  readonly space?: 'RGB ' | 'GRAY' | 'CMYK'
  /** @default 'XYZ ' */
  readonly connection?: 'XYZ ' | 'Lab '
}

/** Writes a colour profile with these tags. */
export function writeProfile(
  tags: Readonly<Record<string, Uint8Array>>,
  { space = 'RGB ', connection = 'XYZ ' }: ProfileHeader = {},
): Uint8Array<ArrayBuffer> {
  const contents = Object.values(tags).map(padded)
  let at = 128 + 4 + 12 * contents.length
  const table = Object.entries(tags).map(([tag, { length }], index) => {
    const entry = joinBytes([asciiBytes(tag), bigEndian(at, 4), bigEndian(length, 4)])
    at += contents[index]!.length
    return entry
  })
  const header = new Uint8Array(128)
  header.set(bigEndian(at, 4))
  header.set(asciiBytes(`mntr${space}${connection}`), 12)
  header.set(asciiBytes('acsp'), 36)
  header.set(joinBytes([0.9642, 1, 0.8249].map(fixed)), 68)
  return joinBytes([header, bigEndian(contents.length, 4), ...table, ...contents])
}

const writeXyz = (xyz: Triple) =>
  joinBytes([asciiBytes('XYZ '), bigEndian(0, 4), ...xyz.map(fixed)])

export const gamma = (value: number) =>
  joinBytes([asciiBytes('curv'), bigEndian(0, 4), bigEndian(1, 4), bigEndian(value * 256, 2)])

/** A curve that changes nothing. */
const straight = joinBytes([asciiBytes('curv'), bigEndian(0, 4), bigEndian(0, 4)])

const word = (level: number) => bigEndian(Math.round(65_535 * Math.max(0, Math.min(1, level))), 2)
const byte = (level: number) => Uint8Array.of(Math.round(255 * Math.max(0, Math.min(1, level))))

/** Writes a curve as a table. */
export function curveTable(curve: (level: number) => number, count = 256): Uint8Array {
  const values = Array.from({ length: count }, (_, index) => word(curve(index / (count - 1))))
  return joinBytes([asciiBytes('curv'), bigEndian(0, 4), bigEndian(count, 4), ...values])
}

/** The curve of sRGB as a formula. */
export const srgbCurve = joinBytes([
  asciiBytes('para'),
  bigEndian(0, 4),
  bigEndian(3, 2),
  bigEndian(0, 2),
  ...[2.4, 1 / 1.055, 0.055 / 1.055, 1 / 12.92, 0.04045].map(fixed),
])

/** Writes the tags of a profile whose channels become light by the same curve. */
export function matrixTags(
  [red, green, blue]: readonly [Triple, Triple, Triple],
  curve: Uint8Array,
): Record<string, Uint8Array> {
  const [rXYZ, gXYZ, bXYZ] = [writeXyz(red), writeXyz(green), writeXyz(blue)]
  return { rXYZ, gXYZ, bXYZ, rTRC: curve, gTRC: curve, bTRC: curve }
}

/** The colours of the profiles as they are published, adapted to D50. */
export const colours = {
  srgb: [
    [0.4361, 0.2225, 0.0139],
    [0.3851, 0.7169, 0.0971],
    [0.1431, 0.0606, 0.7141],
  ],
  displayP3: [
    [0.5151, 0.2412, -0.0011],
    [0.292, 0.6922, 0.0419],
    [0.1571, 0.0666, 0.7841],
  ],
  adobeRgb: [
    [0.6097, 0.3111, 0.0195],
    [0.2053, 0.6257, 0.0609],
    [0.1492, 0.0632, 0.7446],
  ],
} as const satisfies Record<string, readonly [Triple, Triple, Triple]>

export const displayP3 = writeProfile(matrixTags(colours.displayP3, srgbCurve))

export const greyProfile = (curve: Uint8Array) => writeProfile({ kTRC: curve }, { space: 'GRAY' })

/** From a part of XYZ to a part of Lab. */
function root(value: number): number {
  return value > 216 / 24_389 ? Math.cbrt(value) : ((24_389 / 27) * value + 16) / 116
}

/** Returns the Lab of a colour of Adobe RGB, each part from 0 to 1 as tables of version 4 store it. */
export function labOfAdobeRgb(levels: Triple): Triple {
  const light = levels.map((level) => level ** 2.2)
  const sum = (part: 0 | 1 | 2) =>
    colours.adobeRgb.reduce((total, xyz, channel) => total + xyz[part] * light[channel]!, 0)
  const [x, y, z] = [root(sum(0) / 0.9642), root(sum(1)), root(sum(2) / 0.8249)]
  return [(116 * y - 16) / 100, (500 * (x - y) + 128) / 255, (200 * (y - z) + 128) / 255]
}

/** Lists the colours of a table with so many steps for each channel. */
function steps(size: number, colourAt: (levels: Triple) => Triple): number[] {
  const values: number[] = []
  for (let at = 0; at < size ** 3; at += 1) {
    const [red, green, blue] = [Math.floor(at / size ** 2), Math.floor(at / size) % size, at % size]
    values.push(...colourAt([red / (size - 1), green / (size - 1), blue / (size - 1)]))
  }
  return values
}

const identity = [1, 0, 0, 0, 1, 0, 0, 0, 1]

/** Factor of Lab of 16 bits in tables before version 4. */
const earlierLab = 65_280 / 65_535

/** Writes a table of 8 bits. */
export function table8(size: number, colourAt: (levels: Triple) => Triple): Uint8Array {
  const ramp = Uint8Array.from({ length: 256 }, (_, level) => level)
  const ramps = joinBytes([ramp, ramp, ramp])
  return joinBytes([
    asciiBytes('mft1\0\0\0\0'),
    Uint8Array.of(3, 3, size, 0),
    ...identity.map(fixed),
    ramps,
    ...steps(size, colourAt).map(byte),
    ramps,
  ])
}

/** Writes a table of 16 bits with Lab. */
export function table16(size: number, colourAt: (levels: Triple) => Triple): Uint8Array {
  const ramp = joinBytes([word(0), word(1)])
  const ramps = joinBytes([ramp, ramp, ramp])
  return joinBytes([
    asciiBytes('mft2\0\0\0\0'),
    Uint8Array.of(3, 3, size, 0),
    ...identity.map(fixed),
    bigEndian(2, 2),
    bigEndian(2, 2),
    ramps,
    ...steps(size, colourAt).map((value) => word(value * earlierLab)),
    ramps,
  ])
}

/** Writes a table of version 4, with a matrix that makes its values as large as they are. */
export function table4(size: number, colourAt: (levels: Triple) => Triple): Uint8Array {
  const curves = joinBytes([straight, straight, straight])
  const matrix = joinBytes([2, 0, 0, 0, 2, 0, 0, 0, 2, 0, 0, 0].map(fixed))
  const colourTable = padded(
    joinBytes([
      Uint8Array.of(size, size, size),
      new Uint8Array(13),
      Uint8Array.of(2, 0, 0, 0),
      ...steps(size, colourAt).map((value) => word(value / 2)),
    ]),
  )
  const places = [32, 32 + 36, 32 + 36 + 48, 32 + 36 + 48 + 36]
  return joinBytes([
    asciiBytes('mAB \0\0\0\0'),
    Uint8Array.of(3, 3, 0, 0),
    ...[...places, places[3]! + colourTable.length].map((place) => bigEndian(place, 4)),
    curves,
    matrix,
    curves,
    colourTable,
    curves,
  ])
}
