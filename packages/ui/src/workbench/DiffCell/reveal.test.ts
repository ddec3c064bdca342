import { expect, test } from 'vitest'
import { reveal } from './reveal.js'

const shown = (text: string, ...others: readonly string[]) =>
  reveal(text, others)
    .map((piece) => (piece.unseen === undefined ? piece.text : `<${piece.unseen}>`))
    .join('')

test.each([
  ['Tee ', 'Tee<end>'],
  ['  Tee', '<start>Tee'],
  ['Cotton  tee', 'Cotton<spaces>tee'],
  ['Cotton tee', 'Cotton tee'],
  [' ', '<end>'],
  ['Cotton\u00A0tee', 'Cotton<noBreak>tee'],
  ['a\tb\nc', 'a<tab>b<lineBreak>c'],
  ['a\u200Bb', 'a<zeroWidth>b'],
  ['', ''],
])('%j shows %j in any comparison', (text, expected) => {
  expect(shown(text)).toBe(expected)
})

test.each([
  ['Tee – sand', 'Tee - sand', 'Tee <dash> sand', 'Tee <dash> sand'],
  ['it’s', "it's", 'it<quote>s', 'it<quote>s'],
  ['Еco', 'Eco', '<letter>co', 'Eco'],
  ['Cafe\u0301', 'Caf\u00E9', 'Caf<accent>', 'Caf\u00E9'],
  ['Tee – sand', 'Tee – white', 'Tee – sand', 'Tee – white'],
])('%j beside %j reveals look-alikes only as the sole difference', (one, other, a, b) => {
  expect(shown(one, other)).toBe(a)
  expect(shown(other, one)).toBe(b)
})

test('the pieces join to the whole text', () => {
  const text = ' a\u00A0b \t– c\u0301  '
  expect(
    reveal(text, [' a b - ć'])
      .map((piece) => piece.text)
      .join(''),
  ).toBe(text)
})

test('a piece of a text has no ends where the text continues', () => {
  const inside = reveal('heavy ', [], { isStart: false, isEnd: false })
  expect(inside).toEqual([{ text: 'heavy ', at: 0 }])
  const only = reveal(' ', [], { isStart: false, isEnd: false })
  expect(only).toEqual([{ text: ' ', at: 0, sign: '␣', unseen: 'space' }])
})
