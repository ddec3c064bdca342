import { beforeAll, describe, expect, test } from 'vitest'
import { writeExif } from '../exif/writeExif.ts'
import { turn } from '../codecs/turn.ts'
import { readImageFacts } from '../formats/readImageFacts.ts'
import { setExif } from '../metadata/copyExif.ts'
import { findMetadata } from '../metadata/findMetadata.ts'
import { isSamePicture } from '../similarity.ts'
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

describe('compression', () => {
  let jpeg: Uint8Array
  beforeAll(async () => {
    jpeg = await encode(photo, 'jpeg', 100)
  })

  test('writes a smaller JPG with its similarity', async () => {
    const result = changed(await run('image-compression', jpeg))
    expect(result).toMatchObject({ format: 'jpeg', width: 320, height: 240, reasons: [] })
    expect(result.before).toBe(jpeg.length)
    expect(result.bytes.length).toBeLessThan(jpeg.length * 0.6)
    expect(result.similarity).toBeGreaterThan(0.97)
    expect(result.similarity).toBeLessThan(1)
  })

  test('writes WEBP, and makes images smaller but never larger', async () => {
    const small = { mode: 'small', side: 200 }
    expect(changed(await run('image-compression', jpeg, small))).toMatchObject({
      format: 'webp',
      width: 200,
      height: 150,
    })
    const large = await run('image-compression', jpeg, { mode: 'small', side: 5000 })
    expect(changed(large)).toMatchObject({ width: 320, height: 240 })
  })

  test('a file that is small already is kept', async () => {
    const small = await encode(photo, 'jpeg', 60)
    expect(await run('image-compression', small, { quality: 90 })).toEqual({
      state: 'kept',
      reason: 'already-small',
      before: small.length,
    })
  })

  test('one below the limit is kept without its metadata', async () => {
    const exif = writeExif({ orientation: 6, copyright: 'Nordic Home' })
    const noted = setExif(jpeg, exif)
    const options = { least: 90 }
    const result = changed(await run('image-compression', noted, options))
    expect(result).toMatchObject({ format: 'jpeg', width: 240, height: 320, similarity: 1 })
    expect(findMetadata(result.bytes)).not.toHaveProperty('copyright')
    expect(isSamePicture(await codecs.decode(noted, 'jpeg'), await pictureOf(result))).toBe(true)
    const kept = await run('image-compression', noted, { ...options, strip: false })
    expect(kept).toMatchObject({ state: 'kept', reason: 'already-small' })
  })

  test('a turned photo stays upright with or without Exif', async () => {
    const noted = setExif(jpeg, writeExif({ orientation: 6, copyright: 'Nordic Home' }))
    const stripped = changed(await run('image-compression', noted))
    expect(stripped).toMatchObject({ width: 240, height: 320 })
    expect(stripped.similarity).toBeGreaterThan(0.97)
    expect(findMetadata(stripped.bytes)).not.toHaveProperty('copyright')
    for (const mode of ['fast', 'small']) {
      const result = changed(await run('image-compression', noted, { mode, strip: false }))
      expect(findMetadata(result.bytes)).toMatchObject({ copyright: 'Nordic Home' })
      expect(readImageFacts(result.bytes)).toMatchObject({ orientation: 1, width: 240 })
    }
  })

  test('a poor result needs review', async () => {
    const noisy = paint(200, 200, (x, y) => {
      const level = 127 + 127 * Math.sin(7919 * x + 104_729 * y * y)
      return [level, level, level]
    })
    const bytes = await encode(noisy, 'jpeg', 100)
    const result = changed(await run('image-compression', bytes, { quality: 40 }))
    expect(result.reasons).toEqual(['less-similar'])
    expect(result.similarity).toBeLessThan(0.97)
  })

  describe('a transparent image', () => {
    const soft = paint(240, 240, (x, y) => {
      const distance = Math.hypot(x - 0.5, y - 0.5)
      const level = 127 + 90 * Math.sin(60 * x) * Math.cos(50 * y)
      return [level, 80, 255 - level, 255 * Math.min(1, Math.max(0, 4 - 8 * distance))]
    })
    let png: Uint8Array
    beforeAll(async () => {
      png = await encode(soft, 'png')
    })

    test('becomes a WEBP, which stays transparent', async () => {
      const result = changed(await run('image-compression', png))
      expect(result).toMatchObject({ format: 'webp' })
      expect(result.similarity).toBeGreaterThan(0.95)
      expect(pixelAt(await pictureOf(result), 0, 0)[3]).toBe(0)
    })

    test('becomes a JPG on white', async () => {
      const result = changed(await run('image-compression', png, { alpha: 'white' }))
      expect(result).toMatchObject({ format: 'jpeg' })
      expect(result.similarity).toBeGreaterThan(0.95)
      expect(pixelAt(await pictureOf(result), 0, 0)).toEqual([255, 255, 255, 255])
    })

    test('stays a PNG, which is only smaller with fewer pixels', async () => {
      const alpha = 'png'
      expect(await run('image-compression', png, { alpha })).toMatchObject({ state: 'kept' })
      const smaller = await run('image-compression', png, { alpha, side: 200 })
      expect(pixelAt(await pictureOf(smaller), 0, 0)[3]).toBe(0)
    })
  })

  test('lossless: a WEBP has the pixels of its PNG', async () => {
    const hidden = paint(120, 90, (x, y) =>
      x < 0.5 ? [200 * x, 90, 10, Math.round(255 * y)] : [77, 66, 55, 0],
    )
    const png = await encode(hidden, 'png')
    const turned = setExif(png, writeExif({ orientation: 8, copyright: 'Nordic Home' }))
    const result = changed(await run('image-compression', turned, { mode: 'lossless' }))
    expect(result).toMatchObject({ format: 'webp', width: 90, height: 120, similarity: 1 })
    expect(readImageFacts(result.bytes)).toMatchObject({ width: 90, height: 120, hasAlpha: true })
    const stored = await codecs.decodeStored(result.bytes, 'webp')
    expect(isSamePicture(stored, turn(hidden, 8))).toBe(true)
  })

  test('lossless: a JPG only loses its metadata', async () => {
    const noted = setExif(jpeg, writeExif({ copyright: 'Nordic Home' }))
    const lossless = { mode: 'lossless', least: 0 }
    const result = changed(await run('image-compression', noted, lossless))
    expect(result).toMatchObject({ format: 'jpeg', similarity: 1 })
    expect(isSamePicture(await pictureOf(result), await codecs.decode(jpeg, 'jpeg'))).toBe(true)
    expect(await run('image-compression', jpeg, lossless)).toMatchObject({ state: 'kept' })
  })
})
