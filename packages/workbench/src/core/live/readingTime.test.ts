import { expect, test } from 'vitest'
import { readingTime } from './readingTime.ts'

const nothing = { paces: {}, isPractice: false }

test('nothing is said about a bulk operation before the first one', () => {
  expect(readingTime(1000, nothing)).toBeUndefined()
})

test('pages take a few seconds', () => {
  expect(readingTime(250, nothing)).toBe('few')
})

test('the practice store takes a few seconds', () => {
  expect(readingTime(500, { ...nothing, isPractice: true })).toBe('few')
})

test.each([
  ['twice as many products take twice as long', 2000, 80],
  ['half as many take half as long', 500, 20],
  ['far more are not compared', 10_001, undefined],
])('%s', (_, products, seconds) => {
  const paces = { bulk: { products: 1000, seconds: 40 } }
  expect(readingTime(products, { ...nothing, paces })).toBe(seconds)
})

test('the pace of pages says nothing about bulk operations', () => {
  const paces = { pages: { products: 200, seconds: 3 } }
  expect(readingTime(400, { ...nothing, paces })).toBeUndefined()
})
