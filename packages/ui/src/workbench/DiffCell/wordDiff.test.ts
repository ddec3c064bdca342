import { expect, test } from 'vitest'
import { tagDiff } from './tagDiff.js'
import { excerpt, fitted, isLongChange, sideOf, wordDiff, type DiffPart } from './wordDiff.js'

/** Formats parts as in a word diff: removed text in [-…-], new text in {+…+}. */
function marked(parts: readonly DiffPart[]): string {
  const signs = { same: ['', ''], removed: ['[-', '-]'], added: ['{+', '+}'] } as const
  return parts.map(({ kind, text }) => signs[kind].join(text)).join('')
}

const words = Array.from({ length: 300 }, (_, index) => `word${index}`)

test.each([
  ['A loose tee', 'A loose tee', 'A loose tee'],
  ['A loose tee', 'A heavy tee', 'A [-loose-]{+heavy+} tee'],
  ['', 'cotton', '{+cotton+}'],
  ['cotton', '', '[-cotton-]'],
])('marks the words that change from "%s" to "%s"', (before, after, expected) => {
  expect(marked(wordDiff(before, after))).toBe(expected)
})

test('a text with too many changes counts as replaced', () => {
  const before = `start ${words.join(' ')} end`
  const after = `start ${words.map((word) => word.toUpperCase()).join(' ')} end`
  const parts = wordDiff(before, after)
  expect(parts.map(({ kind }) => kind)).toEqual(['same', 'removed', 'added', 'same'])
  expect(parts.at(0)?.text).toBe('start ')
  expect(parts.at(-1)?.text).toBe(' end')
})

test('loses no character of either text', () => {
  const texts = [words.join(' '), words.toReversed().join('\n'), 'one  two\r\nthree', 'one two', '']
  for (const before of texts) {
    for (const after of texts) {
      const parts = wordDiff(before, after)
      const without = (gone: DiffPart['kind']) =>
        parts
          .filter(({ kind }) => kind !== gone)
          .map(({ text }) => text)
          .join('')
      expect([without('added'), without('removed')]).toEqual([before, after])
    }
  }
})

test('an excerpt keeps 24 characters beside each change', () => {
  const before = `${'a'.repeat(30)} loose ${'b'.repeat(60)} tee ${'c'.repeat(30)}`
  const after = `${'a'.repeat(30)} heavy ${'b'.repeat(60)} top ${'c'.repeat(30)}`
  const [a, b, c] = ['a', 'b', 'c'].map((letter) => letter.repeat(23))
  expect(marked(excerpt(before, after))).toBe(
    `…${a} [-loose-]{+heavy+} ${b}…${b} [-tee-]{+top+} ${c}…`,
  )
})

test('an excerpt does not cut through a character', () => {
  const before = `${'🧵'.repeat(30)} a`
  const [first] = excerpt(before, `${'🧵'.repeat(30)} b`)
  expect(first?.text.isWellFormed()).toBe(true)
})

test('each side is its whole text, with changed words beside each other in one part', () => {
  const before = 'NEW HOT Tee with pockets'
  const after = 'Tee with two  deep pockets'
  const parts = wordDiff(before, after)
  expect(marked(sideOf(parts, 'removed'))).toBe('[-NEW HOT -]Tee with pockets')
  expect(marked(sideOf(parts, 'added'))).toBe('Tee with {+two  deep +}pockets')
})

test('a long text keeps as much beside its changes as fits', () => {
  const text = words.join(' ')
  const parts = wordDiff(text, text.replace('word150', 'changed'))
  const short = fitted(parts, 200)
  for (const side of ['removed', 'added'] as const) {
    const { length } = sideOf(short, side)
      .map((part) => part.text)
      .join('')
    expect(length).toBeGreaterThan(80)
    expect(length).toBeLessThanOrEqual(200)
  }
  expect(marked(short)).toContain('[-word150-]{+changed+}')
  expect(fitted(parts, text.length + 10)).toBe(parts)
})

test('values over 40 characters or one line are long', () => {
  expect(isLongChange('Sand', 'x'.repeat(40))).toBe(false)
  expect(isLongChange('Sand', 'x'.repeat(41))).toBe(true)
  expect(isLongChange('a\nb', 'a')).toBe(true)
})

test('orders tags: added, removed, unchanged', () => {
  expect(tagDiff('tee, Sale ,cotton', 'cotton,tee,Long sleeve')).toEqual([
    { kind: 'added', text: 'Long sleeve' },
    { kind: 'removed', text: 'Sale' },
    { kind: 'same', text: 'tee' },
    { kind: 'same', text: 'cotton' },
  ])
})
