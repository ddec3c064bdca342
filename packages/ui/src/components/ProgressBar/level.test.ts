import { expect, test } from 'vitest'
import { clampPercent, levelOf } from './level.js'

test.each([
  [0, 'success'],
  [45, 'success'],
  [70, 'success'],
  [70.1, 'warning'],
  [71, 'warning'],
  [90, 'warning'],
  [91, 'danger'],
  [100, 'danger'],
] as const)('[(248-250)] usage of %d is %s', (percent, level) => {
  expect(levelOf('usage', percent)).toBe(level)
})

test.each(['success', 'danger', 'neutral'] as const)(
  '[(271)] %s does not depend on the value',
  (tone) => {
    for (const percent of [0, 71, 91, 100]) expect(levelOf(tone, percent)).toBe(tone)
  },
)

test.each([
  [-1, 0],
  [-0, 0],
  [0, 0],
  [33.3, 33.3],
  [100, 100],
  [101, 100],
  [Number.POSITIVE_INFINITY, 100],
  [Number.NEGATIVE_INFINITY, 0],
  [Number.NaN, 0],
])('[(252)] %d is shown as %d', (value, percent) => {
  expect(clampPercent(value)).toBe(percent)
})
