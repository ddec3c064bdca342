import { describe, expect, test } from 'vitest'
import { WasmCodecs } from '../codecs/WasmCodecs.ts'
import { joinBytes } from '../formats/bytes.ts'
import type { ImageFormat } from '../ImageFacts.ts'
import type { Pixels } from '../Pixels.ts'
import { writeJpegSegment } from '../metadata/rewriteJpeg.ts'
import {
  chrm,
  chrmOfP3,
  cicp,
  drawPng,
  gama,
  iccp,
  srgbChunk,
  type DrawnPng,
} from '../test/pngs.ts'
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
import { toSrgb } from './toSrgb.ts'

const wasm = new WasmCodecs()

/** Largest mean distance of a picture from the browser, in levels. */
const most = 1.5

/** Decodes a picture as the browser shows it. */
async function byBrowser(bytes: Uint8Array<ArrayBuffer>, format: ImageFormat): Promise<Pixels> {
  const bitmap = await createImageBitmap(new Blob([bytes], { type: `image/${format}` }))
  const { width, height } = bitmap
  const context = new OffscreenCanvas(width, height).getContext('2d')!
  context.drawImage(bitmap, 0, 0)
  bitmap.close()
  return context.getImageData(0, 0, width, height)
}

/** Returns the mean difference between the browser and the conversion, in levels. */
async function difference(bytes: Uint8Array<ArrayBuffer>, format: ImageFormat): Promise<number> {
  const shown = await byBrowser(bytes, format)
  const converted = await toSrgb(await wasm.decode(bytes, format), bytes, format)
  const sum = shown.data.reduce(
    (total, level, at) => total + Math.abs(level - converted.data[at]!),
    0,
  )
  return sum / (3 * shown.width * shown.height)
}

const lab = { connection: 'Lab ' } as const
const linear = writeProfile(matrixTags(colours.srgb, gamma(1)))

const profiles = {
  'Display P3': displayP3,
  'Adobe RGB': writeProfile(matrixTags(colours.adobeRgb, gamma(2.2))),
  'a table of 8 bits': writeProfile({ A2B0: table8(17, labOfAdobeRgb) }, lab),
  'a table of 16 bits': writeProfile({ A2B0: table16(17, labOfAdobeRgb) }, lab),
  'a table of version 4': writeProfile({ A2B0: table4(17, labOfAdobeRgb) }, lab),
  'a table for strong colours': writeProfile({ A2B2: table16(9, labOfAdobeRgb) }, lab),
  'a table and curves': writeProfile(
    { ...matrixTags(colours.displayP3, srgbCurve), A2B0: table16(9, labOfAdobeRgb) },
    lab,
  ),
  'a damaged table and curves': writeProfile({
    ...matrixTags(colours.displayP3, srgbCurve),
    A2B0: new Uint8Array(20),
  }),
  'curves as tables': writeProfile(
    matrixTags(
      colours.srgb,
      curveTable((level) => level ** 1.6, 1024),
    ),
  ),
  'only greys': greyProfile(gamma(1)),
}

describe('agrees with the browser about a PNG', () => {
  test.each(Object.entries(profiles))('with a profile of %s', async (_, profile) => {
    expect(await difference(await drawPng({ before: [await iccp(profile)] }), 'png')).toBeLessThan(
      most,
    )
  })

  test.each([
    ['of gamma 1.0', gamma(1)],
    ['of gamma 1.8', gamma(1.8)],
    ['of a table', curveTable((level) => level ** 3)],
  ])('of greys %s', async (_, curve) => {
    const before = [await iccp(greyProfile(curve))]
    expect(await difference(await drawPng({ kind: 'grey', before }), 'png')).toBeLessThan(most)
  })

  test.each<readonly [string, DrawnPng]>([
    ['a gamma of 1', { before: [gama(1)] }],
    ['a gamma of 0.55556', { before: [gama(0.555_56)] }],
    ['a gamma of greys', { before: [gama(0.6)], kind: 'grey' }],
    ['a gamma near that of sRGB', { before: [gama(0.47)] }],
    ['a gamma just not near it', { before: [gama(0.48)] }],
    ['a gamma with chromaticities', { before: [gama(1 / 2.2), chrmOfP3] }],
    [
      'a gamma with another white',
      { before: [gama(0.5), chrm(0.3457, 0.3585, 0.7347, 0.2653, 0.1595, 0.8404, 0.0366, 0.0001)] },
    ],
    ['impossible chromaticities', { before: [gama(1), chrm(0, 0, 0, 0, 0, 0, 0, 0)] }],
    ['chromaticities alone', { before: [chrmOfP3] }],
    ['sRGB and a gamma', { before: [srgbChunk, gama(1)] }],
    ['a gamma behind the picture', { behind: [gama(1)] }],
  ])('with %s', async (_, drawn) => {
    expect(await difference(await drawPng(drawn), 'png')).toBeLessThan(most)
  })

  test.each([1, 4, 5, 6, 7, 8, 9, 10, 11, 12, 22, 23])(
    'with the primaries %i of video',
    async (primaries) => {
      const before = [cicp(primaries, 13, 0, 1)]
      expect(await difference(await drawPng({ before }), 'png')).toBeLessThan(most)
    },
  )

  test.each([1, 2, 4, 5, 6, 7, 8, 11, 13, 14, 15, 17])(
    'with the light %i of video',
    async (transfer) => {
      const before = [cicp(1, transfer, 0, 1)]
      expect(await difference(await drawPng({ before }), 'png')).toBeLessThan(most)
    },
  )

  test('whose profile has its place in the order', async () => {
    const profile = await iccp(linear)
    expect(await difference(await drawPng({ before: [srgbChunk, profile] }), 'png')).toBeLessThan(
      most,
    )
    const video = cicp(12, 13, 0, 1)
    expect(await difference(await drawPng({ before: [profile, video] }), 'png')).toBeLessThan(most)
  })
})

test.each(Object.entries(profiles))('agrees with the browser about a JPG of %s', async (_, icc) => {
  const canvas = new OffscreenCanvas(80, 60)
  const context = canvas.getContext('2d')!
  const slope = context.createLinearGradient(0, 0, 80, 60)
  for (const [at, colour] of ['black', 'orange', 'teal', 'white'].entries())
    slope.addColorStop(at / 3, colour)
  context.fillStyle = slope
  context.fillRect(0, 0, 80, 60)
  const blob = await canvas.convertToBlob({ type: 'image/jpeg', quality: 0.95 })
  const jpeg = new Uint8Array(await blob.arrayBuffer())
  const mark = new TextEncoder().encode('ICC_PROFILE\0\u0001\u0001')
  const segment = writeJpegSegment(0xe2, joinBytes([mark, icc]))
  const bytes = joinBytes([jpeg.subarray(0, 2), segment, jpeg.subarray(2)])
  expect(await difference(bytes, 'jpeg')).toBeLessThan(most)
})
