import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { drawings } from '../prerender/drawings.tsx'
import { icons } from './manifest.ts'
import { writePictures } from './pictures.ts'
import { cardSize } from './pictures/card.ts'

let folder: string

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'dropwatt-pictures-'))
  await writePictures(folder, drawings)
}, 60_000)
afterAll(() => rm(folder, { recursive: true }))

/** Reads width and height out of the head of a PNG. */
async function sizeOf(name: string) {
  const png = await readFile(join(folder, name))
  expect(png.subarray(0, 8)).toEqual(Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'))
  return { width: png.readUInt32BE(16), height: png.readUInt32BE(20), bytes: png.length }
}

test.each(icons)('$src has the size that the manifest promises', async ({ src, sizes }) => {
  const { width, height } = await sizeOf(src)
  expect(`${width}x${height}`).toBe(sizes)
})

test('the icon for home screens of Apple is 180 px', async () => {
  expect(await sizeOf('apple-touch-icon.png')).toMatchObject({ width: 180, height: 180 })
})

test('favicon.ico holds one PNG of 48 px', async () => {
  const ico = await readFile(join(folder, 'favicon.ico'))
  expect([ico.readUInt16LE(2), ico.readUInt16LE(4), ico.readUInt8(6)]).toEqual([1, 1, 48])
  const png = ico.subarray(ico.readUInt32LE(18))
  expect(png.length).toBe(ico.readUInt32LE(14))
  expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([48, 48])
})

describe.each(['og-en.png', 'og-it.png'])('%s', (name) => {
  test('has the size that other sites expect, and is light', async () => {
    const { bytes, ...size } = await sizeOf(name)
    expect(size).toEqual(cardSize)
    expect(bytes).toBeLessThan(60_000)
  })
})

test('the same product draws the same pictures', async () => {
  const again = await mkdtemp(join(tmpdir(), 'dropwatt-pictures-'))
  await writePictures(again, drawings)
  for (const name of await readdir(folder)) {
    expect(await readFile(join(again, name))).toEqual(await readFile(join(folder, name)))
  }
  await rm(again, { recursive: true })
}, 60_000)
