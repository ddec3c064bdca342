import { expect, test } from 'vitest'
import { isHighlighted } from './isHighlighted.js'

test.each([
  ['242', 1],
  ['242', 0.001],
  ['242', Number.POSITIVE_INFINITY],
  ['245', '1 Jan'],
  ['245', '0'],
] as const)('[%s] %j lights the lamp', (_line, value) => {
  expect(isHighlighted(value)).toBe(true)
})

test.each([
  ['243', 0],
  ['243', -0],
  ['244', -1],
  ['244', Number.NEGATIVE_INFINITY],
  ['244', Number.NaN],
  ['245', ''],
  ['245', null],
] as const)('[%s] %j leaves the lamp off', (_line, value) => {
  expect(isHighlighted(value)).toBe(false)
})
