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
  ['a Google account', { full_name: 'Mara Rossi', name: 'mara' }, 'Mara Rossi'],
  ['an account with only a name', { name: ' Mara Rossi ' }, 'Mara Rossi'],
  ['an account without a name', {}, ''],
  ['an account with an empty full name', { full_name: ' ', name: 'Mara Rossi' }, 'Mara Rossi'],
  ['metadata of other types', { full_name: { toString: 'Mara' }, name: 7 }, ''],
])('reads the profile of %s', (_what, metadata, name) => {
  expect(profileOf(accountOf(metadata))).toEqual({ name, email: 'mara@example.com' })
})

test('is empty without a user or an email', () => {
  expect(profileOf(null)).toEqual({ name: '', email: '' })
  expect(profileOf({ ...accountOf({}), email: undefined })).toEqual({ name: '', email: '' })
})
