import { describe, expect, it } from 'vitest'
import { openTestBackend, outcome } from '../testing/test-backend.ts'

describe('missing features', () => {
  it.each([
    ['GET', '/user/identities/authorize?provider=google', '404 manual_linking_disabled'],
    ['DELETE', '/user/identities/0b1c', '404 manual_linking_disabled'],
    ['POST', '/sso', '404 saml_provider_disabled'],
    ['POST', '/passkeys/authentication/options', '404 passkey_disabled'],
    ['GET', '/passkeys/', '404 passkey_disabled'],
    ['GET', '/oauth/authorizations/1', '404 feature_disabled'],
    ['POST', '/admin/oauth/clients', '404 feature_disabled'],
  ])('%s %s says so', async (method, path, expected) => {
    const { send, signUp } = await openTestBackend()
    const { access_token: token } = await signUp('ada@x.io')
    const headers = { authorization: `Bearer ${token}` }
    expect(await outcome(send(path, { method, headers }))).toBe(expected)
  })

  it.each([
    ['id_token', '400 provider_disabled'],
    ['web3', '422 web3_provider_disabled'],
    ['constructor', '400 invalid_credentials'],
    ['', '400 invalid_credentials'],
  ])('the grant %j is refused', async (type, expected) => {
    const { post } = await openTestBackend()
    expect(await outcome(post(`/token?grant_type=${type}`, {}))).toBe(expected)
  })

  it.each([
    ['+39 333 123 4567', '403 otp_expired'],
    ['15551234567-x', '400 validation_failed'],
  ])('no code came to the phone %s', async (phone, expected) => {
    const { post } = await openTestBackend()
    expect(await outcome(post('/verify', { type: 'sms', token: '123456', phone }))).toBe(expected)
  })

  it.each([['GET', '/user/identities/authorize?provider=google']])(
    '%s %s asks first who is there',
    async (method, path) => {
      const { send } = await openTestBackend()
      expect(await outcome(send(path, { method }))).toBe('401 no_authorization')
    },
  )
})
