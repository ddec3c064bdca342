import { expect, test } from 'vitest'
import { numberFormat } from './numberFormat.js'

test.each([
  ['en', '1,284', '12,840'],
  ['it', '1.284', '12.840'],
  ['es', '1.284', '12.840'],
])('numbers in %s are grouped from four digits on', (locale, thousands, tens) => {
  expect(numberFormat(locale).format(1284)).toBe(thousands)
  expect(numberFormat(locale).format(12840)).toBe(tens)
  expect(numberFormat(locale)).toBe(numberFormat(locale))
})
