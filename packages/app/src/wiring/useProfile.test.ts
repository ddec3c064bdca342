import type { User } from '@dropwatt/auth'
import { expect, test } from 'vitest'
import { profileOf } from './useProfile.ts'

function accountOf(user_metadata: Record<string, unknown>): User {
  return {
    id: 'user-1',
    aud: 'authenticated',
    created_at: '2026-01-01T00:00:00Z',
    app_metadata: {},
    email: 'mara@example.com',
    user_metadata,
  }
}

test.each([
  ['what Google gives', { full_name: 'Mara Rossi', name: 'mara' }, 'Mara Rossi'],
  ['a name alone', { name: ' Mara Rossi ' }, 'Mara Rossi'],
  ['no name', {}, ''],
  ['an empty name', { full_name: ' ', name: 'Mara Rossi' }, 'Mara Rossi'],
  ['what is no text', { full_name: { toString: 'Mara' }, name: 7 }, ''],
])('of %s', (_what, metadata, name) => {
  expect(profileOf(accountOf(metadata))).toEqual({ name, email: 'mara@example.com' })
})

test('of nobody, and of an account without an email', () => {
  expect(profileOf(null)).toEqual({ name: '', email: '' })
  expect(profileOf({ ...accountOf({}), email: undefined })).toEqual({ name: '', email: '' })
})
