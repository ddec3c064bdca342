import { expect, test } from 'vitest'
import { currencyIn, readPagePrice } from './pagePrice.ts'

/** A price that is clear, in units of the currency. */
function clear(price: number) {
  const units = Math.round(price * 10_000)
  return { units, low: units, high: units }
}

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
  expect(readPagePrice(value)).toEqual(clear(price))
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

test('three digits behind one separator are ambiguous thousands', () => {
  expect(readPagePrice('1.299')).toEqual({ ...clear(1299), other: 12_990 })
  expect(readPagePrice('1,299', 'EUR')).toEqual({ ...clear(1299), other: 12_990 })
})

test('the currency resolves three digits', () => {
  expect(readPagePrice('1,299', 'JPY')).toEqual(clear(1299))
  expect(readPagePrice('1.299', 'KWD')).toEqual(clear(1.299))
})

test.each([
  ['Rs. 1,499', undefined, 1499],
  ['Rs.1,23,456.50', undefined, 123_456.5],
  ['1,299', 'USD', 1299],
  ['£1,299', 'GBP', 1299],
])('commas between thousands are clear in %s %s', (text, currency, price) => {
  expect(readPagePrice(text, currency)).toEqual(clear(price))
})

test('the first price of a range is used', () => {
  expect(readPagePrice('€19.90 – €49.90')).toEqual({ ...clear(19.9), high: 499_000 })
})

test.each(['19,99 € inkl. 19% MwSt.', '19.99 incl. 20 % VAT', '€ 19,99 (-25%)'])(
  '%s is one price',
  (text) => {
    expect(readPagePrice(text)).toEqual(clear(19.99))
  },
)

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
