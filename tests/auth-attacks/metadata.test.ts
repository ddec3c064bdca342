import { expect, test } from 'vitest'
import { openWithGoogle } from './support/google.ts'
import { exchange, pkceClient } from './support/pkce.ts'
import { claimsOf, openService, outcome, password, putUser } from './support/service.ts'

const email = 'a@x.io'
const signInPath = '/token?grant_type=password'

test('check 16: users cannot change protected fields', async () => {
  const service = await openService()
  const tokens = await service.signUp(email)
  for (const change of [{ app_metadata: { role: 'service_role' } }, { app_metadata: {} }]) {
    expect(await outcome(putUser(service, tokens, change))).toBe('403 not_admin')
  }
  const wanted = {
    id: 'me',
    aud: 'admin',
    role: 'service_role',
    email_confirmed_at: null,
    banned_until: '2099-01-01T00:00:00Z',
    is_super_admin: true,
    is_anonymous: true,
    raw_app_meta_data: { role: 'service_role' },
    identities: [],
  }
  const response = await putUser(service, tokens, {
    ...wanted,
    data: { role: 'service_role', aud: 'x' },
  })
  expect(response.status).toBe(200)
  const user = await response.json()
  expect(user).toMatchObject({
    id: tokens.user.id,
    aud: 'authenticated',
    role: 'authenticated',
    app_metadata: { provider: 'email', providers: ['email'] },
    user_metadata: { role: 'service_role', aud: 'x' },
    is_anonymous: false,
  })
  expect(user).not.toHaveProperty('banned_until')
  const again = await service.signIn(email)
  expect(claimsOf(again.access_token)).toMatchObject({
    sub: user.id,
    aud: 'authenticated',
    role: 'authenticated',
    app_metadata: { provider: 'email', providers: ['email'] },
  })
  expect(await outcome(service.get('/admin/users', again.access_token))).toBe('403 not_admin')
})

test('check 16: users cannot set protected fields at sign-up', async () => {
  const { post } = await openService()
  const body = { email, password, role: 'service_role', id: 'me', app_metadata: { role: 'admin' } }
  const tokens = await (await post('/signup', { ...body, data: { role: 'service_role' } })).json()
  expect(claimsOf(tokens.access_token)).toMatchObject({
    role: 'authenticated',
    app_metadata: { provider: 'email', providers: ['email'] },
  })
  expect(tokens.user.id).not.toBe('me')
})

test.each(['__proto__', 'constructor', 'prototype', 'toString', 'hasOwnProperty', 'toJSON'])(
  'check 16: the key "%s" in user metadata is harmless',
  async (name) => {
    const service = await openService()
    const tokens = await service.signUp(email)
    const data = `{"${name}":{"role":"service_role","polluted":true},"kept":1}`
    const response = await service.send('/user', {
      method: 'PUT',
      headers: { authorization: `Bearer ${tokens.access_token}` },
      body: `{"${name}":{"polluted":true},"data":${data}}`,
    })
    expect(response.status).toBe(200)
    expect((await response.json()).user_metadata).toMatchObject({ kept: 1 })
    expect(Object.hasOwn(Object.prototype, 'polluted')).toBe(false)
    const { user } = await service.signIn(email)
    expect(user).not.toHaveProperty('polluted')
    expect(Object.getPrototypeOf(user.user_metadata)).toBe(Object.prototype)
    expect(await service.post(signInPath, { email, password: 'wrong' }).then(outcome)).toBe(
      '400 invalid_credentials',
    )
  },
)

test('check 16: user metadata is limited, also when it grows in steps', async () => {
  const service = await openService()
  const tokens = await service.signUp(email)
  const change = (data: object) => outcome(putUser(service, tokens, { data }))
  expect(await change({ bio: 'x'.repeat(9000) })).toBe('400 validation_failed')
  expect(await change({ one: 'x'.repeat(4000) })).toBe('200')
  expect(await change({ two: 'x'.repeat(5000) })).toBe('400 validation_failed')
  expect(await change({ two: '🐙'.repeat(900) })).toBe('200')
  const largest = await service.signIn(email)
  expect((await service.get('/user', largest.access_token)).status).toBe(200)
  expect(await change({ one: null })).toBe('200')
})

test('check 16: with the largest metadata and a Google profile, the token still fits into a header', async () => {
  const service = await openWithGoogle()
  const tokens = await service.signUp('victim@gmail.com')
  expect((await putUser(service, tokens, { data: { bio: 'x'.repeat(8000) } })).status).toBe(200)
  const claims = {
    name: '🐙'.repeat(128),
    picture: `https://lh3.googleusercontent.com/${'p'.repeat(2000)}`,
  }
  const client = pkceClient()
  const landing = await service.visit({ claims }, client.fields)
  const { access_token: token } = await (await exchange(service, landing, client)).json()
  expect((await service.get('/user', token)).status).toBe(200)
})

test.each([
  ['nested too deeply', `{"data":${'{"a":'.repeat(5000)}1${'}'.repeat(5000)}}`],
  ['a list of lists', `{"data":{"a":${'['.repeat(100_000)}${']'.repeat(100_000)}}}`],
  ['a list', '{"data":[1]}'],
  ['a text', '{"data":"x"}'],
])('check 16: what users say about themselves may not be %s', async (_, body) => {
  const service = await openService()
  const tokens = await service.signUp(email)
  const headers = { authorization: `Bearer ${tokens.access_token}` }
  const response = service.send('/user', { method: 'PUT', headers, body })
  expect(await outcome(response)).toBe('400 validation_failed')
})
