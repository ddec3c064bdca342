import { expect, test } from 'vitest'
import { isHighlighted } from './isHighlighted.js'

test.each([
  ['[242]', 'the number 1', 1],
  ['[242]', 'the number 0.001', 0.001],
  ['[(242)]', 'infinity', Number.POSITIVE_INFINITY],
  ['[245]', 'the text 1 Jan', '1 Jan'],
  ['[(245)]', 'the text 0', '0'],
] as const)('%s a stat card with %s is highlighted', (_line, _name, value) => {
  expect(isHighlighted(value)).toBe(true)
})

test.each([
  ['[243]', 'the number 0', 0],
  ['[(243)]', 'the number -0', -0],
  ['[244]', 'the number -1', -1],
  ['[(244)]', 'minus infinity', Number.NEGATIVE_INFINITY],
  ['[(244)]', 'what is not a number', Number.NaN],
  ['[245]', 'an empty text', ''],
  ['[245]', 'null', null],
] as const)('%s a stat card with %s is not highlighted', (_line, _name, value) => {
  expect(isHighlighted(value)).toBe(false)
})
