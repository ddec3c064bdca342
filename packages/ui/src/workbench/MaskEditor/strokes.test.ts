import { expect, test } from 'vitest'
import { nextSize, strokeOf, withPoint } from './strokes.js'

const place = { left: 0, top: 0, width: 400, height: 200 }

test('a stroke is stored in shares of the image', () => {
  const points = withPoint(withPoint([], [0.5, 0.5], place), [0.75, 0.5], place)
  expect(strokeOf(points, false, 24, place)).toEqual({
    keeps: false,
    radius: 0.03,
    points: [
      [0.5, 0.5],
      [0.75, 0.5],
    ],
  })
})

test('drops close points and clamps those outside', () => {
  const first = withPoint([], [0.5, 0.5], place)
  expect(withPoint(first, [0.502, 0.5], place)).toBe(first)
  expect(withPoint(first, [1.2, -0.1], place).at(-1)).toEqual([1, 0])
})

test('the size of the brush grows with itself, between 4 and 120', () => {
  expect(nextSize(24, 1)).toBe(29)
  expect(nextSize(24, -1)).toBe(19)
  expect(nextSize(5, -1)).toBe(4)
  expect(nextSize(4, -1)).toBe(4)
  expect(nextSize(118, 1)).toBe(120)
})
