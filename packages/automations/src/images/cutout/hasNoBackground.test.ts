import { describe, expect, test } from 'vitest'
import { paint } from '../test/processed.ts'
import { hasNoBackground } from './hasNoBackground.ts'

const side = 200

/** Paints a picture of one colour whose alpha depends on the place of each pixel. */
const withAlpha = (alphaAt: (x: number, y: number) => number) =>
  paint(side, side, (x, y) => [90, 120, 200, alphaAt(Math.round(x * side), Math.round(y * side))])

/** Returns the alpha of a square with rounded corners. */
function rounded(x: number, y: number, radius: number, edge = 0): number {
  const inside = (at: number) => Math.max(0, radius - at, at - (side - 1 - radius))
  const off = Math.hypot(inside(x), inside(y)) - radius
  return off <= 0 ? 255 : off < edge ? 255 * (1 - off / edge) : 0
}

const border = (x: number, y: number) => Math.min(x, y, side - 1 - x, side - 1 - y)

describe('a picture is cut out already', () => {
  test.each([
    ['with rounded corners', (x: number, y: number) => rounded(x, y, 20)],
    ['with slightly rounded corners', (x: number, y: number) => rounded(x, y, 6)],
    ['with rounded and soft corners', (x: number, y: number) => rounded(x, y, 20, 3)],
    ['as a circle', (x: number, y: number) => (Math.hypot(x - 99.5, y - 99.5) <= 100 ? 255 : 0)],
    [
      'with rounded corners at the top',
      (x: number, y: number) => (y < 100 ? rounded(x, y, 20) : 255),
    ],
    [
      'with a shadow that reaches the frame',
      (x: number, y: number) => (border(x, y) > 30 ? 255 : 4 * border(x, y)),
    ],
    [
      'with a product that the frame cuts',
      (x: number, y: number) => (y > 80 && x > 60 && x < 150 ? 255 : 0),
    ],
    ['of glass', () => 100],
    ['in which nothing is visible', () => 0],
  ])('%s', (_, alphaAt) => {
    expect(hasNoBackground(withAlpha(alphaAt))).toBe(true)
  })
})

describe('a picture has its background', () => {
  test.each([
    ['without any transparent pixel', () => 255],
    ['with a transparent pixel in a corner', (x: number, y: number) => (x + y === 0 ? 0 : 255)],
    [
      'with a transparent pixel in each corner',
      (x: number, y: number) => (border(x, y) === 0 && (x % 199) + (y % 199) === 0 ? 0 : 255),
    ],
    [
      'with a transparent border of a pixel',
      (x: number, y: number) => (border(x, y) < 1 ? 0 : 255),
    ],
    ['with a soft border', (x: number, y: number) => (border(x, y) < 2 ? 90 : 255)],
    [
      'with a hole in its middle',
      (x: number, y: number) => (Math.hypot(x - 99, y - 99) < 30 ? 0 : 255),
    ],
    ['with a ribbon that is cut off a corner', (x: number, y: number) => (x + y < 50 ? 0 : 255)],
    ['of which all is hardly transparent', () => 250],
  ])('%s', (_, alphaAt) => {
    expect(hasNoBackground(withAlpha(alphaAt))).toBe(false)
  })
})
