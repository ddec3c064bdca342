import { expect, test } from 'vitest'
import { countDecisions, idAfter } from './reviewOrder.js'
import type { ReviewDecision, ReviewImage } from './ReviewQueue.types.js'

/** One letter for each image: a approved, o original, l later, - none. */
function list(decisions: string): readonly ReviewImage[] {
  const named: Readonly<Record<string, ReviewDecision>> = {
    a: 'approved',
    o: 'original',
    l: 'later',
  }
  return Array.from(decisions, (letter, index) => ({
    id: String(index),
    name: `${index}.jpg`,
    reasons: [],
    decision: named[letter],
  }))
}

test.each([
  ['---', '0', '1'],
  ['-a-', '0', '2'],
  ['--a', '1', '0'],
  ['lao-', '3', null],
  ['la-', '2', null],
  ['aaa', '1', null],
])('%s: after %s comes %s', (decisions, from, to) => {
  expect(idAfter(list(decisions), from)).toBe(to)
})

test('images left for later are gone through once, after all others', () => {
  expect(idAfter(list('l-l'), '0')).toBe('1')
  expect(idAfter(list('lal'), '0')).toBe('2')
  expect(idAfter(list('lal'), '2')).toBeNull()
})

test('counts the decisions', () => {
  expect(countDecisions(list('aaol-'))).toEqual({ approved: 2, original: 1, later: 1 })
})
