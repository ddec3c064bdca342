import { expect, test } from 'vitest'
import { acceptanceDocument, linesOf } from './document.ts'

test.each([
  ['[235] shows 1,284', [235]],
  ['[261, 262] rises', [261, 262]],
  ['[047-049, 064] opens', [47, 48, 49, 64]],
  ['no number', []],
  ['ends with [235]', []],
])('%j proves %j', (title, lines) => {
  expect(linesOf(title)).toEqual(lines)
})

test('a failed test proves nothing, and a cell cannot break its table', () => {
  const document = acceptanceDocument([
    { title: '[001] a | b <c>', file: 'a.test.ts', passed: true },
    { title: '[002] fails', file: 'a.test.ts', passed: false },
    { title: '[003] quality 28, 30-31: holds', file: 'a.test.ts', passed: true },
  ])
  expect(document).toContain('| 001 | a \\| b &lt;c> | `a.test.ts` |')
  expect(document).not.toContain('fails')
  expect(document).toContain('| 003 | holds |')
})
