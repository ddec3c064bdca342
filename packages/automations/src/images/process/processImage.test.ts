import { describe, expect, test } from 'vitest'
import { writeExif } from '../exif/writeExif.ts'
import { flatten } from '../flatten.ts'
import { setExif } from '../metadata/copyExif.ts'
import { findMetadata } from '../metadata/findMetadata.ts'
import { hasMarkNote } from '../metadata/markNote.ts'
import { isSamePicture, similarityOf } from '../similarity.ts'
import { caseImage } from '../test/caseImages.ts'
import { largeJpeg } from '../test/largePictures.ts'
import {
  changed,
  codecs,
  encode,
  paint,
  photo,
  pictureOf,
  pixelAt,
  run,
} from '../test/processed.ts'
import { drawBars } from '../test/drawBars.ts'
import { processImage } from './processImage.ts'

/** A product of one colour before a plain background. */
const studio = paint(120, 120, (x, y) =>
  Math.hypot(x - 0.5, y - 0.5) < 0.3 ? [30, 60, 140] : [244, 243, 241],
)

/** The same product without a background. */
const cut = paint(120, 120, (x, y) =>
  Math.hypot(x - 0.5, y - 0.5) < 0.3 ? [30, 60, 140] : [0, 0, 0, 0],
)

describe('backgrounds', () => {
  test('are removed, with alpha, and saved in each format', async () => {
    const bytes = await encode(studio, 'jpeg')
    const webp = await pictureOf(await run('remove-background', bytes))
    expect(pixelAt(webp, 2, 2)[3]).toBe(0)
    expect(pixelAt(webp, 60, 60)[3]).toBe(255)
    const png = await run('remove-background', bytes, { out: 'png' })
    expect(changed(png).format).toBe('png')
    const white = await pictureOf(await run('remove-background', bytes, { out: 'jpeg' }))
    expect(pixelAt(white, 2, 2)).toEqual([255, 255, 255, 255])
  })

  test('are cropped to the product with its margin', async () => {
    const bytes = await encode(studio, 'png')
    const { width, height } = await pictureOf(
      await run('remove-background', bytes, { out: 'png', crop: 10 }),
    )
    // The product is 72 px wide; 10 % of it stay free on each side.
    expect(Math.abs(width - 86)).toBeLessThan(5)
    expect(Math.abs(height - 86)).toBeLessThan(5)
  })

  test('that are transparent stay unless cropped or put on white', async () => {
    const bytes = await encode(cut, 'png')
    expect(await run('remove-background', bytes)).toMatchObject({
      state: 'kept',
      reason: 'already-removed',
    })
    const cropped = await run('remove-background', bytes, { out: 'png', crop: 0 })
    expect(changed(cropped)).toMatchObject({ width: 71, height: 71, reasons: [] })
    const white = await pictureOf(await run('remove-background', bytes, { out: 'jpeg' }))
    expect(pixelAt(white, 2, 2)).toEqual([255, 255, 255, 255])
  })

  test('with rounded corners are left alone, and placed whole', async () => {
    const bytes = caseImage('rounded-corners.png')
    expect(await run('remove-background', bytes)).toMatchObject({
      state: 'kept',
      reason: 'already-removed',
    })
    const options = { template: 'colour', colour: '#ffffff', size: 'original', shadow: false }
    const placed = await pictureOf(
      await run('swappable-background', bytes, { ...options, fill: 100 }),
    )
    const original = flatten(await codecs.decode(bytes, 'png'))
    expect(similarityOf(original, placed)).toBeGreaterThan(0.97)
  })

  test('of an invisible picture need review', async () => {
    const bytes = await encode(
      paint(60, 60, () => [0, 0, 0, 0]),
      'png',
    )
    expect(await run('swappable-background', bytes)).toMatchObject({ reasons: ['transparent'] })
  })

  test('strokes of the review change the result', async () => {
    const bytes = await encode(studio, 'png')
    const keeps = { keeps: true, radius: 0.06, points: [[0.1, 0.1]] } as const
    const result = await processImage(
      { slug: 'remove-background', bytes, options: {}, edits: { strokes: [keeps] } },
      { codecs },
    )
    expect(pixelAt(await pictureOf(result), 12, 12)[3]).toBe(255)
  })

  test('are removed by another engine where the options name it', async () => {
    const bytes = await encode(studio, 'jpeg')
    const options = { engine: 'own-model' }
    const result = await run('remove-background', bytes, options, {
      removeBackground: () => Promise.resolve(cut),
    })
    expect(pixelAt(await pictureOf(result), 2, 2)[3]).toBe(0)
    await expect(run('remove-background', bytes, options)).rejects.toThrow(RangeError)
  })

  test('are replaced by a colour or by the member’s image', async () => {
    const bytes = await encode(cut, 'png')
    const colour = { template: 'colour', colour: '#336699', size: 'original' }
    const plain = await pictureOf(await run('swappable-background', bytes, colour))
    const [red = 0, green = 0, blue = 0] = pixelAt(plain, 1, 1)
    expect([red, green, blue].map((level) => Math.round(level / 16))).toEqual([3, 6, 10])
    const picture = paint(50, 50, () => [10, 200, 10])
    const image = await run('swappable-background', bytes, { template: 'image' }, { picture })
    expect(changed(image).format).toBe('jpeg')
    expect(pixelAt(await pictureOf(image), 1, 1)[1]).toBeGreaterThan(180)
  })
})

describe('watermarks', () => {
  const logo = { picture: paint(60, 20, () => [255, 0, 0]) }
  const options = { mark: 'logo', opacity: 100, place: 'top-left', size: 20 }

  test('are put on once, in the same format', async () => {
    for (const format of ['jpeg', 'png', 'webp'] as const) {
      const exif = writeExif({ copyright: 'Nordic Home' })
      const bytes = setExif(await encode(photo, format), exif)
      const result = changed(await run('dynamic-watermark', bytes, options, logo))
      expect(result.format).toBe(format)
      expect(hasMarkNote(result.bytes)).toBe(true)
      expect(findMetadata(result.bytes)).toMatchObject({ copyright: 'Nordic Home' })
      const again = await run('dynamic-watermark', result.bytes, options, logo)
      expect(again).toMatchObject({ state: 'kept', reason: 'marked-before' })
      const twice = await run('dynamic-watermark', result.bytes, { ...options, again: false }, logo)
      expect(twice.state).toBe('changed')
    }
  })

  test('a text without a value changes nothing', async () => {
    const bytes = await encode(photo, 'jpeg')
    expect(await run('dynamic-watermark', bytes, {}, { drawText: drawBars })).toMatchObject({
      state: 'kept',
      reason: 'no-words',
    })
    await expect(run('dynamic-watermark', bytes, { text: 'Sale' })).rejects.toThrow(RangeError)
  })
})

describe('metadata', () => {
  test('is removed or kept without a change of the pixels', async () => {
    const bytes = setExif(
      await encode(photo, 'jpeg'),
      writeExif({ orientation: 6, copyright: 'Nordic Home', date: '2026:03:31 12:00:00' }),
    )
    const result = changed(await run('remove-metadata', bytes))
    expect(result).toMatchObject({ similarity: 1, width: 240, height: 320, format: 'jpeg' })
    expect(isSamePicture(await pictureOf(result), await codecs.decode(bytes, 'jpeg'))).toBe(true)
    expect(findMetadata(result.bytes)).not.toHaveProperty('copyright')
    const keep = ['rotation', 'profile', 'copyright']
    const kept = changed(await run('remove-metadata', bytes, { keep }))
    expect(findMetadata(kept.bytes)).toMatchObject({ copyright: 'Nordic Home' })
    expect(await run('remove-metadata', result.bytes)).toMatchObject({
      state: 'kept',
      reason: 'no-metadata',
    })
  })
})

describe('refusals', () => {
  const slugs = [
    'remove-background',
    'swappable-background',
    'dynamic-watermark',
    'image-compression',
    'remove-metadata',
  ] as const

  test.each(slugs)('%s refuses what it cannot use, in words', async (slug) => {
    const png = await encode(studio, 'png')
    const text = new TextEncoder().encode('No image.')
    expect(await run(slug, text)).toEqual({
      state: 'refused',
      problem: 'unknown-format',
      before: text.length,
    })
    expect(await run(slug, png.subarray(0, 400))).toMatchObject({ problem: 'cut-off' })
  })

  test('damaged pixels are said', async () => {
    const png = (await encode(photo, 'png')).slice()
    png.fill(0x55, 60, 400)
    expect(await run('image-compression', png)).toMatchObject({
      state: 'refused',
      problem: 'corrupt',
    })
    // The next image is none the worse for it.
    const good = await encode(photo, 'png')
    expect(await run('image-compression', good)).toMatchObject({ state: 'changed' })
  })
})

test('an image with more pixels than are decoded is refused before, but for its metadata', async () => {
  const bytes = largeJpeg(60, 40)
  const tools = {
    codecs: {
      ...codecs,
      mostPixels: 2399,
      decode: () => Promise.reject(new Error('It was decoded.')),
    },
  }
  const before = bytes.length
  const task = { slug: 'image-compression', bytes, options: {} } as const
  const problem = 'too-large-to-decode'
  expect(await processImage(task, tools)).toEqual({ state: 'refused', problem, before })
  const cleaned = await processImage({ ...task, slug: 'remove-metadata' }, tools)
  expect(cleaned).toMatchObject({ state: 'kept' })
})
