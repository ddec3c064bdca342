import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { collectionQuery } from './collectionQuery.ts'

test.each([
  ['', null],
  [' *"', null],
  ['Summer', 'title:Summer*'],
  [' new in ', 'title:new* AND title:in*'],
  ['a OR *', 'title:a* AND title:OR*'],
  ['Été 2026', 'title:Été* AND title:2026*'],
])('%j is searched for by %j', (search, query) => {
  expect(collectionQuery(search)).toBe(query)
})

test('no search is anything but words that are all looked for', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (search) => {
      expect(collectionQuery(`${search} w`)).toMatch(
        /^title:[\p{L}\p{M}\p{N}]+\*(?: AND title:[\p{L}\p{M}\p{N}]+\*)*$/u,
      )
    }),
  )
})
