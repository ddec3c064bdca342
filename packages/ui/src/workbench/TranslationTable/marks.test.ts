import { expect, test } from 'vitest'
import { markPlaceholders } from './marks.js'

const marked = (text: string, ...placeholders: string[]) =>
  markPlaceholders(text, placeholders)
    .map((part) => (part.isMarked ? `[${part.text}]` : part.text))
    .join('')

test('marks every occurrence of a placeholder', () => {
  expect(marked('<p>Soft, 220 g.</p>', '<p>', '220 g', '</p>')).toBe('[<p>]Soft, [220 g].[</p>]')
  expect(marked('<b>one</b> <b>two</b>', '<b>', '</b>', '<b>', '</b>')).toBe(
    '[<b>]one[</b>] [<b>]two[</b>]',
  )
  expect(marked('<b>one</b> <b>two</b>', '<b>')).toBe('[<b>]one</b> <b>two</b>')
})

test('marks the longer of two overlapping placeholders', () => {
  expect(marked('220 g', '220', '220 g')).toBe('[220 g]')
  expect(marked('Segeltuchtasche', '{{ shop.name }}', '')).toBe('Segeltuchtasche')
})
