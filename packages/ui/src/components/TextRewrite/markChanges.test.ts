import { expect, test } from 'vitest'
import { markChanges, markTags } from './markChanges.js'

/** Formats a change as in a word diff: removed text in [-…-], new text in {+…+}. */
function marked(before: string, after: string): readonly [before: string, after: string] {
  const change = markChanges(before, after)
  return [
    change.before.map(({ text, isChanged }) => (isChanged ? `[-${text}-]` : text)).join(' '),
    change.after.map(({ text, isChanged }) => (isChanged ? `{+${text}+}` : text)).join(' '),
  ]
}

test.each([
  ['a loose tee', 'a loose tee', 'a loose tee', 'a loose tee'],
  ['2024 HOT loose tee', 'loose tee', '[-2024 HOT-] loose tee', 'loose tee'],
  ['loose tee', 'loose cotton tee', 'loose tee', 'loose {+cotton+} tee'],
  ['one two', 'three four', '[-one two-]', '{+three four+}'],
  ['a b c d', 'b x d', '[-a-] b [-c-] d', 'b {+x+} d'],
  ['SAND XL', 'Sand XL', '[-SAND-] XL', '{+Sand+} XL'],
  ['', 'cotton', '', '{+cotton+}'],
  ['cotton', '', '[-cotton-]', ''],
  ['  loose\n tee ', 'loose tee', 'loose tee', 'loose tee'],
])('marks what changes from "%s" to "%s"', (before, after, left, right) => {
  expect(marked(before, after)).toEqual([left, right])
})

test('loses no word', () => {
  const before = 'a b a c d a'
  const after = 'c a b e a a d'
  const change = markChanges(before, after)
  expect(change.before.map(({ text }) => text).join(' ')).toBe(before)
  expect(change.after.map(({ text }) => text).join(' ')).toBe(after)
})

test('marks tags one by one, including spaces', () => {
  expect(markTags('tee, Sale', ' tee,Long sleeve , Cotton,')).toEqual({
    before: [
      { text: 'tee', isChanged: false },
      { text: 'Sale', isChanged: true },
    ],
    after: [
      { text: 'tee', isChanged: false },
      { text: 'Long sleeve', isChanged: true },
      { text: 'Cotton', isChanged: true },
    ],
  })
})
