import { describe, expect, test } from 'vitest'
import { asciiBytes, bigEndian, joinBytes, littleEndian } from '../formats/bytes.ts'
import { jpegMarkers } from '../formats/jpegMarkers.ts'
import { writePngChunk } from '../formats/pngChunks.ts'
import { readWebpChunks, writeWebp, writeWebpChunk } from '../formats/webpChunks.ts'
import { writeJpegSegment } from '../metadata/rewriteJpeg.ts'
import type { Pixels } from '../Pixels.ts'
import {
  chrm,
  chrmOfP3,
  cicp,
  deflate,
  drawPng,
  gama,
  iccp,
  srgbChunk,
  withWrongChecksum,
  type DrawnPng,
} from '../test/pngs.ts'
import { codecs, encode, paint } from '../test/processed.ts'
import {
  colours,
  curveTable,
  displayP3,
  gamma,
  greyProfile,
  labOfAdobeRgb,
  matrixTags,
  srgbCurve,
  table16,
  table4,
  table8,
  writeProfile,
} from '../test/profiles.ts'

const adobeRgb = writeProfile(matrixTags(colours.adobeRgb, gamma(2.2)))
const linear = writeProfile(matrixTags(colours.srgb, gamma(1)))
const srgb = writeProfile(matrixTags(colours.srgb, srgbCurve))

/** Returns the mean difference of two pictures, in levels. */
function difference(one: Pixels, other: Pixels): number {
  const sum = one.data.reduce((total, level, at) => total + Math.abs(level - other.data[at]!), 0)
  return sum / (3 * one.width * one.height)
}

const shown = async (drawn: DrawnPng) => codecs.decode(await drawPng(drawn), 'png')

const stored = await shown({})
const asP3 = await shown({ before: [await iccp(displayP3)] })
const asLinear = await shown({ before: [await iccp(linear)] })
const asAdobeRgb = await shown({ before: [await iccp(adobeRgb)] })

async function withProfile(colour: readonly [number, number, number], profile: Uint8Array) {
  const png = await encode(
    paint(1, 1, () => [...colour, 200]),
    'png',
  )
  const bytes = joinBytes([png.subarray(0, 33), await iccp(profile), png.subarray(33)])
  return [...(await codecs.decode(bytes, 'png')).data]
}

describe('colours of a matrix and curves become sRGB', () => {
  test('of Display P3: greys stay, colours become stronger', async () => {
    const grey = await withProfile([128, 128, 128], displayP3)
    expect(grey.every((level, at) => Math.abs(level - [128, 128, 128, 200][at]!) <= 1)).toBe(true)
    // By the matrices of CSS Color 4 (section 18), which are for D65: 214.9, 92.6, 31.0.
    const [red = 0, green = 0, blue = 0] = await withProfile([200, 100, 50], displayP3)
    expect(Math.abs(red - 215)).toBeLessThanOrEqual(1)
    expect(Math.abs(green - 93)).toBeLessThanOrEqual(1)
    expect(Math.abs(blue - 31)).toBeLessThanOrEqual(1)
  })

  test('of Adobe RGB, whose green is stronger than any of sRGB', async () => {
    const [red, green] = await withProfile([0, 255, 0], adobeRgb)
    expect([red, green]).toEqual([0, 255])
    const [grey = 0] = await withProfile([128, 128, 128], adobeRgb)
    expect(Math.abs(grey - 128)).toBeLessThanOrEqual(2)
  })

  test('not where the profile is sRGB or damaged', async () => {
    const damaged = [srgb, ...[0, 40, 140, 200].map((length) => displayP3.subarray(0, length))]
    for (const profile of [...damaged, displayP3.subarray(0, -20), new Uint8Array(400).fill(255)])
      expect(await shown({ before: [await iccp(profile)] })).toEqual(stored)
  })
})

describe('colours of a table become sRGB', () => {
  const lab = { connection: 'Lab ' } as const

  test.each([
    ['of 8 bits', { A2B0: table8(25, labOfAdobeRgb) }],
    ['of 16 bits', { A2B0: table16(17, labOfAdobeRgb) }],
    ['of version 4', { A2B0: table4(17, labOfAdobeRgb) }],
    ['for exact colours', { A2B1: table16(17, labOfAdobeRgb) }],
  ])('%s', async (_, tags) => {
    const picture = await shown({ before: [await iccp(writeProfile(tags, lab))] })
    expect(difference(picture, asAdobeRgb)).toBeLessThan(1.5)
    expect(difference(picture, stored)).toBeGreaterThan(8)
  })

  test('unless the profile has curves as well', async () => {
    const both = { ...matrixTags(colours.displayP3, srgbCurve), A2B0: table16(9, labOfAdobeRgb) }
    const picture = await shown({ before: [await iccp(writeProfile(both, lab))] })
    expect(difference(picture, asP3)).toBe(0)
  })

  test('not where the table is cut off', async () => {
    const cut = { A2B0: table16(17, labOfAdobeRgb).subarray(0, 400) }
    expect(await shown({ before: [await iccp(writeProfile(cut, lab))] })).toEqual(stored)
  })
})

const greys = await shown({ kind: 'grey' })

describe('greys become sRGB', () => {
  test.each([
    ['of gamma 1.0', gamma(1), 188],
    ['of gamma 1.8', gamma(1.8), 146],
    ['of a table', curveTable((level) => level ** 3), 100],
    ['of the curve of sRGB', srgbCurve, 128],
  ])('%s', async (_, curve, expected) => {
    const picture = await shown({ kind: 'grey', before: [await iccp(greyProfile(curve))] })
    const at = greys.data.indexOf(128)
    const [red, green, blue] = picture.data.subarray(at, at + 3)
    expect([red, green]).toEqual([green, blue])
    expect(Math.abs(red! - expected)).toBeLessThanOrEqual(1)
  })

  test('not for a grey profile in a colour picture', async () => {
    const before = [await iccp(greyProfile(gamma(1))), gama(1)]
    expect(await shown({ before })).toEqual(stored)
  })

  test('of a profile for colours', async () => {
    const picture = await shown({ kind: 'grey', before: [await iccp(linear)] })
    const byGamma = await shown({ kind: 'grey', before: [gama(1)] })
    expect(difference(picture, byGamma)).toBeLessThan(0.5)
  })
})

describe('what a PNG says without a profile', () => {
  test.each([
    ['a gamma of 1', [gama(1)], asLinear],
    ['a gamma near that of sRGB', [gama(0.454_55)], stored],
    ['chromaticities alone', [chrmOfP3], stored],
    ['impossible chromaticities', [gama(1), chrm(0, 0, 0, 0, 0, 0, 0, 0)], stored],
    ['a gamma of 0', [gama(0)], stored],
    ['numbers of video', [cicp(12, 13, 0, 1)], asP3],
    ['linear numbers of video', [cicp(1, 8, 0, 1)], asLinear],
    ['unknown numbers of video', [cicp(2, 2, 0, 1)], stored],
    ['sRGB before a gamma', [srgbChunk, gama(1)], stored],
    ['a gamma behind the picture', [], stored, [gama(1)]],
    ['two gammas', [gama(1), gama(0.454_55)], asLinear],
    ['a gamma with a wrong checksum', [withWrongChecksum(gama(1))], stored],
    ['a gamma behind a damaged one', [withWrongChecksum(gama(0.6)), gama(1)], asLinear],
  ])('%s', async (_, before, expected, behind: readonly Uint8Array[] = []) => {
    expect(difference(await shown({ before, behind }), expected)).toBeLessThan(0.5)
  })

  test('a gamma with the chromaticities of Display P3', async () => {
    const picture = await shown({ before: [gama(1 / 2.2), chrmOfP3] })
    expect(difference(picture, asP3)).toBeLessThan(2)
    expect(difference(picture, stored)).toBeGreaterThan(8)
  })

  test.each([
    ['numbers of video before a profile', [cicp(12, 13, 0, 1)], [srgb], asP3],
    ['a profile before sRGB', [srgbChunk, gama(1)], [displayP3], asP3],
    ['the first of two profiles', [], [displayP3, srgb], asP3],
    ['nothing of a second profile', [], [srgb, displayP3], stored],
    ['the gamma behind a profile that is none', [gama(1)], [new Uint8Array(300)], asLinear],
  ])('%s', async (_, chunks, profiles, expected) => {
    const before = [...chunks, ...(await Promise.all(profiles.map(iccp)))]
    expect(difference(await shown({ before }), expected)).toBeLessThan(0.5)
  })

  test.each([
    ['without its last four bytes', -4, stored],
    ['with bytes behind it', undefined, asP3],
  ])('a packed profile %s', async (_, end, expected) => {
    const packed = joinBytes([await deflate(displayP3), new Uint8Array(end === undefined ? 5 : 0)])
    const content = joinBytes([asciiBytes('P3\0\0'), packed.subarray(0, end)])
    const picture = await shown({ before: [writePngChunk('iCCP', content)] })
    expect(difference(picture, expected)).toBe(0)
  })
})

/** Writes a segment of JPEG with a part of a profile. */
function part(number: number, count: number, content: Uint8Array): Uint8Array {
  const numbered = joinBytes([asciiBytes('ICC_PROFILE\0'), Uint8Array.of(number, count), content])
  return writeJpegSegment(jpegMarkers.app2, numbered)
}

describe('a profile in other formats', () => {
  const picture = paint(16, 16, () => [200, 100, 50])

  test.each([
    ['whole', [part(1, 1, linear)], true],
    ['in two parts', [part(1, 2, linear.subarray(0, 90)), part(2, 2, linear.subarray(90))], true],
    [
      'in two parts the other way round',
      [part(2, 2, linear.subarray(90)), part(1, 2, linear.subarray(0, 90))],
      true,
    ],
    ['of which a part is missing', [part(1, 2, linear)], false],
    ['for greys', [part(1, 1, greyProfile(gamma(1)))], false],
    ['behind another one', [part(1, 1, srgb), part(1, 1, linear)], false],
  ])('JPG %s', async (_, segments, isUsed) => {
    const jpeg = await encode(picture, 'jpeg')
    const bytes = joinBytes([jpeg.subarray(0, 2), ...segments, jpeg.subarray(2)])
    expect((await codecs.decode(bytes, 'jpeg')).data[1]! > 150).toBe(isUsed)
  })

  test.each([
    ['that is announced', 0x20, linear, true],
    ['that is not', 0, linear, false],
    ['for greys', 0x20, greyProfile(gamma(1)), false],
  ])('WEBP %s', async (_, flags, profile, isUsed) => {
    const webp = await encode(picture, 'webp')
    const size = [littleEndian(15, 3), littleEndian(15, 3)]
    const bytes = writeWebp([
      writeWebpChunk('VP8X', joinBytes([littleEndian(flags, 4), ...size])),
      writeWebpChunk('ICCP', profile),
      ...readWebpChunks(webp).chunks.map(({ type, content, contentEnd }) =>
        writeWebpChunk(type, webp.subarray(content, contentEnd)),
      ),
    ])
    expect((await codecs.decode(bytes, 'webp')).data[1]! > 150).toBe(isUsed)
  })

  test('is not used where pixels are wanted as they are stored', async () => {
    const bytes = await drawPng({ before: [await iccp(displayP3)] })
    expect(await codecs.decodeStored(bytes, 'png')).toEqual(stored)
  })
})

test('no length of a table makes it hang', async () => {
  const endless = joinBytes([asciiBytes('mft2\0\0\0\0\u0003\u0003\u00ff\0'), bigEndian(0, 4)])
  const profile = writeProfile({ A2B0: joinBytes([endless, new Uint8Array(60)]) })
  expect(await shown({ before: [await iccp(profile)] })).toEqual(stored)
})
