import { expect, test } from 'vitest'
import { readAfterConsent } from './afterConsent.ts'

const bench = { kind: 'bench', file: 'file-1', slug: 'ai-copy-optimizer' }

test.each([
  { kind: 'translations' },
  { kind: 'job', job: 'job-1' },
  { kind: 'recipe', file: 'file-1', recipe: 'recipe-1' },
  bench,
  { ...bench, isUpdate: true },
])('%j is read as it was remembered', (after) => {
  expect(readAfterConsent(JSON.parse(JSON.stringify(after)))).toEqual(after)
})

test.each([
  undefined,
  null,
  'translations',
  { kind: 'https://evil.test' },
  { ...bench, slug: '//evil.test' },
  { ...bench, slug: '../settings' },
  { ...bench, slug: 'constructor' },
  { ...bench, file: undefined },
  { kind: 'job', job: 5 },
])('check 9: %j leads nowhere', (value) => {
  expect(readAfterConsent(value)).toBeUndefined()
})
