import { expect, test } from 'vitest'
import { readNumber, writeNumber } from './numberText.js'

test.each([
  ['30', 'en', 30],
  [' 30.5 ', 'en', 30.5],
  ['30,5', 'en', 30.5],
  ['30,5', 'it', 30.5],
  ['30.5', 'it', 30.5],
  ['-12', 'en', -12],
  ['−12', 'it', -12],
  ['.99', 'en', 0.99],
  ['1.234567', 'en', 1.234567],
  ['0,123', 'it', 0.123],
  ['0,123', 'en', 0.123],
  ['0.0000345', 'en', 0.000_034_5],
  ['0,0000345', 'it', 0.000_034_5],
  ['0.0000345', 'it', 0.000_034_5],
  ['3.45E-05', 'en', 0.000_034_5],
  ['1e−7', 'it', 0.000_000_1],
])('reads %j in %s', (text, locale, value) => {
  expect(readNumber(text, locale)).toBe(value)
})

test.each([
  ['', 'en'],
  ['-', 'en'],
  ['ten', 'en'],
  ['30 %', 'en'],
  ['1.2.3', 'en'],
  ['1,000', 'en'],
  ['e5', 'en'],
  ['1e', 'en'],
  ['1.000', 'it'],
])('does not guess what %j means in %s', (text, locale) => {
  expect(readNumber(text, locale)).toBeNaN()
})

test('reads back its own output', () => {
  for (const locale of ['en', 'it', 'ar']) {
    for (const value of [0, -50, 2048, 1.085123, 1_000_000, 0.000_034_5, 7.712_345_678e-7]) {
      expect(readNumber(writeNumber(value, locale), locale)).toBe(value)
    }
  }
  expect(writeNumber(2048.5, 'it')).toBe('2048,5')
  expect(writeNumber(null, 'en') + writeNumber(Number.NaN, 'en')).toBe('')
})
