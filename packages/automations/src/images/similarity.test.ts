import { describe, expect, test } from 'vitest'
import type { Pixels } from './Pixels.ts'
import { isSamePicture, similarityOf } from './similarity.ts'
import { scaleDown } from './scaleDown.ts'
import { paint, photo } from './test/processed.ts'

function mapped(pixels: Pixels, change: (level: number, at: number) => number): Pixels {
  const data = pixels.data.map((level, at) => (at % 4 === 3 ? level : change(level, at)))
  return { ...pixels, data }
}

const plain = (level: number) => paint(40, 30, () => [level, level, level])

const shape = (level: number) =>
  paint(60, 60, (x, y) => [level, level, level, Math.hypot(x - 0.5, y - 0.5) < 0.3 ? 255 : 0])

describe('similarity', () => {
  test('is exactly 1 for identical pixels only', () => {
    const copy = { ...photo, data: new Uint8ClampedArray(photo.data) }
    expect(similarityOf(photo, copy)).toBe(1)
    copy.data[400] = copy.data[400]! ^ 1
    expect(isSamePicture(photo, copy)).toBe(false)
    expect(similarityOf(photo, copy)).toBeLessThan(1)
    expect(similarityOf(photo, copy)).toBeGreaterThan(0.999)
  })

  test('counts lost structure more than a shift of brightness', () => {
    const brighter = mapped(photo, (level) => level + 10)
    const coarse = mapped(photo, (level) => Math.round(level / 48) * 48)
    expect(similarityOf(photo, brighter)).toBeGreaterThan(0.97)
    expect(similarityOf(photo, coarse)).toBeLessThan(similarityOf(photo, brighter))
    expect(
      similarityOf(
        photo,
        mapped(photo, (level) => 255 - level),
      ),
    ).toBeLessThan(0.9)
  })

  test('follows the formula: two plain pictures differ by their brightness alone', () => {
    const c1 = (0.01 * 255) ** 2
    const expected = (2 * 100 * 150 + c1) / (100 ** 2 + 150 ** 2 + c1)
    expect(similarityOf(plain(100), plain(150))).toBeCloseTo(expected, 4)
  })

  test('compares pictures of different sizes by what they show', () => {
    expect(similarityOf(photo, scaleDown(photo, { width: 160, height: 120 }))).toBeGreaterThan(0.97)
    const large = paint(1200, 900, (x, y) => [255 * x, 255 * y, 90])
    expect(similarityOf(large, scaleDown(large, { width: 800, height: 600 }))).toBeGreaterThan(0.99)
  })

  test('sees what is lost in transparency, on any background', () => {
    const nothing = paint(60, 60, () => [0, 0, 0, 0])
    expect(similarityOf(shape(255), nothing)).toBeLessThan(0.9)
    expect(similarityOf(shape(0), nothing)).toBeLessThan(0.9)
  })

  test.each([
    [1, 1],
    [3, 40],
    [40, 7],
  ])('works for a picture of %i × %i pixels', (width, height) => {
    const one = paint(width, height, (x, y) => [200 * x, 200 * y, 10])
    const other = mapped(one, (level) => level + 3)
    expect(similarityOf(one, other)).toBeGreaterThan(0.5)
    expect(similarityOf(one, other)).toBeLessThan(1)
  })
})
