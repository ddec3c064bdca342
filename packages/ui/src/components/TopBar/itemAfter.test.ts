import { expect, test } from 'vitest'
import { itemAfter } from './itemAfter.js'

test('two items take turns', () => {
  expect(['en', 'it'].map((language) => itemAfter(language, ['en', 'it']))).toEqual(['it', 'en'])
})

test('of three, each leads to the next, and the last to the first', () => {
  const list = ['en', 'it', 'de'] as const
  expect(list.map((language) => itemAfter(language, list))).toEqual(['it', 'de', 'en'])
})
