import { expect, test } from 'vitest'
import { litTicks } from './litTicks.js'

test.each([
  [0, 0],
  [0.4, 1],
  [1, 1],
  [45, 18],
  [50, 20],
  [99.6, 39],
  [100, 40],
])('%d percent lights %i of 40 ticks', (percent, lit) => {
  expect(litTicks(percent)).toBe(lit)
})
