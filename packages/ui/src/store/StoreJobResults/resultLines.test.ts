import { describe, expect, test } from 'vitest'
import { countOf, ResultLines } from './resultLines.js'

const counts = {
  waiting: 0,
  done: 3,
  'saved-differently': 1,
  already: 0,
  conflict: 2,
  refused: 0,
  gone: 0,
  unknown: 0,
}

test.each([
  ['review', 3],
  ['all', 6],
  ['done', 3],
  ['gone', 0],
] as const)('counts the values of %s', (filter, number) => {
  expect(countOf(filter, counts)).toBe(number)
})

describe('lines', () => {
  test('begin each state with a heading', () => {
    const lines = new ResultLines('review', counts)
    const all = Array.from({ length: lines.count }, (_, index) => lines.at(index))
    expect(all).toEqual([
      { kind: 'heading', state: 'conflict', count: 2 },
      { kind: 'item', state: 'conflict', index: 0 },
      { kind: 'item', state: 'conflict', index: 1 },
      { kind: 'heading', state: 'saved-differently', count: 1 },
      { kind: 'item', state: 'saved-differently', index: 2 },
    ])
  })

  test.each([
    [0, 1, [0, 0]],
    [0, 3, [0, 2]],
    [2, 5, [1, 3]],
  ] as const)('from %i to %i have their values', (from, to, values) => {
    expect(new ResultLines('review', counts).valuesIn(from, to)).toEqual(values)
  })

  test.each([-1, 5])('outside of the list, such as %i, are not known', (index) => {
    expect(new ResultLines('review', counts).at(index)).toBeUndefined()
  })
})
