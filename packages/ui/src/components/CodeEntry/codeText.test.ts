import { expect, test } from 'vitest'
import { digitsOf, groupDigits, isWholeCode } from './codeText.js'

test.each([
  ['', ''],
  ['492', '492'],
  ['4920', '492 0'],
  ['492 048', '492 048'],
  [' 492-048 ', '492 048'],
  ['4920481', '492 048'],
])('groups the digits of "%s" as "%s"', (text, grouped) => {
  expect(groupDigits(text)).toBe(grouped)
})

test('drops the space that was typed last, so that Backspace passes it', () => {
  expect(groupDigits('492 ')).toBe('492')
})

test('counts digits only', () => {
  expect([digitsOf('a492 b048'), isWholeCode('492 048'), isWholeCode('492 04')]).toEqual([
    '492048',
    true,
    false,
  ])
})
