import { describe, expect, test } from 'vitest'
import { snap } from './snap.js'

const percent = { min: 0, max: 100, step: 5 }

describe('snap', () => {
  test.each([
    [0, 0],
    [2.4, 0],
    [2.5, 5],
    [80, 80],
    [82, 80],
    [83, 85],
    [-7, 0],
    [101, 100],
    [Infinity, 100],
    [Number.NaN, 0],
  ])('[(395)] snaps %s to %s', (given, expected) => {
    expect(snap(given, percent)).toBe(expected)
  })

  test('counts steps from the minimum', () => {
    expect(snap(6, { min: 1, max: 9, step: 3 })).toBe(7)
  })

  test('ends on the last whole step', () => {
    expect(snap(100, { min: 0, max: 10, step: 4 })).toBe(8)
  })

  test('keeps the decimals of the step, and no more', () => {
    expect(snap(0.30000000000000004, { min: 0, max: 1, step: 0.1 })).toBe(0.3)
  })
})
