import { describe, expect, it } from 'vitest'
import { createAuth } from './createAuth.js'

const url = 'https://abc.supabase.co'
const jwt = (claims: object) => `e30.${btoa(JSON.stringify(claims)).replace(/=+$/, '')}.signature`

describe('createAuth', () => {
  it.each(['', 'abc.supabase.co', 'ftp://abc.supabase.co', 'javascript:alert(1)'])(
    'rejects the url %j by name',
    (wrong) => {
      expect(() => createAuth({ url: wrong, anonKey: 'key' })).toThrow(
        `[@dropwatt/auth] createAuth() got the url ${JSON.stringify(wrong)}`,
      )
    },
  )

  it('rejects an empty key', () => {
    expect(() => createAuth({ url, anonKey: '' })).toThrow('got no anonKey')
  })

  it.each(['sb_secret_abcdef', jwt({ role: 'service_role' })])(
    'rejects the secret key %s and does not print it',
    (anonKey) => {
      let message = ''
      try {
        createAuth({ url, anonKey })
      } catch (error) {
        message = String(error)
      }
      expect(message).toContain('got a secret key')
      expect(message).not.toContain(anonKey)
    },
  )

  it.each(['sb_publishable_abcdef', jwt({ role: 'anon' }), 'a.b.c', 'plain'])(
    'takes the public key %s',
    (anonKey) => {
      expect(createAuth({ url, anonKey }).getState().status).toBe('loading')
    },
  )
})
