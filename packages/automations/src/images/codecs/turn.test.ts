import { expect, test } from 'vitest'
import { writeExif } from '../exif/writeExif.ts'
import { setExif } from '../metadata/copyExif.ts'
import { codecs, encode, paint } from '../test/processed.ts'
import { turn } from './turn.ts'

/** Six pixels, from 1 to 6 in rows of three. */
const picture = paint(3, 2, (x, y) => [1 + Math.round(3 * x) + 6 * y, 0, 0])

const rows = ({ width, data }: { width: number; data: Uint8ClampedArray }) => {
  const levels = Array.from(data).filter((_, at) => at % 4 === 0)
  return Array.from({ length: levels.length / width }, (_, row) =>
    levels.slice(row * width, (row + 1) * width).join(''),
  ).join(' ')
}

test.each([
  [1, '123 456'],
  [2, '321 654'],
  [3, '654 321'],
  [4, '456 123'],
  [5, '14 25 36'],
  [6, '41 52 63'],
  [7, '63 52 41'],
  [8, '36 25 14'],
])('a picture with orientation %i is turned upright', (orientation, expected) => {
  expect(rows(turn(picture, orientation))).toBe(expected)
  const data = new Uint8ClampedArray([9, ...picture.data]).subarray(1)
  expect(rows(turn({ ...picture, data }, orientation))).toBe(expected)
})

test('images are decoded as they are shown, or as they are stored', async () => {
  const png = setExif(await encode(picture, 'png'), writeExif({ orientation: 6 }))
  expect(rows(await codecs.decode(png, 'png'))).toBe('41 52 63')
  expect(rows(await codecs.decodeStored(png, 'png'))).toBe('123 456')
})
