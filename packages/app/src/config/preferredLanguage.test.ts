import { expect, test } from 'vitest'
import { preferredLanguage } from './preferredLanguage.ts'

test.each([
  ['it', ['en-US'], 'it'],
  ['en', ['it-IT', 'it'], 'en'],
  [null, ['it-IT', 'en'], 'it'],
  [null, ['qaa', 'it', 'en'], 'it'],
  [null, ['qaa', 'en-GB', 'it'], 'en'],
  [null, ['qaa'], 'en'],
  [null, [], 'en'],
  [null, undefined, 'en'],
  ['fr', ['it'], 'it'],
  ['__proto__', ['toString', 'italian'], 'en'],
] as const)('stored %j and accepted %j is %s', (stored, accepted, expected) => {
  expect(preferredLanguage(stored, accepted)).toBe(expected)
})
