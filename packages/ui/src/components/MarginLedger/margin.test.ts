import { expect, test } from 'vitest'
import { marginOf, totalOf } from './margin.js'

test.each([
  [24.9, 10.49, 14.41, 0.579],
  [10, 10, 0, 0],
  [10, 12.5, -2.5, -0.25],
  [0.3, 0.1, 0.2, 0.667],
  [0, 4, -4, 0],
])('a price of %d and a cost of %d leave %d', (price, cost, amount, share) => {
  const margin = marginOf({ price, cost })
  expect(margin.amount).toBe(amount)
  expect(margin.share).toBeCloseTo(share, 3)
})

test('adds up to the cent', () => {
  const product = { price: 0.1, cost: 0.07 }
  expect(totalOf([product, product, product])).toEqual({ price: 0.3, cost: 0.21 })
  expect(totalOf([])).toEqual({ price: 0, cost: 0 })
})
