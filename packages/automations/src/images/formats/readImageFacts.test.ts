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
import { describe, expect, test } from 'vitest'
import { imageFormats, type ImageFormat } from '../ImageFacts.ts'
import { writeExif } from '../exif/writeExif.ts'
import { caseImage } from '../test/caseImages.ts'
import { withMetadata } from '../test/metadata.ts'
import { decodePicture, drawPicture } from '../test/pictures.ts'
import { cicp, withWrongChecksum } from '../test/pngs.ts'
import { asciiBytes, bigEndian, joinBytes, littleEndian } from './bytes.ts'
import { readJpegSegments } from './jpegSegments.ts'
import { pngSignature, readPngChunks, writePngChunk } from './pngChunks.ts'
import { readImageFacts, readStoredFacts } from './readImageFacts.ts'
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

/** Bytes of the end of a file that are no part of its picture. */
const endLengths: Readonly<Record<ImageFormat, number>> = { jpeg: 2, png: 12, webp: 0 }

/** Returns what the facts of a file are that ends early, for each length. */
function factsOfCut(bytes: Uint8Array, from: number, to: number): ReadonlySet<unknown> {
  const found = new Set<unknown>()
  for (let length = from; length < to; length += 1) {
    const facts = readImageFacts(bytes.subarray(0, length))
    found.add(typeof facts === 'string' ? facts : facts.width)
  }
  return found
}

test.each(imageFormats)('%s that ends in its picture is cut off, wherever it ends', (format) => {
  const bytes = pictures[format]
  const whole = bytes.length - endLengths[format]
  expect(factsOfCut(bytes, 12, whole)).toEqual(new Set(['cut-off']))
})

test.each(['jpeg', 'png'] as const)('%s whose end is cut off is whole', (format) => {
  const bytes = pictures[format]
  const whole = bytes.length - endLengths[format]
  expect(factsOfCut(bytes, whole, bytes.length)).toEqual(new Set([20]))
})

test.each(['baseline.jpg', 'grey.jpg', 'progressive.jpg', 'progressive-restart.jpg'])(
  '%s without its end marker is whole, and cut off one byte before',
  (name) => {
    const bytes = caseImage(name)
    expect(readImageFacts(bytes.subarray(0, -1))).toMatchObject({ format: 'jpeg' })
    expect(readImageFacts(bytes.subarray(0, -2))).toMatchObject({ format: 'jpeg' })
    expect(readImageFacts(bytes.subarray(0, -3))).toBe('cut-off')
    expect(readImageFacts(bytes.subarray(0, bytes.length / 2))).toBe('cut-off')
  },
)

test.each([
  ['zeros', new Uint8Array(600)],
  ['texts', asciiBytes('PanoramaInfo SEFH SEFT')],
  ['another picture', caseImage('grey.jpg')],
  ['markers that are none', Uint8Array.of(0xff, 0x0b, 0xff, 0x02, 0, 0xff)],
])('a JPG with %s in place of its end marker is whole', (_, trailer) => {
  const bytes = joinBytes([caseImage('baseline.jpg').subarray(0, -2), trailer])
  expect(readImageFacts(bytes)).toMatchObject({ width: 150, height: 130 })
})

test('a progressive JPG that ends between two passes is cut off', () => {
  const bytes = caseImage('progressive-restart.jpg')
  const scans = readJpegSegments(bytes).segments.filter(({ marker }) => marker === 0xda)
  for (const { start } of scans) {
    expect(readImageFacts(bytes.subarray(0, start))).toBe('cut-off')
  }
})

test.each([
  ['nothing', new Uint8Array()],
  ['zeros', new Uint8Array(40)],
  ['half a chunk', asciiBytes('\0\0\x01\0tEXtComment')],
])('a PNG with %s in place of its end is whole', (_, trailer) => {
  const bytes = joinBytes([pictures.png.subarray(0, -12), trailer])
  expect(readImageFacts(bytes)).toMatchObject({ width: 20, height: 12 })
})

test('a PNG that ends within its picture is cut off', () => {
  const { chunks } = readPngChunks(pictures.png)
  const data = chunks.find(({ type }) => type === 'IDAT')!
  const half = pictures.png.subarray(data.content, data.content + 60)
  const bytes = joinBytes([pictures.png.subarray(0, data.start), writePngChunk('IDAT', half)])
  expect(readImageFacts(bytes)).toBe('cut-off')
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
  expect(frame({ 4: 12 })).toBe('deep-jpeg')
  expect(frame({ 4: 9 })).toBe('corrupt')
  expect(frame({ 5: 0, 6: 0 })).toBe('corrupt')
  expect(frame({ 5: 0xff, 6: 0xff, 7: 0xff, 8: 0xff })).toBe('too-many-pixels')
})

test.each([
  [0xc3, 'lossless-jpeg'],
  [0xc6, 'hierarchical-jpeg'],
  [0xc9, 'arithmetic-jpeg'],
  [0xca, 'arithmetic-jpeg'],
  [0xcb, 'lossless-jpeg'],
  [0xf7, 'lossless-jpeg'],
])('a frame of JPEG with the marker %i is named', (marker, problem) => {
  const bytes = caseImage('baseline.jpg')
  bytes[bytes.findIndex((byte, at) => byte === 0xff && bytes[at + 1] === 0xc0) + 1] = marker
  expect(readImageFacts(bytes)).toBe(problem)
  expect(readStoredFacts(bytes)).toMatchObject({ coding: problem, width: 150, height: 130 })
})

test('a file with arithmetic coding is named', () => {
  expect(readImageFacts(caseImage('arithmetic.jpg'))).toBe('arithmetic-jpeg')
})

test('a JPEG of several sizes is named, whatever its first frame is', () => {
  const bytes = caseImage('baseline.jpg')
  const hierarchy = Uint8Array.of(0xff, 0xde, 0, 11, 8, 0, 130, 0, 150, 1, 1, 0x11, 0)
  expect(readImageFacts(withBytes(bytes, 2, hierarchy))).toBe('hierarchical-jpeg')
})

test.each([16, 18])('a PNG with the light %i is for brighter screens', (transfer) => {
  const [header] = readPngChunks(pictures.png).chunks
  const bytes = (chunk: Uint8Array) => readImageFacts(withBytes(pictures.png, header!.end, chunk))
  expect(bytes(cicp(9, transfer, 0, 1))).toBe('hdr')
  expect(bytes(withWrongChecksum(cicp(9, transfer, 0, 1)))).toMatchObject({ format: 'png' })
})

/** Writes an entry of Exif that says how to turn the picture. */
function entry(type: number, count: number, ...value: readonly number[]): Uint8Array {
  const head = [Uint8Array.of(1, 0x12), bigEndian(type, 2), bigEndian(count, 4)]
  return joinBytes([...head, Uint8Array.from(value)])
}

function directory(count: number, ...entries: readonly Uint8Array[]): Uint8Array<ArrayBuffer> {
  const head = [asciiBytes('MM\0*\0\0\0\x08'), bigEndian(count, 2)]
  return joinBytes([...head, ...entries, new Uint8Array(4)])
}

function exifSegment(exif: Uint8Array, mark = 'Exif\0\0'): Uint8Array {
  const content = joinBytes([asciiBytes(mark), exif])
  return joinBytes([asciiBytes('\xff\xe1'), bigEndian(content.length + 2, 2), content])
}

describe('the rotation of Exif', () => {
  const turned = entry(3, 1, 0, 6, 0, 0)
  const upright = entry(3, 1, 0, 1, 0, 0)

  test.each([
    ['with more entries than there are', [exifSegment(directory(500, turned))], 6],
    ['without its last four bytes', [exifSegment(directory(1, turned).subarray(0, -4))], 6],
    ['that is there twice', [exifSegment(directory(2, turned, entry(3, 1, 0, 3, 0, 0)))], 6],
    ['with another end of its mark', [exifSegment(directory(1, turned), 'Exif\0\x01')], 6],
    ['behind an empty one', [exifSegment(new Uint8Array()), exifSegment(directory(1, turned))], 6],
    [
      'behind another one',
      [exifSegment(directory(1, upright)), exifSegment(directory(1, turned))],
      1,
    ],
    [
      'behind a damaged one',
      [exifSegment(asciiBytes('XXXXXXXX')), exifSegment(directory(1, turned))],
      1,
    ],
    ['as a long number', [exifSegment(directory(1, entry(4, 1, 0, 0, 0, 6)))], 1],
    ['as two numbers', [exifSegment(directory(1, entry(3, 2, 0, 6, 0, 6)))], 1],
    ['in an entry that is cut off', [exifSegment(directory(1, turned).subarray(0, 18))], 1],
    ['without the order of its bytes', [exifSegment(directory(1, turned).fill(0x58, 0, 2))], 1],
  ])('%s', (_, segments, orientation) => {
    const bytes = withBytes(pictures.jpeg, 2, joinBytes(segments))
    expect(readImageFacts(bytes)).toMatchObject({ orientation })
  })

  test('of PNG counts before the picture, where it is sound', () => {
    const exif = writePngChunk('eXIf', writeExif({ orientation: 6 }))
    const { chunks } = readPngChunks(pictures.png)
    const orientation = (at: number, chunk: Uint8Array) =>
      readImageFacts(withBytes(pictures.png, at, chunk))
    expect(orientation(chunks[0]!.end, exif)).toMatchObject({ orientation: 6 })
    expect(orientation(chunks.at(-1)!.start, exif)).toMatchObject({ orientation: 1 })
    expect(orientation(chunks[0]!.end, withWrongChecksum(exif))).toMatchObject({ orientation: 1 })
    const marked = writePngChunk(
      'eXIf',
      joinBytes([asciiBytes('Exif\0\0'), writeExif({ orientation: 6 })]),
    )
    expect(orientation(chunks[0]!.end, marked)).toMatchObject({ orientation: 1 })
  })
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
