import { expect, test } from 'vitest'
import { preferredLanguage } from './preferredLanguage.ts'

test.each([
  ['it', ['en-US'], 'it'],
  ['en', ['it-IT', 'it'], 'en'],
  [null, ['it-IT', 'en'], 'it'],
  [null, ['de-DE', 'it', 'en'], 'it'],
  [null, ['de-DE', 'en-GB', 'it'], 'en'],
  [null, ['de-DE'], 'en'],
  [null, [], 'en'],
  [null, undefined, 'en'],
  ['fr', ['it'], 'it'],
  ['__proto__', ['toString', 'italian'], 'en'],
] as const)('stored %j and accepted %j is %s', (stored, accepted, expected) => {
  expect(preferredLanguage(stored, accepted)).toBe(expected)
})
