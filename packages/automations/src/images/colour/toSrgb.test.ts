import { describe, expect, test } from 'vitest'
import { asciiBytes, bigEndian, joinBytes } from '../formats/bytes.ts'
import { jpegMarkers } from '../formats/jpegSegments.ts'
import { writePngChunk } from '../formats/pngChunks.ts'
import { writeJpegSegment } from '../metadata/rewriteJpeg.ts'
import { codecs, encode, paint } from '../test/processed.ts'
import { toSrgb } from './toSrgb.ts'

type Xyz = readonly [number, number, number]

const fixed = (value: number) => bigEndian(Math.round(value * 65_536) >>> 0, 4)

/** Writes a profile with these colours and a curve. */
function writeProfile(colours: readonly [Xyz, Xyz, Xyz], curve: Uint8Array): Uint8Array {
  const tags = ['rXYZ', 'gXYZ', 'bXYZ', 'rTRC', 'gTRC', 'bTRC']
  const contents = [
    ...colours.map((xyz) => joinBytes([asciiBytes('XYZ '), bigEndian(0, 4), ...xyz.map(fixed)])),
    curve,
    curve,
    curve,
  ]
  let at = 128 + 4 + 12 * tags.length
  const table = tags.map((tag, index) => {
    const { length } = contents[index]!
    const entry = joinBytes([asciiBytes(tag), bigEndian(at, 4), bigEndian(length, 4)])
    at += length
    return entry
  })
  const header = new Uint8Array(128)
  header.set(asciiBytes('RGB XYZ '), 16)
  return joinBytes([header, bigEndian(tags.length, 4), ...table, ...contents])
}

const gamma = (value: number) =>
  joinBytes([asciiBytes('curv'), bigEndian(0, 4), bigEndian(1, 4), bigEndian(value * 256, 2)])

/** The curve of sRGB as a formula. */
const srgbCurve = joinBytes([
  asciiBytes('para'),
  bigEndian(0, 4),
  bigEndian(3, 2),
  bigEndian(0, 2),
  ...[2.4, 1 / 1.055, 0.055 / 1.055, 1 / 12.92, 0.04045].map(fixed),
])

/** The colours of the profiles as they are published, adapted to D50. */
const srgb = writeProfile(
  [
    [0.4361, 0.2225, 0.0139],
    [0.3851, 0.7169, 0.0971],
    [0.1431, 0.0606, 0.7141],
  ],
  srgbCurve,
)
const displayP3 = writeProfile(
  [
    [0.5151, 0.2412, -0.0011],
    [0.292, 0.6922, 0.0419],
    [0.1571, 0.0666, 0.7841],
  ],
  srgbCurve,
)
const adobeRgb = writeProfile(
  [
    [0.6097, 0.3111, 0.0195],
    [0.2053, 0.6257, 0.0609],
    [0.1492, 0.0632, 0.7446],
  ],
  gamma(2.199_21),
)

const one = (red: number, green: number, blue: number) => paint(1, 1, () => [red, green, blue, 200])

describe('colours become sRGB', () => {
  test('of Display P3: greys stay, colours become stronger', () => {
    const grey = [...toSrgb(one(128, 128, 128), displayP3).data]
    expect(grey.every((level, at) => Math.abs(level - [128, 128, 128, 200][at]!) <= 1)).toBe(true)
    // By the matrices of CSS Color 4 (section 18), which are for D65: 214.9, 92.6, 31.0.
    const [red = 0, green = 0, blue = 0] = toSrgb(one(200, 100, 50), displayP3).data
    expect(Math.abs(red - 215)).toBeLessThanOrEqual(1)
    expect(Math.abs(green - 93)).toBeLessThanOrEqual(1)
    expect(Math.abs(blue - 31)).toBeLessThanOrEqual(1)
  })

  test('of Adobe RGB, whose green is stronger than any of sRGB', () => {
    const [red, green] = toSrgb(one(0, 255, 0), adobeRgb).data
    expect([red, green]).toEqual([0, 255])
    const [grey = 0] = toSrgb(one(128, 128, 128), adobeRgb).data
    expect(Math.abs(grey - 128)).toBeLessThanOrEqual(2)
  })

  test('not where the profile is sRGB, damaged or none of these', () => {
    const pixels = one(200, 100, 50)
    expect(toSrgb(pixels, srgb)).toBe(pixels)
    for (const length of [0, 40, 140, 200, displayP3.length - 20]) {
      expect(toSrgb(pixels, displayP3.subarray(0, length))).toBe(pixels)
    }
    expect(toSrgb(pixels, new Uint8Array(400).fill(255))).toBe(pixels)
  })

  test('when Node decodes an image with a profile', async () => {
    const picture = paint(16, 16, () => [200, 100, 50])
    const jpeg = await encode(picture, 'jpeg')
    const segment = joinBytes([asciiBytes('ICC_PROFILE\0'), Uint8Array.of(1, 1), displayP3])
    const noted = joinBytes([
      jpeg.subarray(0, 2),
      writeJpegSegment(jpegMarkers.app2, segment),
      jpeg.subarray(2),
    ])
    expect((await codecs.decode(noted, 'jpeg')).data[0]).toBeGreaterThan(208)
    const png = await encode(picture, 'png')
    const packed = new Blob([displayP3.slice()]).stream()
    const stream = packed.pipeThrough(new CompressionStream('deflate'))
    const content = new Uint8Array(await new Response(stream).arrayBuffer())
    const chunk = writePngChunk('iCCP', joinBytes([asciiBytes('P3\0\0'), content]))
    const withProfile = joinBytes([png.subarray(0, 33), chunk, png.subarray(33)])
    expect((await codecs.decode(withProfile, 'png')).data[0]).toBeGreaterThan(208)
    expect((await codecs.decodeStored(withProfile, 'png')).data[0]).toBe(200)
  })
})
