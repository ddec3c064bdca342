import { expect, test } from 'vitest'
import { claimOf, describeTest } from './titles.ts'

test.each([
  ['[235] shows 1,284', [235], []],
  ['[261, 262] rises', [261, 262], []],
  ['[047-049, 064] opens', [47, 48, 49, 64], []],
  ['[358, (354), (261-263)] shows a notice', [358], [354, 261, 262, 263]],
  ['[(455)] is found', [], [455]],
  ['no number', [], []],
  ['ends with [235]', [], []],
])('%j proves %j, and holds a part of %j', (title, proves, touches) => {
  expect(claimOf(title)).toEqual({ proves, touches })
})

test('the description of a test consists of its groups and its title, without numbers', () => {
  const groups = ['sample 24: outside a provider', 'the start']
  const title = '[003, (004)] sample 28, 30-31: throws [R]'
  expect(describeTest({ groups, title, file: 'a.test.ts', passed: true })).toBe(
    'outside a provider › the start › throws [R]',
  )
})
