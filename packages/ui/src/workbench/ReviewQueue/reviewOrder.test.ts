import { expect, test } from 'vitest'
import { countDecisions, reviewIdsAfter } from './reviewOrder.js'
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
  ['---', '1', ['2', '0']],
  ['-a-', '0', ['2']],
  ['--a', '1', ['0']],
  ['lao-', '3', []],
  ['la-', '2', []],
  ['aaa', '1', []],
])('%s: after %s come %s', (decisions, from, to) => {
  expect(reviewIdsAfter(list(decisions), from)).toEqual(to)
})

test('images left for later follow once, after all others', () => {
  expect(reviewIdsAfter(list('l-l'), '0')).toEqual(['1', '2'])
  expect(reviewIdsAfter(list('lal'), '0')).toEqual(['2'])
  expect(reviewIdsAfter(list('lal'), '2')).toEqual([])
})

test('counts the decisions', () => {
  expect(countDecisions(list('aaol-'))).toEqual({ approved: 2, original: 1, later: 1 })
})
