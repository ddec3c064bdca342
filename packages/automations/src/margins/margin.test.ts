import { assert, integer, property, record } from 'fast-check'
import { expect, test } from 'vitest'
import { chargesOf, marginOf, priceForMargin, type Charges } from './margin.ts'

const none: Charges = {
  feePercent: 0,
  feeAmount: 0,
  shipping: 0,
  vatPercent: 0,
  dutyPercent: 0,
}

test('a margin is the remaining share of the price', () => {
  expect(marginOf(200_000, 120_000, none)).toBeCloseTo(0.4)
  expect(marginOf(100_000, 120_000, none)).toBeCloseTo(-0.2)
})

test('charges and VAT lower the margin', () => {
  const charges = { ...none, feePercent: 2.9, feeAmount: 3000, shipping: 36_800 }
  expect(chargesOf(149_000, charges)).toBe(44_121)
  expect(marginOf(149_000, 132_000, charges)).toBeCloseTo(-0.182, 3)
  expect(marginOf(122_000, 50_000, { ...none, vatPercent: 22 })).toBeCloseTo(0.5)
  expect(marginOf(100_000, 50_000, { ...none, dutyPercent: 10 })).toBeCloseTo(0.45)
})

const percentUpTo = (most: number) => integer({ min: 0, max: most * 100 }).map((one) => one / 100)

test('priceForMargin returns the lowest sufficient price', () => {
  const charges = record({
    feePercent: percentUpTo(20),
    feeAmount: integer({ min: 0, max: 100_000 }),
    shipping: integer({ min: 0, max: 10_000_000 }),
    vatPercent: percentUpTo(30),
    dutyPercent: percentUpTo(100),
  })
  const target = integer({ min: -5000, max: 9500 }).map((one) => one / 100)
  const precision = 1e-9
  assert(
    property(integer({ min: 1, max: 10_000_000 }), target, charges, (cost, percent, spent) => {
      const price = priceForMargin(cost, percent, spent)
      const kept = (1 - percent / 100) / (1 + spent.vatPercent / 100) - spent.feePercent / 100
      const share = percent / 100
      return price === undefined
        ? kept <= precision
        : marginOf(price, cost, spent) >= share - precision &&
            (price === 1 || marginOf(price - 1, cost, spent) < share + precision)
    }),
  )
})

test('percentage fees can make a margin unreachable', () => {
  expect(priceForMargin(10_000, 90, { ...none, feePercent: 10 })).toBeUndefined()
  expect(priceForMargin(10_000, 90, { ...none, feePercent: 9.99 })).toBe(100_000_000)
})
