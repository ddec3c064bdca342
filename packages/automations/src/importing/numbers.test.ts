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
  ['1,23,456.78', 'point', 1_234_567_800],
  ['12,34,567', 'point', 12_345_670_000],
  ['1,00,00,000', 'point', 100_000_000_000],
  ['Rs. 1,499', 'point', 14_990_000],
  ['Rs.1,499/-', 'point', 14_990_000],
  ['₹ 1,499', 'point', 14_990_000],
  ['MRP: Rs 1,499', 'point', 14_990_000],
  ['INR 899', 'point', 8_990_000],
  ['US $4.10', 'point', 41_000],
  ['US$4.10', 'point', 41_000],
  ['CA$ 4.10', 'point', 41_000],
  ['AU$4.10', 'point', 41_000],
  ['HK$4.10', 'point', 41_000],
  ['R$ 4,10', 'comma', 41_000],
  ['$4.10 USD', 'point', 41_000],
  ['Fr. 4.10', 'point', 41_000],
  ['Fr.4.10', 'point', 41_000],
  ['199 kr', 'comma', 1_990_000],
  ['199:-', 'comma', 1_990_000],
  ['4,10 zł', 'comma', 41_000],
  ['S/ 4.10', 'point', 41_000],
  ['4.10 each', 'point', 41_000],
  ['1\u202f299,00\u00a0€', 'comma', 12_990_000],
  ['1\u2009299,00', 'comma', 12_990_000],
  ['1’299.50', 'point', 12_995_000],
  ['12.-', 'point', 120_000],
  ['12.–', 'point', 120_000],
  ['１２．５０', 'point', 125_000],
  ['١٢٫٥٠', 'point', 125_000],
  ['\u200f₪ 12.50', 'point', 125_000],
  ['12.50-', 'point', undefined],
  ['(12.50)', 'point', undefined],
  ['12.50 / kg', 'point', undefined],
  ['from 12.50', 'point', undefined],
  ['von 12.50', 'point', undefined],
  ['dès 12.50', 'point', undefined],
  ['max 12.50', 'point', undefined],
  ['12.50 HT', 'point', undefined],
  ['1,23,45', 'point', undefined],
  ['12,345,67', 'point', undefined],
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

test('the most frequent format wins', () => {
  expect(findFormat(['1.234', '7,20', '8,90', '5.50'])).toMatchObject({ format: 'comma' })
  expect(findFormat(['1,234'])).toMatchObject({ isAmbiguous: true, numbers: 1 })
  expect(findFormat(['Rs. 1,499'])).toMatchObject({ format: 'point' })
  expect(findFormat(['KWD 1.250'])).toMatchObject({ format: 'point' })
  expect(findFormat(['1.299 ¥'])).toMatchObject({ format: 'comma' })
  expect(findFormat(['12', 'x'])).toMatchObject({ isAmbiguous: false, numbers: 1 })
})
