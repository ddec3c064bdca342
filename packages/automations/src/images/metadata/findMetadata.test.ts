import { array, assert, integer, nat, property, tuple, uint8Array } from 'fast-check'
import { expect, test } from 'vitest'
import { asciiBytes, joinBytes } from '../formats/bytes.ts'
import { writePngChunk } from '../formats/pngChunks.ts'
import { imageFormats } from '../ImageFacts.ts'
import {
  jpegSegment,
  withMetadata,
  writeCameraExif,
  writeIptc,
  writeXmp,
  type AddedMetadata,
  type Directory,
} from '../test/metadata.ts'
import { drawPicture } from '../test/pictures.ts'
import { countMetadata, findMetadata } from './findMetadata.ts'
import { xmpProperty } from './readXmp.ts'

const jpeg = await drawPicture('jpeg')
const png = await drawPicture('png')

const found = (added: AddedMetadata) => findMetadata(withMetadata('jpeg', jpeg, added))
const inExif = (directory: Directory) => found({ exif: writeCameraExif(directory) })

function foundInText(content: string) {
  const others = [writePngChunk('tEXt', asciiBytes(content))]
  return findMetadata(withMetadata('png', png, { others }))
}

type Angle = readonly (readonly [numerator: number, denominator: number])[]

function placeOf(latitude: Angle, longitude: Angle, error?: readonly [number, number]) {
  const gps = { 1: 'N', 2: latitude, 3: 'E', 4: longitude, 31: error ? [error] : [] }
  return inExif({ 0x8825: { directory: gps } }).place
}

test.each(imageFormats)('finds what Exif of %s tells', async (format) => {
  const exif = writeCameraExif(
    {
      0x010e: 'A mug',
      0x010f: 'Canon',
      0x0110: 'Canon EOS R5',
      0x0131: 'Studio 2',
      0x0132: '2026:04:01 10:00:00',
      0x8298: 'Nord Ltd',
      0x8769: { directory: { 0x9003: '2026:03:30 09:41:00' } },
    },
    jpeg,
  )
  const bytes = withMetadata(format, await drawPicture(format), { exif })
  expect(findMetadata(bytes)).toEqual({
    kinds: ['camera', 'date', 'thumbnail', 'comments', 'software', 'copyright'],
    camera: 'Canon EOS R5',
    date: '2026-03-30T09:41:00',
    software: 'Studio 2',
    copyright: 'Nord Ltd',
  })
})

test('names the make where the model does not', () => {
  expect(inExif({ 0x010f: 'NIKON CORPORATION', 0x0110: 'NIKON D850' }).camera).toBe('NIKON D850')
  expect(inExif({ 0x010f: 'Apple', 0x0110: 'iPhone 17' }).camera).toBe('Apple iPhone 17')
  expect(inExif({ 0x010f: 'Kodak' }).camera).toBe('Kodak')
})

test('a date of zeros or spaces is none', () => {
  for (const date of ['0000:00:00 00:00:00', '    :  :     :  :  ']) {
    expect(inExif({ 0x0132: date })).toEqual({ kinds: [] })
  }
})

test('reports the accuracy of a place', () => {
  const whole = [
    [45, 1],
    [27, 1],
  ] as const
  const seconds = (denominator: number): Angle => [...whole, [25 * denominator, denominator]]
  expect(placeOf(seconds(1000), seconds(1000))).toEqual({ accuracy: 5 })
  expect(placeOf(seconds(1000), seconds(1))).toEqual({ accuracy: 5 })
  expect(placeOf(seconds(1), seconds(1))?.accuracy).toBeCloseTo(30.9)
  expect(placeOf(seconds(1000), seconds(1000), [123, 10])).toEqual({ accuracy: 12.3 })
  expect(placeOf(seconds(1000), seconds(1000), [15, 10])).toEqual({ accuracy: 1.5 })
  const minutes: Angle = [
    [45, 1],
    [274_321, 10_000],
    [0, 1],
  ]
  expect(placeOf(minutes, minutes)).toEqual({ accuracy: 5 })
  const degrees: Angle = [[45, 1]]
  expect(placeOf(degrees, degrees)?.accuracy).toBeCloseTo(111_240)
  const decimal: Angle = [[45_457_031, 1_000_000]]
  expect(placeOf(decimal, decimal)).toEqual({ accuracy: 5 })
  const invalid: Angle = [
    [0, 0],
    [0, 0],
    [0, 0],
  ]
  expect(placeOf(invalid, invalid)).toBeUndefined()
  expect(inExif({ 0x8825: { directory: { 29: '2026:03:30' } } })).toEqual({ kinds: [] })
})

test('finds what XMP tells, as attributes or as elements', () => {
  const attributes =
    'exif:GPSLatitude="45,27.4N" exif:GPSLongitude="9,11.37E" xmp:CreatorTool="Studio &quot;2&quot;" tiff:Model="X100" exif:DateTimeOriginal="2026-03-30T09:41:00"'
  const history = '<xmpMM:History><rdf:Seq><rdf:li>saved</rdf:li></rdf:Seq></xmpMM:History>'
  const ofXmp = found({ xmp: writeXmp(attributes, history) })
  expect(ofXmp).toEqual({
    kinds: ['place', 'camera', 'date', 'software', 'history'],
    place: { accuracy: expect.closeTo(18.54) as number },
    camera: 'X100',
    date: '2026-03-30T09:41:00',
    software: 'Studio "2"',
  })
  const elements =
    '<exif:GPSLatitude>45,27,12N</exif:GPSLatitude><exif:GPSLongitude>9,11,22E</exif:GPSLongitude>'
  expect(found({ xmp: writeXmp('', elements) }).place?.accuracy).toBeCloseTo(30.9)
  expect(xmpProperty('<dc:rightsHolder>a</dc:rightsHolder>', 'dc:rights')).toBeUndefined()
  expect(xmpProperty('<a dc:rights = "b&#x20AC;&#33;&nope;"/>', 'dc:rights')).toBe('b€!&nope;')
})

test('finds IPTC, comments, thumbnails and Content Credentials', () => {
  expect(found({ others: [jpegSegment(0xed, writeIptc({ 55: '20260330', 80: 'Ada' }))] })).toEqual({
    kinds: ['date', 'comments'],
    date: '2026-03-30T00:00:00',
  })
  expect(found({ others: [jpegSegment(0xfe, asciiBytes('by hand'))] }).kinds).toEqual(['comments'])
  expect(found({ others: [jpegSegment(0xeb, asciiBytes('JP\0\u0001'))] }).kinds).toEqual([
    'history',
  ])
  expect(findMetadata(joinBytes([jpeg, jpeg])).kinds).toEqual(['thumbnail'])
  expect(foundInText('Software\0Studio')).toEqual({ kinds: ['software'], software: 'Studio' })
  expect(foundInText('Title\0A mug')).toEqual({ kinds: ['comments'] })
})

test('finds nothing without metadata or in unusable files', () => {
  for (const bytes of [jpeg, png, new Uint8Array(), jpeg.subarray(0, 90)]) {
    expect(findMetadata(bytes)).toEqual({ kinds: [] })
  }
})

test('counts images with a place, camera or date', () => {
  const counted = countMetadata([
    { kinds: [], place: { accuracy: 30.9 } },
    { kinds: [], place: { accuracy: 0.2 }, camera: 'X100', date: '2026-03-30' },
    { kinds: [], date: '2026-03-30' },
    { kinds: [] },
  ])
  expect(counted).toEqual({ places: 2, placeMetres: 1, cameras: 2 })
  expect(countMetadata([])).toEqual({ places: 0, cameras: 0 })
})

test('no damage makes it throw or run on', () => {
  const gps = { 2: [[45, 1]] as const, 4: [[9, 1]] as const, 31: [[3, 1]] as const }
  const source = withMetadata('jpeg', jpeg, {
    exif: writeCameraExif(
      { 0x0110: 'X100', 0x8769: { directory: {} }, 0x8825: { directory: gps } },
      jpeg,
    ),
    xmp: writeXmp('xmp:CreatorTool="Studio"', '<dc:rights>a</dc:rights>'),
    others: [jpegSegment(0xed, writeIptc({ 55: '20260330', 116: 'Nord' }))],
  })
  const damages = array(tuple(nat(source.length - 1), integer({ min: 0, max: 255 })), {
    maxLength: 12,
  })
  assert(
    property(damages, uint8Array({ maxLength: 40 }), (changes, added) => {
      const bytes = joinBytes([source, added])
      for (const [at, value] of changes) bytes[at] = value
      expect(findMetadata(bytes).kinds).toBeInstanceOf(Array)
    }),
    { numRuns: 800 },
  )
  const long = withMetadata('png', png, { xmp: writeXmp(`dc:rights="${'<'.repeat(400_000)}"`) })
  expect(findMetadata(long).kinds).toEqual(['copyright'])
})
