import { expect, test } from 'vitest'
import { damagedExport, exercise } from './mutations.ts'

test('damaged files are rejected or round-trip', () => {
  const counts = { refused: 0, done: 0 }
  for (let seed = 1; seed <= 200; seed += 1) {
    try {
      counts[exercise(damagedExport(seed))] += 1
    } catch (cause) {
      throw new Error(`The damaged file of seed ${seed} fails.`, { cause })
    }
  }
  expect(counts.done).toBeGreaterThan(50)
  expect(counts.refused).toBeGreaterThan(10)
})
