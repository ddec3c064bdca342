import {
  array,
  assert,
  constantFrom,
  integer,
  nat,
  oneof,
  property,
  tuple,
  uint8Array,
} from 'fast-check'
import { expect, test } from 'vitest'
import { imageFormats, type ImageFormat } from '../ImageFacts.ts'
import { writeExif } from '../exif/writeExif.ts'
import { withMetadata } from '../test/metadata.ts'
import { decodePicture, drawPicture } from '../test/pictures.ts'
import { asciiBytes, bigEndian, joinBytes, littleEndian } from './bytes.ts'
import { pngSignature, readPngChunks, writePngChunk } from './pngChunks.ts'
import { readImageFacts } from './readImageFacts.ts'
import { readWebpChunks, writeWebp, writeWebpChunk } from './webpChunks.ts'

const pictures: Readonly<Record<ImageFormat, Uint8Array<ArrayBuffer>>> = {
  jpeg: await drawPicture('jpeg'),
  png: await drawPicture('png'),
  webp: await drawPicture('webp'),
}

/** Puts bytes into a file. */
function withBytes(file: Uint8Array, at: number, inserted: Uint8Array): Uint8Array<ArrayBuffer> {
  return joinBytes([file.subarray(0, at), inserted, file.subarray(at)])
}

async function factsOf(...drawn: Parameters<typeof drawPicture>) {
  return readImageFacts(await drawPicture(...drawn))
}

/** Writes the start of an ISO base media file. */
function brand(...names: string[]): Uint8Array {
  return joinBytes([bigEndian(8 + 4 * names.length, 4), asciiBytes(`ftyp${names.join('')}`)])
}

/** Writes a chunk of PNG that announces an animation. */
function frames(count: number): Uint8Array {
  return writePngChunk('acTL', joinBytes([bigEndian(count, 4), bigEndian(0, 4)]))
}

/** Writes the first segment of a JPEG with Exif that only says how to turn it. */
function jpegExif(orientation: number): Uint8Array {
  const exif = joinBytes([asciiBytes('Exif\0\0'), writeExif({ orientation })])
  return joinBytes([asciiBytes('\xff\xe1'), bigEndian(exif.length + 2, 2), exif])
}

test.each(imageFormats)('reads the size of %s as decoders do', async (format) => {
  for (const [width, height] of [
    [1, 1],
    [3, 2],
    [257, 16],
  ] as const) {
    const bytes = await drawPicture(format, { width, height })
    const decoded = await decodePicture(format, bytes)
    expect(readImageFacts(bytes)).toMatchObject({
      format,
      width: decoded.width,
      height: decoded.height,
      orientation: 1,
      bytes: bytes.length,
    })
  }
})

test('says whether a format stores transparency', async () => {
  expect(await factsOf('jpeg', {})).toMatchObject({ hasAlpha: false })
  expect(await factsOf('png', { alpha: 90 })).toMatchObject({ hasAlpha: true })
  for (const isLossless of [false, true]) {
    expect(await factsOf('webp', { alpha: 90, isLossless })).toMatchObject({ hasAlpha: true })
    expect(await factsOf('webp', { isLossless })).toMatchObject({ hasAlpha: false })
  }
})

test('a colour that is transparent in PNG is transparency', () => {
  const header = [bigEndian(2, 4), bigEndian(1, 4), Uint8Array.of(8, 2, 0, 0, 0)]
  const write = (...extra: Uint8Array[]) =>
    joinBytes([
      asciiBytes(pngSignature),
      writePngChunk('IHDR', joinBytes(header)),
      ...extra,
      writePngChunk('IDAT', new Uint8Array(9)),
      writePngChunk('IEND', new Uint8Array()),
    ])
  expect(readImageFacts(write())).toMatchObject({ hasAlpha: false })
  const transparent = writePngChunk('tRNS', new Uint8Array(6))
  expect(readImageFacts(write(transparent))).toMatchObject({ hasAlpha: true })
})

test('a turned image has the size as which it is shown', () => {
  for (const [orientation, width, height] of [
    [3, 20, 12],
    [6, 12, 20],
    [8, 12, 20],
    [9, 20, 12],
  ] as const) {
    const turned = orientation > 8 ? 1 : orientation
    const expected = { width, height, orientation: turned }
    const jpeg = withBytes(pictures.jpeg, 2, jpegExif(orientation))
    expect(readImageFacts(jpeg)).toMatchObject(expected)
    const chunk = writePngChunk('eXIf', writeExif({ orientation }))
    const { chunks } = readPngChunks(pictures.png)
    expect(readImageFacts(withBytes(pictures.png, chunks[0]!.end, chunk))).toMatchObject(expected)
  }
})

test('a WebP is shown as it is stored', () => {
  const turned = withMetadata('webp', pictures.webp, { exif: writeExif({ orientation: 6 }) })
  expect(readImageFacts(turned)).toMatchObject({ orientation: 1, width: 20, height: 12 })
})

test('names what cannot be used', async () => {
  const { jpeg, png, webp } = pictures
  const cases: readonly (readonly [bytes: Uint8Array, problem: string])[] = [
    [new Uint8Array(), 'empty'],
    [asciiBytes('Handle,Title\n'), 'unknown-format'],
    [asciiBytes('GIF89a\u0001\0\u0001\0'), 'gif'],
    [brand('heic', '\0\0\0\0', 'mif1', 'heic'), 'heic'],
    [brand('mif1', '\0\0\0\0', 'mif1', 'heic'), 'heic'],
    [brand('avif', '\0\0\0\0', 'mif1', 'avif'), 'avif'],
    [brand('mif1', '\0\0\0\0', 'avif', 'mif1'), 'avif'],
    [brand('isom', '\0\0\0\0', 'mp42'), 'unknown-format'],
    [joinBytes([jpeg, new Uint8Array(10_000_001 - jpeg.length)]), 'too-large'],
    [jpeg.subarray(0, 3), 'cut-off'],
    [png.subarray(0, 8), 'cut-off'],
    [webp.subarray(0, 12), 'cut-off'],
    [joinBytes([png.subarray(0, 8), png.subarray(33)]), 'corrupt'],
  ]
  for (const [bytes, problem] of cases) expect(readImageFacts(bytes)).toBe(problem)
  const exactly = joinBytes([jpeg, new Uint8Array(10_000_000 - jpeg.length)])
  expect(readImageFacts(exactly)).toMatchObject({ bytes: 10_000_000 })
})

test.each(imageFormats)('%s that ends early is cut off, wherever it ends', (format) => {
  const bytes = pictures[format]
  for (let length = 12; length < bytes.length; length += 1) {
    expect(readImageFacts(bytes.subarray(0, length)), `of ${length} bytes`).toBe('cut-off')
  }
})

test('finds CMYK, other codings and empty frames in the frame of JPEG', () => {
  const at = pictures.jpeg.findIndex((byte, index, all) => byte === 0xff && all[index + 1] === 0xc2)
  const frame = (changes: Readonly<Record<number, number>>) => {
    const bytes = pictures.jpeg.slice()
    for (const [offset, value] of Object.entries(changes)) bytes[at + Number(offset)] = value
    return readImageFacts(bytes)
  }
  expect(frame({ 9: 4 })).toBe('cmyk')
  expect(frame({ 9: 2 })).toBe('corrupt')
  expect(frame({ 4: 12 })).toBe('unknown-format')
  expect(frame({ 1: 0xca })).toBe('unknown-format')
  expect(frame({ 5: 0, 6: 0 })).toBe('corrupt')
  expect(frame({ 5: 0xff, 6: 0xff, 7: 0xff, 8: 0xff })).toBe('too-many-pixels')
})

test('finds animations', () => {
  const { png, webp } = pictures
  const [header] = readPngChunks(png).chunks
  expect(readImageFacts(withBytes(png, header!.end, frames(2)))).toBe('animated')
  expect(readImageFacts(withBytes(png, header!.end, frames(1)))).toMatchObject({ format: 'png' })
  const canvas = joinBytes([littleEndian(19, 3), littleEndian(11, 3)])
  const extended = (flags: number) =>
    writeWebp([
      writeWebpChunk('VP8X', joinBytes([littleEndian(flags, 4), canvas])),
      ...readWebpChunks(webp).chunks.map(({ type, content, contentEnd }) =>
        writeWebpChunk(type, webp.subarray(content, contentEnd)),
      ),
    ])
  expect(readImageFacts(extended(0x02))).toBe('animated')
  expect(readImageFacts(extended(0x10))).toMatchObject({ width: 20, height: 12, hasAlpha: true })
})

test('no bytes make it throw', () => {
  const starts = [...Object.values(pictures), asciiBytes('\0\0\0\x18ftypheic')]
  const damaged = tuple(
    constantFrom(...starts),
    array(tuple(nat(400), integer({ min: 0, max: 255 })), { maxLength: 8 }),
    nat(400),
  ).map(([bytes, changes, cut]) => {
    const copy = Uint8Array.from(bytes)
    for (const [at, value] of changes) if (at < copy.length) copy[at] = value
    return copy.subarray(0, Math.max(0, copy.length - cut))
  })
  assert(
    property(oneof(damaged, uint8Array({ maxLength: 60 })), (bytes) => {
      const facts = readImageFacts(bytes)
      if (typeof facts === 'string') return
      expect(facts.width * facts.height).toBeGreaterThan(0)
    }),
    { numRuns: 1500 },
  )
})
