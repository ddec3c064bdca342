import { expect, test } from 'vitest'
import { findFormat, readAmount, readCount, readGrams } from './numbers.ts'

test.each([
  ['€ 7,20', 'comma', 72_000],
  ['7,20 EUR', 'comma', 72_000],
  ['1.234,-', 'comma', 12_340_000],
  ['1.234,--', 'comma', 12_340_000],
  ['1 234,50 €', 'comma', 12_345_000],
  ['1 234,50', 'comma', 12_345_000],
  ["CHF 1'234.50", 'point', 12_345_000],
  ['12.—', 'point', 120_000],
  ['$1,234', 'point', 12_340_000],
  ['.5', 'point', 5000],
  ['7.20 / Stk.', 'point', 72_000],
  ['1.2345', 'point', 12_345],
  ['1.234,50', 'point', undefined],
  ['12,5', 'point', undefined],
  ['5–7', 'point', undefined],
  ['-3', 'point', undefined],
  ['10%', 'point', undefined],
  ['8.72E+12', 'point', undefined],
  ['10 20', 'point', undefined],
  ['on request', 'point', undefined],
  ['', 'point', undefined],
] as const)('the price %j with a decimal %s', (text, format, units) => {
  expect(readAmount(text, format)).toBe(units)
})

test.each([
  ['12', 12],
  ['1.200', 1200],
  ['10+', 10],
  ['> 100', 100],
  ['5 Stk.', 5],
  ['-2', -2],
  ['1,5', undefined],
  ['sold out', undefined],
])('the number of pieces %j', (text, pieces) => {
  expect(readCount(text, 'comma')).toBe(pieces)
})

test.each([
  ['0,5 kg', 500],
  ['500 g', 500],
  ['1,2 lb', 544.3108],
  ['0,25', 250],
  ['3 m', undefined],
])('the weight %j', (text, grams) => {
  expect(readGrams(text, 'comma', 'kg')).toBe(grams)
})

test('the format is that of most numbers that tell', () => {
  expect(findFormat(['1.234', '7,20', '8,90', '5.50'])).toMatchObject({ format: 'comma' })
  expect(findFormat(['1,234'])).toEqual({ isAmbiguous: true, numbers: 1 })
  expect(findFormat(['12', 'x'])).toEqual({ isAmbiguous: false, numbers: 1 })
})
