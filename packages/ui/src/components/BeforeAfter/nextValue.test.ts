import { expect, test } from 'vitest'
import { nextValue } from './nextValue.js'

test.each([
  ['ArrowRight', 'ltr', 55],
  ['ArrowLeft', 'ltr', 45],
  ['ArrowRight', 'rtl', 45],
  ['ArrowLeft', 'rtl', 55],
  ['ArrowUp', 'ltr', 55],
  ['ArrowUp', 'rtl', 55],
  ['ArrowDown', 'ltr', 45],
  ['ArrowDown', 'rtl', 45],
] as const)('%s moves the divider by 5, in %s', (key, direction, value) => {
  expect(nextValue(key, 50, direction)).toBe(value)
})

test('stops at the ends', () => {
  expect(nextValue('ArrowRight', 98, 'ltr')).toBe(100)
  expect(nextValue('ArrowLeft', 2, 'ltr')).toBe(0)
})

test.each(['Home', 'End', 'PageUp', 'Tab', 'a'])('leaves %s to the browser', (key) => {
  expect(nextValue(key, 50, 'ltr')).toBeUndefined()
})
