import { expect, test } from 'vitest'
import { currencyIn, readPagePrice } from './pagePrice.ts'

test.each([
  ['19.99', 19.99],
  ['19,99', 19.99],
  ['€ 7,20', 7.2],
  ['1.299,00 €', 1299],
  ['$1,299.00', 1299],
  ['1.234,-', 1234],
  ['CHF 1’299.–', 1299],
  ["1'299.50", 1299.5],
  ['1 299,00 kr', 1299],
  ['1 299,00 kr', 1299],
  ['1.234.567', 1_234_567],
  ['12,34,567.50', 1_234_567.5],
  ['0.999', 0.999],
  ['24.9900', 24.99],
  ['1,5', 1.5],
  ['0', 0],
  [12, 12],
  [0.1, 0.1],
])('%j is %d', (value, price) => {
  expect(readPagePrice(value)).toEqual({ units: Math.round(price * 10_000), isUnclear: false })
})

test.each([
  '',
  'on request',
  '-5.00',
  '− 5,00',
  '-€5',
  'N/A',
  null,
  undefined,
  -1,
  Number.NaN,
  1e300,
  {},
])('%j is no price', (value) => {
  expect(readPagePrice(value)).toBeUndefined()
})

test('three digits behind one separator are thousands, which the owner should look at', () => {
  expect(readPagePrice('1.299')).toEqual({ units: 12_990_000, isUnclear: true })
  expect(readPagePrice('1,299', 'EUR')).toEqual({ units: 12_990_000, isUnclear: true })
})

test('a currency can decide: yen have no digits behind the point, dinars have three', () => {
  expect(readPagePrice('1,299', 'JPY')).toEqual({ units: 12_990_000, isUnclear: false })
  expect(readPagePrice('1.299', 'KWD')).toEqual({ units: 12_990, isUnclear: false })
})

test('of a range the first price counts, and is unclear', () => {
  expect(readPagePrice('19.99 – 29.99 €')).toEqual({ units: 199_900, isUnclear: true })
})

test.each([
  ['EUR', 'EUR'],
  ['eur', 'EUR'],
  ['7,20 €', 'EUR'],
  ['USD 7.20', 'USD'],
  ['$7.20', undefined],
  ['XXX', undefined],
  [7, undefined],
])('the currency of %j is %s', (value, currency) => {
  expect(currencyIn(value)).toBe(currency)
})
