import { expect, test } from 'vitest'
import { splitText, translateParts } from './translateHtml.ts'

const upper = async (text: string) => text.toUpperCase()

test.each([
  ['<p class="a > b">one <b>two</b></p>', '<p class="a > b">ONE <b>TWO</b></p>'],
  ['<!-- note --><img alt="a">', '<!-- note --><img alt="a">'],
  ['<style>p{}</style>one', '<style>p{}</style>ONE'],
  ['Hi {{ name }},\n 5 < 6 {% if a %}', 'HI {{ name }},\n 5 < 6 {% if a %}'],
  ['a < b', 'A &lt; B'],
  ['tea &amp; cake&nbsp;&eacute;', 'TEA &amp; CAKE\u00a0&EACUTE;'],
])('of HTML, only the words are translated: %s', async (html, translated) => {
  expect(await translateParts(html, true, upper)).toBe(translated)
})

test('plain text keeps its placeholders and the space around it', async () => {
  expect(await translateParts(' a < b {{ x }} ', false, upper)).toBe(' A < B {{ x }} ')
})

test('numbers alone are not translated', () => {
  expect(splitText('<b>42</b>', true).every(({ isKept }) => isKept)).toBe(true)
})
