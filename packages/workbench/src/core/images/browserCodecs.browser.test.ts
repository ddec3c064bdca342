import {
  flatten,
  isSamePicture,
  processImage,
  similarityOf,
  type ChangedImage,
  type ImageResult,
  type Pixels,
} from '@dropwatt/automations/images'
import { describe, expect, test } from 'vitest'
import { bitmapPixels } from './bitmapPixels.ts'
import { browserCodecs } from './browserCodecs.ts'

const codecs = browserCodecs()

/** Slopes of colours, whose pixels at the left are nearly transparent. */
function paint(width: number, height: number, isOpaque = true): Pixels {
  const data = new Uint8ClampedArray(width * height * 4)
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const alpha = isOpaque ? 255 : Math.round((255 * x) / width)
      data.set([(255 * x) / width, (255 * y) / height, 90, alpha], (y * width + x) * 4)
    }
  }
  return { width, height, data }
}

/** A picture with details of several sizes. */
function texture(width: number, height: number): Pixels {
  const data = new Uint8ClampedArray(width * height * 4)
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const level =
        127 + 50 * Math.sin(x / 40) * Math.cos(y / 25) + 40 * Math.sin(x / 5) * Math.sin(y / 7)
      data.set([level, 255 - level, 90 + 0.3 * level, 255], (y * width + x) * 4)
    }
  }
  return { width, height, data }
}

function changed(result: ImageResult): ChangedImage {
  if (result.state !== 'changed') throw new Error(JSON.stringify(result))
  return result
}

/** The largest difference between the channels of two pictures. */
function difference(one: Pixels, other: Pixels): number {
  expect([other.width, other.height]).toEqual([one.width, one.height])
  return one.data.reduce((most, level, at) => Math.max(most, Math.abs(level - other.data[at]!)), 0)
}

describe('the codecs of the browser', () => {
  test.each(['jpeg', 'png', 'webp'] as const)('write %s, and read it', async (format) => {
    const picture = paint(64, 40)
    const { bytes, format: written } = await codecs.encode(picture, { format, quality: 95 })
    expect(written).toBe(format)
    expect(difference(picture, await codecs.decode(bytes, format))).toBeLessThan(14)
  })

  test('read transparent pictures that look the same on any background', async () => {
    const picture = paint(64, 40, false)
    const { bytes } = await codecs.encode(picture, { format: 'png', quality: 100 })
    const decoded = await codecs.decode(bytes, 'png')
    for (const grey of [0, 255]) {
      expect(difference(flatten(picture, grey), flatten(decoded, grey))).toBeLessThan(3)
    }
  })

  test('write lossless WEBP', async () => {
    const picture = paint(32, 20, false)
    const { bytes, format } = await codecs.encode(picture, {
      format: 'webp',
      quality: 100,
      isLossless: true,
    })
    expect(format).toBe('webp')
    expect(isSamePicture(picture, await codecs.decodeStored(bytes, 'webp'))).toBe(true)
  })

  test('refuse what cannot be read', async () => {
    await expect(codecs.decode(new Uint8Array(40), 'jpeg')).rejects.toThrow('cannot be decoded')
  })

  test.each([
    ['jpeg', 2],
    ['png', 12],
  ] as const)('read a %s without its end', async (format, length) => {
    const picture = paint(64, 40)
    const { bytes } = await codecs.encode(picture, { format, quality: 95 })
    const cut = bytes.subarray(0, -length)
    expect(await codecs.decode(cut, format)).toEqual(await codecs.decode(bytes, format))
    expect(await codecs.decodeStored(cut, format)).toEqual(await codecs.decodeStored(bytes, format))
    const half = bytes.subarray(0, bytes.length / 2)
    await expect(codecs.decode(half, format)).rejects.toThrow('cannot be decoded')
  })

  test('read a picture larger than a canvas in parts', async () => {
    const picture = paint(64, 41)
    const { width, height, data } = picture
    const bitmap = await createImageBitmap(
      new ImageData(data as Uint8ClampedArray<ArrayBuffer>, width, height),
    )
    expect(isSamePicture(bitmapPixels(bitmap, 64 * 9), picture)).toBe(true)
    expect(isSamePicture(bitmapPixels(bitmap, 1), picture)).toBe(true)
    bitmap.close()
  })

  test('compress an image in a smaller format', async () => {
    const picture = paint(200, 150)
    const { bytes } = await codecs.encode(picture, { format: 'jpeg', quality: 100 })
    const options = { mode: 'small' }
    const result = await processImage({ slug: 'image-compression', bytes, options }, { codecs })
    expect(result).toMatchObject({ state: 'changed', format: 'webp', reasons: [] })
  })

  // Larger than images are compared at, so that they are scaled down for it.
  test.each([null, 300])(
    'compress opaque images as from their pixels, at most %s px',
    async (side) => {
      const { bytes } = await codecs.encode(texture(703, 489), { format: 'jpeg', quality: 95 })
      const task = { slug: 'image-compression', bytes, options: { side } } as const
      const { reencode, ...byPixels } = codecs
      expect(reencode).toBeDefined()
      const quick = changed(await processImage(task, { codecs }))
      const slow = changed(await processImage(task, { codecs: byPixels }))
      expect([quick.format, quick.width, quick.height]).toEqual([
        slow.format,
        slow.width,
        slow.height,
      ])
      expect(quick.similarity).toBeLessThan(1)
      expect(Math.abs((quick.similarity ?? 0) - (slow.similarity ?? 0))).toBeLessThan(0.01)
      const [one, other] = [
        await codecs.decode(quick.bytes, quick.format),
        await codecs.decode(slow.bytes, slow.format),
      ]
      expect(similarityOf(one, other)).toBeGreaterThan(0.99)
    },
  )
})
