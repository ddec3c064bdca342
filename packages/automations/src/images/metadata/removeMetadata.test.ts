import { array, assert, constantFrom, integer, nat, property, tuple } from 'fast-check'
import { describe, expect, test } from 'vitest'
import { readImageFacts, readStoredFacts } from '../formats/readImageFacts.ts'
import { asciiBytes, bigEndian, joinBytes } from '../formats/bytes.ts'
import { writeExif } from '../exif/writeExif.ts'
import { readPngChunks, writePngChunk } from '../formats/pngChunks.ts'
import { writeWebpChunk } from '../formats/webpChunks.ts'
import { imageFormats, type ImageFormat } from '../ImageFacts.ts'
import { caseImage } from '../test/caseImages.ts'
import { hasExiftool, readWithExiftool } from '../test/exiftool.ts'
import {
  jpegSegment,
  withMetadata,
  writeCameraExif,
  writeIptc,
  writeXmp,
  type AddedMetadata,
} from '../test/metadata.ts'
import { decodePicture, drawPicture } from '../test/pictures.ts'
import { gama, withWrongChecksum } from '../test/pngs.ts'
import { addMarkNote, hasMarkNote } from './markNote.ts'
import type { KeptMetadata } from './MetadataRemoval.ts'
import { removeMetadata } from './removeMetadata.ts'

const plain: Readonly<Record<ImageFormat, Uint8Array<ArrayBuffer>>> = {
  jpeg: await drawPicture('jpeg'),
  png: await drawPicture('png', { alpha: 100 }),
  webp: await drawPicture('webp', { alpha: 100 }),
}

/** A colour profile with a text for its copyright. */
const profile = joinBytes([
  bigEndian(160, 4),
  new Uint8Array(124),
  bigEndian(1, 4),
  asciiBytes('cprt'),
  bigEndian(144, 4),
  bigEndian(16, 4),
  asciiBytes('text\0\0\0\0no one\0\0'),
])

/** Exif of a telephone: rotation, place, camera, dates, copyright and a thumbnail. */
const cameraExif = writeCameraExif(
  {
    0x010e: 'A mug',
    0x010f: 'Nokia',
    0x0110: 'Pixel 9',
    0x0112: 6,
    0x0131: 'HDR+ 1.0',
    0x0132: '2026:03:31 12:00:00',
    0x8298: 'Nord Ltd',
    0x8769: { directory: { 0x9003: '2026:03:30 09:41:00', 0x9011: '+02:00' } },
    0x8825: {
      directory: {
        1: 'N',
        2: [
          [45, 1],
          [27, 1],
          [2531, 100],
        ],
        3: 'E',
        4: [
          [9, 1],
          [11, 1],
          [2200, 100],
        ],
      },
    },
  },
  plain.jpeg,
)

const xmp = writeXmp('xmp:CreatorTool="Studio" exif:GPSLatitude="45,27.4N" photoshop:City="Milan"')

/** Other metadata that each format may have. */
const others: Readonly<Record<ImageFormat, AddedMetadata['others']>> = {
  jpeg: [
    jpegSegment(0xe2, joinBytes([asciiBytes('ICC_PROFILE\0\u0001\u0001'), profile])),
    jpegSegment(0xe2, asciiBytes('MPF\0MM\0*\0\0\0\x08')),
    jpegSegment(0xeb, asciiBytes('JP\0\u0001\0\0\0\u0001')),
    jpegSegment(0xed, writeIptc({ 80: 'Ada', 116: 'Nord Ltd' })),
    jpegSegment(0xe1, asciiBytes('http://ns.adobe.com/xmp/extension/\0')),
    jpegSegment(0xfe, asciiBytes('made by hand')),
  ],
  png: [
    writePngChunk('pHYs', Uint8Array.of(0, 0, 11, 19, 0, 0, 11, 19, 1)),
    writePngChunk('tEXt', asciiBytes('Comment\0made by hand')),
    writePngChunk('zTXt', asciiBytes('Secret\0\0???')),
    writePngChunk('tIME', Uint8Array.of(7, 234, 3, 31, 12, 0, 0)),
    writePngChunk('prVt', asciiBytes('of a program')),
  ],
  webp: [writeWebpChunk('ABCD', asciiBytes('of a program'))],
}

const full = (format: ImageFormat) =>
  withMetadata(format, plain[format], { exif: cameraExif, xmp, others: others[format] ?? [] })

function removed(bytes: Uint8Array, keep?: KeptMetadata): Uint8Array<ArrayBuffer> {
  const removal = removeMetadata(bytes, keep)
  if (removal.state !== 'changed') throw new Error(`It was not changed: ${JSON.stringify(removal)}`)
  return removal.bytes
}

function withoutTexts(bytes: Uint8Array): void {
  const text = new TextDecoder('latin1').decode(bytes)
  for (const secret of [
    'Nokia',
    'Nord',
    'Milan',
    'hand',
    'program',
    '2026',
    'HDR+',
    'Ada',
    'MPF',
  ]) {
    expect(text).not.toContain(secret)
  }
}

const lostDirectory = writeCameraExif({ 0x8769: { directory: {} } })
lostDirectory.set([0xff, 0xff], 18)

/** Exif that no program can read, in whole or in part. */
const damagedExifs = [
  ['without the order of its bytes', asciiBytes('XX*\0\x08\0\0\0\0\0')],
  ['whose directory is behind its end', asciiBytes('II*\0\xff\xff\xff\xff')],
  ['that is cut off', cameraExif.subarray(0, 60)],
  ['with too many entries', joinBytes([asciiBytes('II*\0\x08\0\0\0\xff\x01'), new Uint8Array(40)])],
  ['with a directory that is lost', lostDirectory],
] as const

/** Bytes behind the picture. */
const pictureEnds: Readonly<Record<ImageFormat, string>> = {
  jpeg: '\xff\xd9',
  png: '\0\0\0\0IEND',
  webp: 'EXIF',
}

describe.each(imageFormats)('in %s', (format) => {
  test('removes all metadata but the rotation, and no pixel', async () => {
    const source = full(format)
    const copy = source.slice()
    const result = removed(source)
    expect(source).toEqual(copy)
    withoutTexts(result)
    expect(readImageFacts(result)).toEqual({
      ...Object(readImageFacts(source)),
      bytes: result.length,
    })
    // The rotation.
    expect(new TextDecoder('latin1').decode(result)).toContain('\x01\x12\0\x03\0\0\0\x01\0\x06')
    expect(await decodePicture(format, result)).toEqual(await decodePicture(format, source))
    expect(removeMetadata(result)).toEqual({ state: 'kept', reason: 'no-metadata' })
  })

  test('keeps the copyright and the date when asked to', () => {
    const source = full(format)
    const result = new TextDecoder('latin1').decode(
      removed(source, { copyright: true, date: true }),
    )
    expect(result).toContain('Nord Ltd\0')
    expect(result).toContain('2026:03:30 09:41:00\0')
    expect(result).toContain('+02:00\0')
    expect(result).not.toContain('Nokia')
    expect(removed(source, { date: true })).not.toEqual(removed(source, { copyright: true }))
  })

  test('a picture without metadata is its own result', () => {
    expect(removeMetadata(plain[format])).toEqual({ state: 'kept', reason: 'no-metadata' })
    const turned = withMetadata(format, plain[format], { exif: writeExif({ orientation: 3 }) })
    expect(removeMetadata(turned)).toEqual({ state: 'kept', reason: 'no-metadata' })
  })

  test.each(damagedExifs)('drops Exif %s', async (_, exif) => {
    const source = withMetadata(format, plain[format], { exif })
    const result = removed(source)
    expect(result.length).toBeLessThan(source.length)
    expect(await decodePicture(format, result)).toEqual(await decodePicture(format, source))
    expect(removeMetadata(source, { copyright: true })).toEqual({
      state: 'refused',
      problem: 'damaged-metadata',
    })
  })

  test('drops empty Exif, also where something is to be kept', () => {
    const source = withMetadata(format, plain[format], { exif: new Uint8Array() })
    expect(removed(source, { copyright: true, date: true }).length).toBeLessThan(source.length)
  })

  test('refuses files whose picture ends early', () => {
    const end = new TextDecoder('latin1').decode(full(format)).lastIndexOf(pictureEnds[format])
    const cut = full(format).subarray(0, end - 8)
    expect(removeMetadata(cut)).toEqual({ state: 'refused', problem: 'cut-off' })
  })

  test('adds and finds the note about a watermark, which removal removes', async () => {
    for (const bytes of [plain[format], full(format)]) {
      expect(hasMarkNote(bytes)).toBe(false)
      const marked = Uint8Array.from(addMarkNote(bytes))
      expect(hasMarkNote(marked)).toBe(true)
      expect(addMarkNote(marked)).toEqual(marked)
      expect(readImageFacts(marked)).toEqual({
        ...Object(readImageFacts(bytes)),
        bytes: marked.length,
      })
      expect(await decodePicture(format, marked)).toEqual(await decodePicture(format, bytes))
      expect(hasMarkNote(removed(marked))).toBe(false)
    }
  })

  test('no damage makes it throw or write unreadable files', () => {
    const source = full(format)
    const damages = array(tuple(nat(source.length - 1), integer({ min: 0, max: 255 })), {
      maxLength: 12,
    })
    const keeps = constantFrom<KeptMetadata>(
      {},
      { copyright: true },
      { date: true, copyright: true },
    )
    assert(
      property(damages, nat(40), keeps, (changes, cut, keep) => {
        const bytes = source.slice(0, source.length - (cut > 30 ? cut : 0))
        for (const [at, value] of changes) bytes[at] = value
        hasMarkNote(bytes)
        addMarkNote(bytes)
        const removal = removeMetadata(bytes, keep)
        if (removal.state !== 'changed') return
        const { width, height } = Object(readStoredFacts(bytes))
        expect(readStoredFacts(removal.bytes)).toMatchObject({ width, height })
      }),
      { numRuns: 600 },
    )
  })
})

describe('without decoding', () => {
  test.each(['arithmetic.jpg', 'baseline.jpg', 'grey.jpg', 'progressive-restart.jpg'])(
    '%s loses its metadata and nothing else',
    (name) => {
      const bytes = caseImage(name)
      const noted = joinBytes([
        bytes.subarray(0, 20),
        jpegSegment(0xfe, asciiBytes('made by hand')),
        bytes.subarray(20),
      ])
      expect(removed(noted)).toEqual(bytes)
    },
  )

  test('a trailer in place of the end marker is removed', () => {
    const bytes = caseImage('baseline.jpg')
    const trailer = asciiBytes('\0\0\x30\x0aImage_UTC_Data1518SEFH\xff\x0b\0SEFT')
    expect(removed(joinBytes([bytes.subarray(0, -2), trailer]))).toEqual(bytes)
  })
})

describe('chunks of PNG', () => {
  const chunk = gama(0.454_55)

  test.each([
    ['the second of two', [chunk, chunk], [chunk]],
    ['one with a wrong checksum', [withWrongChecksum(chunk)], []],
    ['a text without a name', [writePngChunk('tEXt', asciiBytes('\0made by hand'))], []],
    [
      'a text with a wrong checksum',
      [withWrongChecksum(writePngChunk('tEXt', asciiBytes('Comment\0by hand')))],
      [],
    ],
  ])('%s is removed', (_, given, kept) => {
    const [header] = readPngChunks(plain.png).chunks
    const insert = (chunks: readonly Uint8Array[]) =>
      joinBytes([plain.png.subarray(0, header!.end), ...chunks, plain.png.subarray(header!.end)])
    expect(removed(insert(given))).toEqual(insert(kept))
  })

  test('Exif behind the picture turns nothing', () => {
    const exif = writePngChunk('eXIf', writeExif({ orientation: 6 }))
    const end = plain.png.length - 12
    const source = joinBytes([plain.png.subarray(0, end), exif, plain.png.subarray(end)])
    expect(removed(source)).toEqual(plain.png)
  })

  test('XMP turns nothing, and none of it is left', () => {
    const source = withMetadata('png', plain.png, { xmp: writeXmp('tiff:Orientation="6"') })
    expect(readImageFacts(source)).toMatchObject({ orientation: 1, width: 20, height: 12 })
    expect(removed(source)).toEqual(plain.png)
  })
})

test('ExifTool finds nothing in the results but what is kept', ({ skip }) => {
  skip(!hasExiftool, 'ExifTool is not installed (Debian package libimage-exiftool-perl)')
  const sources = imageFormats.map(full)
  const found = readWithExiftool([
    ...sources,
    ...sources.map((bytes) => removed(bytes)),
    ...sources.map((bytes) => removed(bytes, { copyright: true, date: true })),
  ])
  const [before, after, kept] = [found.slice(0, 3), found.slice(3, 6), found.slice(6)]
  const secrets = /^(?:GPS|IFD1|XMP|IPTC|Photoshop|MPF|File:Comment|PNG:(?:Comment|ModifyDate))/
  const turned = { 'IFD0:Orientation': 6 }
  const dated = {
    'IFD0:Copyright': 'Nord Ltd',
    'ExifIFD:DateTimeOriginal': '2026:03:30 09:41:00',
    'ExifIFD:OffsetTimeOriginal': '+02:00',
  }
  const named = (names: object) => Object.keys(names).filter((name) => secrets.test(name))
  for (const tags of before) {
    expect(tags).toMatchObject({ ...turned, ...dated, 'IFD0:Model': 'Pixel 9' })
    expect(named(tags).length).toBeGreaterThan(5)
  }
  for (const tags of after) {
    expect(tags).toMatchObject(turned)
    for (const name of Object.keys(dated)) expect(tags).not.toHaveProperty([name])
  }
  for (const tags of kept) expect(tags).toMatchObject({ ...turned, ...dated })
  for (const tags of [...after, ...kept]) {
    expect(named(tags)).toEqual([])
    expect(tags).not.toHaveProperty(['IFD0:Model'])
    expect(tags).not.toHaveProperty(['ExifTool:Warning'])
  }
})

test('keeps profile and density, drops data behind the picture', () => {
  const adobe = jpegSegment(0xee, asciiBytes('Adobe\0d\0\0\0\0\u0001'))
  const [icc] = others.jpeg ?? []
  const { jpeg } = plain
  const source = withMetadata('jpeg', jpeg, { others: [adobe, icc ?? adobe] })
  expect(removeMetadata(source)).toMatchObject({ state: 'kept' })
  // A gain map, or a film of a moving picture.
  expect(removed(joinBytes([source, jpeg, asciiBytes('film')]))).toEqual(source)
  const density = withMetadata('png', plain.png, { others: [others.png![0]!] })
  expect(removeMetadata(density)).toMatchObject({ state: 'kept' })
})

test('a thumbnail in JFIF is dropped', () => {
  const { jpeg } = plain
  const content = joinBytes([jpeg.slice(6, 18), Uint8Array.of(1, 1, 10, 20, 30)])
  const source = joinBytes([jpeg.slice(0, 2), jpegSegment(0xe0, content), jpeg.slice(20)])
  expect(removed(source)).toEqual(jpeg)
})

test('Adobe RGB without a profile stays Adobe RGB', () => {
  const directory = {
    0x0110: 'EOS',
    0x8769: { directory: { 0xa001: 65_535, 0xa005: { directory: { 1: 'R03' } } } },
  }
  const source = withMetadata('jpeg', plain.jpeg, { exif: writeCameraExif(directory) })
  const expected = withMetadata('jpeg', plain.jpeg, { exif: writeExif({ isAdobeRgb: true }) })
  expect(removed(source)).toEqual(expected)
})

test.each([
  [
    'XMP',
    {
      xmp: writeXmp(
        '',
        '<dc:rights><rdf:Alt><rdf:li xml:lang="x-default">© Nörd &amp; Co</rdf:li></rdf:Alt></dc:rights>',
      ),
    },
  ],
  ['IPTC', { others: [jpegSegment(0xed, writeIptc({ 116: '© Nörd & Co' }))] }],
])('a copyright of %s is kept in Exif', (_name, added) => {
  const source = withMetadata('jpeg', plain.jpeg, added)
  const kept = withMetadata('jpeg', plain.jpeg, { exif: writeExif({ copyright: '© Nörd & Co' }) })
  expect(removed(source, { copyright: true })).toEqual(kept)
  expect(removed(source)).toEqual(plain.jpeg)
})

test.each([
  [
    'XMP',
    { xmp: writeXmp('photoshop:DateCreated="2026-03-30T09:41:07.50Z"') },
    '09:41:07',
    '+00:00',
  ],
  ['IPTC', { others: [jpegSegment(0xed, writeIptc({ 55: '20260330' }))] }, '00:00:00', undefined],
])('a date of %s is kept in Exif', (_name, added, time, offset) => {
  const source = withMetadata('jpeg', plain.jpeg, added)
  const date = `2026:03:30 ${time}`
  const exif = writeExif(offset === undefined ? { date } : { date, offset })
  expect(removed(source, { date: true })).toEqual(withMetadata('jpeg', plain.jpeg, { exif }))
})
