import { expect, test } from 'vitest'
import { parsePrice } from './price.ts'
import { numberIn } from './number.ts'

const encoder = new TextEncoder()

function parseNumber(cell: string): number | undefined {
  const bytes = encoder.encode(cell)
  const number = numberIn(bytes, 0, bytes.length)
  return Number.isNaN(number) ? undefined : number
}

test.each([
  ['19.99', 19.99, 199_900],
  ['"19.99"', 19.99, 199_900],
  [' \t5\u00a0', 5, 50_000],
  ['" 5 "', 5, 50_000],
  ['\u00a05.00\u00a0', 5, 50_000],
  ['0', 0, 0],
  ['0.0001', 0.0001, 1],
  ['.5', 0.5, 5_000],
  ['5.', 5, 50_000],
  ['-5', -5, undefined],
  ['+5', 5, undefined],
  ["'5", undefined, 50_000],
  ['1.50000', 1.5, 15_000],
  ['1.00001', 1.00001, undefined],
  ['9999999999.9999', 9_999_999_999.9999, 99_999_999_999_999],
  ['9999999999.99990000000000000000', 9_999_999_999.9999, 99_999_999_999_999],
  ['9999999999.99990000000000000001', 9_999_999_999.9999, undefined],
  ['10000000000', 10_000_000_000, undefined],
  ['0.12345678901234567', 0.123456789012345, undefined],
  ['', undefined, undefined],
  ['"', undefined, undefined],
  ['""', undefined, undefined],
  ['"""5"""', undefined, undefined],
  ['.', undefined, undefined],
  ['-', undefined, undefined],
  ["'", undefined, undefined],
  ['- 5', undefined, undefined],
  ['1.2.3', undefined, undefined],
  ['1,299.00', undefined, undefined],
  ['1 299', undefined, undefined],
  ['24,90', undefined, undefined],
  ['$5', undefined, undefined],
  ['5 €', undefined, undefined],
  ['0x10', undefined, undefined],
  ['1e3', undefined, undefined],
  ['5Â', undefined, undefined],
])('%j is read as a number and a price', (cell, number, price) => {
  expect(parseNumber(cell)).toBe(number)
  expect(parsePrice(cell)).toBe(price)
})
