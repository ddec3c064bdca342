import { expect, test } from 'vitest'
import { benchEn } from '../texts/en.ts'
import { changeCounts } from './changeCounts.ts'

const summary = {
  products: 5,
  changedProducts: 3,
  changedCells: 8,
  needReview: 0,
  conflicts: 0,
  excluded: 1,
  included: 6,
  includedProducts: 2,
  optionValues: 0,
  emptied: 0,
}

test('excluded changes are not counted', () => {
  const { counts, nothing } = changeCounts(summary, undefined, benchEn)
  expect(counts).toMatchObject({ products: 5, changedProducts: 2, changedCells: 6 })
  expect(nothing).toBeUndefined()
})

test('says that all changes are excluded', () => {
  const all = { ...summary, excluded: 3, included: 0, includedProducts: 0 }
  expect(changeCounts(all, undefined, benchEn).nothing).toBe(benchEn.off.excluded)
  const none = { ...all, changedProducts: 0, changedCells: 0, excluded: 0 }
  expect(changeCounts(none, 'No price.', benchEn).nothing).toBe('No price.')
})
