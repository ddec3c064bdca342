import { expect, test } from 'vitest'
import { leave, signInWithGoogle } from './support/picker.ts'
import { exchange, pkceClient } from './support/pkce.ts'
import { landingOf, openService, outcome } from './support/service.ts'

const client = pkceClient('v')
const stranger = pkceClient('s')

async function withCode() {
  const service = await openService()
  const landing = await signInWithGoogle(service, 'ada@gmail.com', client.fields)
  expect(landing.searchParams.get('code')).toMatch(/^[\da-f-]{36}$/)
  expect(landing.hash).toBe('')
  return { service, landing }
}

test('check 10: a wrong verifier is rejected, and the right one still works', async () => {
  const { service, landing } = await withCode()
  for (const verifier of ['w'.repeat(50), client.fields.code_challenge, `${client.verifier} `]) {
    expect(await outcome(exchange(service, landing, { verifier }))).toBe('400 bad_code_verifier')
  }
  const response = await exchange(service, landing, client)
  expect(response.status).toBe(200)
  expect(await response.json()).toMatchObject({ user: { email: 'ada@gmail.com' } })
})

test('check 10: the code of another client is useless', async () => {
  const { service, landing } = await withCode()
  expect(await outcome(exchange(service, landing, stranger))).toBe('400 bad_code_verifier')
  const own = await signInWithGoogle(service, 'eve@gmail.com', stranger.fields)
  expect(await outcome(exchange(service, own, client))).toBe('400 bad_code_verifier')
  const tokens = await (await exchange(service, own, stranger)).json()
  expect(tokens.user.email).toBe('eve@gmail.com')
})

test('check 10: a code works once', async () => {
  const { service, landing } = await withCode()
  expect((await exchange(service, landing, client)).status).toBe(200)
  expect(await outcome(exchange(service, landing, client))).toBe('404 flow_state_not_found')
})

test('check 10: a code is valid for five minutes', async () => {
  const { service, landing } = await withCode()
  service.advance(299)
  expect(await outcome(exchange(service, landing, stranger))).toBe('400 bad_code_verifier')
  service.advance(2)
  expect(await outcome(exchange(service, landing, client))).toBe('422 flow_state_expired')
})

test.each([
  ['is too short', { code_challenge: 'c'.repeat(42), code_challenge_method: 's256' }],
  ['is too long', { code_challenge: 'c'.repeat(129), code_challenge_method: 's256' }],
  ['has other characters', { code_challenge: '+'.repeat(43), code_challenge_method: 's256' }],
  ['has no method', { code_challenge: 'c'.repeat(43) }],
  ['is missing with a method', { code_challenge_method: 's256' }],
  ['has an unknown method', { code_challenge: 'c'.repeat(43), code_challenge_method: 's1' }],
])('check 10: a challenge that %s is refused wherever one is taken', async (_, fields) => {
  const { open, post, signUp, mails } = await openService({ autoconfirm: false })
  const query = new URLSearchParams({ provider: 'google', ...fields })
  const left = await open(`/auth/v1/authorize?${query}`)
  expect(await outcome(left)).toBe('400 validation_failed')
  expect(left.headers.get('location')).toBeNull()

  await signUp('a@x.io')
  const before = mails.length
  for (const path of ['/recover', '/otp']) {
    expect(await outcome(post(path, { email: 'a@x.io', ...fields }))).toBe('400 validation_failed')
  }
  expect(mails).toHaveLength(before)
})

test.each([43, 128])('check 10: a plain challenge of %i characters is accepted', async (length) => {
  const service = await openService()
  const verifier = 'p'.repeat(length)
  const fields = { code_challenge: verifier, code_challenge_method: 'plain' }
  const landing = await signInWithGoogle(service, 'ada@gmail.com', fields)
  expect(await outcome(exchange(service, landing, { verifier: `${verifier}x` }))).toBe(
    '400 bad_code_verifier',
  )
  expect((await exchange(service, landing, { verifier })).status).toBe(200)
})

test.each([
  [{ auth_code: '', code_verifier: client.verifier }, '400 validation_failed'],
  [{ auth_code: 'c' }, '400 validation_failed'],
  [{ auth_code: 'c', code_verifier: client.verifier }, '404 flow_state_not_found'],
])('check 10: %j is %s', async (body, expected) => {
  const { post } = await openService()
  expect(await outcome(post('/token?grant_type=pkce', body))).toBe(expected)
})

test('check 10: a pending flow has no code, and its state is not one', async () => {
  const service = await openService()
  const state = await leave(service, client.fields)
  const asCode = new URL(`/?${new URLSearchParams({ code: state })}`, service.origin)
  expect(await outcome(exchange(service, asCode, client))).toBe('404 flow_state_not_found')
  const landing = landingOf(await service.open(`/auth/v1/callback?state=${state}&code=made-up`))
  expect(landing.searchParams.get('error_code')).toBe('bad_oauth_callback')
  expect(await outcome(exchange(service, asCode, client))).toBe('404 flow_state_not_found')
})
