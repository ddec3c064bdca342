import { describe, expect, it } from 'vitest'
import { enrol, sendAs, signUpWithFactor } from '../testing/factors.ts'
import { claimsOf } from '../testing/requests.ts'
import { openTestBackend, outcome } from '../testing/test-backend.ts'

describe('a new factor', () => {
  it('has a secret, its URI and a QR code', async () => {
    const backend = await openTestBackend()
    const factor = await enrol(backend, await backend.signUp('ada@x.io'), 'Phone')

    expect(factor).toMatchObject({ type: 'totp', friendly_name: 'Phone' })
    expect(factor.totp.secret).toMatch(/^[A-Z2-7]{32}$/)
    expect(factor.totp.uri).toBe(
      `otpauth://totp/localhost%3A5173:ada%40x.io?issuer=localhost%3A5173&secret=${factor.totp.secret}&algorithm=SHA1&digits=6&period=30`,
    )
    expect(factor.totp.qr_code).toMatch(/^<svg .*<\/svg>$/s)
  })

  it('is unverified in the user, without its secret', async () => {
    const backend = await openTestBackend()
    const tokens = await backend.signUp('ada@x.io')
    const { id, totp } = await enrol(backend, tokens, 'Phone')

    const user = await (await backend.get('/user', tokens.access_token)).json()
    expect(user.factors).toEqual([
      expect.objectContaining({
        id,
        status: 'unverified',
        factor_type: 'totp',
        friendly_name: 'Phone',
      }),
    ])
    expect(JSON.stringify(user)).not.toContain(totp.secret)
  })

  it.each([['without a session', {}, '401 no_authorization']])(
    'is refused %s',
    async (_, body, expected) => {
      const { post } = await openTestBackend()
      expect(await outcome(post('/factors', body))).toBe(expected)
    },
  )

  it.each([
    [{ factor_type: 'phone' }, '422 mfa_phone_enroll_not_enabled'],
    [{ factor_type: 'webauthn' }, '422 mfa_webauthn_enroll_not_enabled'],
    [{ factor_type: 'sms' }, '400 validation_failed'],
    [{}, '400 validation_failed'],
    [{ factor_type: ['totp'] }, '400 validation_failed'],
    [{ factor_type: 'totp', friendly_name: { a: 1 } }, '400 validation_failed'],
    [{ factor_type: 'totp', friendly_name: 'a\u0000b' }, '400 validation_failed'],
    [{ factor_type: 'totp', friendly_name: 'a'.repeat(101) }, '400 validation_failed'],
    [{ factor_type: 'totp', issuer: 'a'.repeat(65) }, '400 validation_failed'],
    [[], '400 validation_failed'],
  ])('is refused for %j', async (body, expected) => {
    const backend = await openTestBackend()
    const tokens = await backend.signUp('ada@x.io')
    expect(await outcome(sendAs(backend, tokens, 'POST', '/factors', body))).toBe(expected)
  })

  it('fits the QR code with the longest issuer and address', async () => {
    const backend = await openTestBackend()
    const email = `${'+'.repeat(64)}@${'a'.repeat(60)}.${'b'.repeat(60)}.${'c'.repeat(60)}.io`
    const tokens = await backend.signUp(email)
    const body = { factor_type: 'totp', issuer: 'é'.repeat(64) }
    expect((await sendAs(backend, tokens, 'POST', '/factors', body)).status).toBe(200)
  })
})

describe('verification', () => {
  it('raises the session to the second level', async () => {
    const backend = await openTestBackend()
    const { tokens } = await signUpWithFactor(backend, 'ada@x.io')
    expect(claimsOf(tokens)).toMatchObject({
      aal: 'aal2',
      amr: [{ method: 'totp' }, { method: 'password' }],
    })
  })

  it('keeps the level after a refresh', async () => {
    const backend = await openTestBackend()
    const { tokens } = await signUpWithFactor(backend, 'ada@x.io')
    const refreshed = await (await backend.refresh(tokens.refresh_token)).json()
    expect(claimsOf(refreshed).aal).toBe('aal2')
  })
})
