import { createCanvas, loadImage } from '@napi-rs/canvas'
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { drawings } from '../prerender/drawings.tsx'
import { languages } from '../src/config/languages.ts'
import { icons } from './manifest.ts'
import { writePictures } from './pictures.ts'
import { cardSize } from './pictures/size.ts'
import { cardPictures } from './tags.ts'

let folder: string

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'dropwatt-pictures-'))
  await writePictures(folder, drawings)
}, 60_000)
afterAll(() => rm(folder, { recursive: true }))

/** Returns width and height from the header of a PNG, and the size of the file in bytes. */
async function sizeOf(name: string) {
  const png = await readFile(join(folder, name))
  expect(png.subarray(0, 8)).toEqual(Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'))
  return { width: png.readUInt32BE(16), height: png.readUInt32BE(20), bytes: png.length }
}

test.each(icons)('$src has the size in the manifest', async ({ src, sizes }) => {
  const { width, height } = await sizeOf(src)
  expect(`${width}x${height}`).toBe(sizes)
})

test('the Apple touch icon is 180 px wide', async () => {
  expect(await sizeOf('apple-touch-icon.png')).toMatchObject({ width: 180, height: 180 })
})

test('favicon.ico contains one PNG of 48 px', async () => {
  const ico = await readFile(join(folder, 'favicon.ico'))
  expect([ico.readUInt16LE(2), ico.readUInt16LE(4), ico.readUInt8(6)]).toEqual([1, 1, 48])
  const png = ico.subarray(ico.readUInt32LE(18))
  expect(png.length).toBe(ico.readUInt32LE(14))
  expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([48, 48])
})

describe.each(languages.map((language) => cardPictures[language].path.slice(1)))('%s', (name) => {
  test('has the size of a link preview', async () => {
    const { bytes, ...size } = await sizeOf(name)
    expect(size).toEqual(cardSize)
    expect(bytes).toBeLessThan(72_000)
  })

  test('keeps its text within the middle square', async () => {
    const { width, height } = cardSize
    const context = createCanvas(width, height).getContext('2d')
    context.drawImage(await loadImage(join(folder, name)), 0, 0)
    for (const edge of [(width - height) / 2, (width + height) / 2]) {
      const { data } = context.getImageData(edge - 12, 0, 24, height)
      const rows = Array.from({ length: height }, (_, y) => data.subarray(y * 96, (y + 1) * 96))
      const crossed = rows.flatMap((row, y) =>
        Math.max(...row.filter((_, at) => at % 4 < 3)) > 110 ? [y] : [],
      )
      // Only the wire crosses the edge.
      expect(crossed.length).toBeGreaterThan(0)
      expect(crossed.at(-1)! - crossed[0]!).toBeLessThan(10)
    }
  })
})

test('drawing twice produces the same files', async () => {
  const reopened = await mkdtemp(join(tmpdir(), 'dropwatt-pictures-'))
  await writePictures(reopened, drawings)
  for (const name of await readdir(folder)) {
    expect(await readFile(join(reopened, name))).toEqual(await readFile(join(folder, name)))
  }
  await rm(reopened, { recursive: true })
}, 60_000)
