import { expect, test } from 'vitest'
import { itemAfter } from './itemAfter.js'

test('two items alternate', () => {
  expect(['en', 'it'].map((language) => itemAfter(language, ['en', 'it']))).toEqual(['it', 'en'])
})

test('with three items, the next one follows, and the first after the last', () => {
  const list = ['en', 'it', 'de'] as const
  expect(list.map((language) => itemAfter(language, list))).toEqual(['it', 'de', 'en'])
})
