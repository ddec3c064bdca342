import { describe, expect, it } from 'vitest'
import { challenge, claimsOf, exchange, openLink } from '../testing/requests.ts'
import { openTestBackend, outcome, type TestBackend } from '../testing/test-backend.ts'

const ask = ({ post }: TestBackend, body: object = {}) => post('/otp', { email: 'a@x.io', ...body })

async function enter({ post, mails }: TestBackend, type = 'email') {
  const mail = mails.at(-1)
  return post('/verify', { type, email: mail?.recipient, token: mail?.code })
}

describe.each([
  { autoconfirm: true, kind: 'magic_link', linkType: 'magiclink', amr: 'magiclink' },
  { autoconfirm: false, kind: 'confirmation', linkType: 'signup', amr: 'email/signup' },
])('POST /otp for a new address (confirmed at once: $autoconfirm)', (given) => {
  const { autoconfirm, kind, linkType, amr } = given

  it('creates an account without a password, and signs in with the code', async () => {
    const backend = await openTestBackend({ autoconfirm })
    const response = await ask(backend, { data: { name: 'Ada' } })
    expect([response.status, await response.json()]).toEqual([200, {}])
    expect(backend.mails).toEqual([expect.objectContaining({ recipient: 'a@x.io', kind })])
    expect(new URL(backend.mails[0]?.link ?? '').searchParams.get('type')).toBe(linkType)
    const { user } = await (await enter(backend)).json()
    expect(user).toMatchObject({
      email: 'a@x.io',
      email_confirmed_at: expect.any(String),
      app_metadata: { provider: 'email', providers: ['email'] },
      user_metadata: { name: 'Ada', email_verified: true },
      identities: [{ provider: 'email', identity_data: { email_verified: true } }],
    })
    expect(await backend.signIn('a@x.io', '')).toMatchObject({ error_code: 'invalid_credentials' })
  })

  it('signs in with the link, with a code to exchange', async () => {
    const backend = await openTestBackend({ autoconfirm })
    await ask(backend, challenge)
    const landed = await openLink(backend, backend.mails[0])
    const tokens = await (await exchange(backend, landed)).json()
    expect(claimsOf(tokens).amr[0].method).toBe(amr)
  })

  it('creates no account if disabled in the request or by the settings', async () => {
    const open = await openTestBackend({ autoconfirm })
    const refused = await ask(open, { create_user: false })
    expect(await refused.json()).toEqual({
      code: 422,
      error_code: 'otp_disabled',
      msg: 'Signups not allowed for otp',
    })
    const closed = await openTestBackend({ autoconfirm, signupsDisabled: true })
    expect(await outcome(ask(closed))).toBe('422 signup_disabled')
    expect([...open.mails, ...closed.mails]).toEqual([])
  })
})

describe('POST /otp', () => {
  it.each([true, false, null])('mails a known user (create_user: %s)', async (create_user) => {
    const backend = await openTestBackend()
    const { user } = await backend.signUp('a@x.io')
    await ask(backend, { create_user })
    expect(backend.mails).toEqual([expect.objectContaining({ kind: 'magic_link' })])
    expect((await (await enter(backend, 'magiclink')).json()).user.id).toBe(user.id)
  })

  it('rate-limits a user, also for recovery links', async () => {
    const backend = await openTestBackend()
    await backend.signUp('a@x.io')
    await ask(backend)
    expect(await outcome(ask(backend))).toBe('429 over_email_send_rate_limit')
    expect(await outcome(backend.post('/recover', { email: 'a@x.io' }))).toBe(
      '429 over_email_send_rate_limit',
    )
    backend.advance(60)
    expect(await outcome(ask(backend))).toBe('200')
  })

  it.each([
    ['nothing', { email: '' }, '400 validation_failed'],
    ['a phone number', { email: '', phone: '123' }, '400 phone_provider_disabled'],
    ['both', { phone: '123' }, '400 validation_failed'],
    ['a channel', { channel: 'sms' }, '400 validation_failed'],
    ['a malformed address', { email: 'a' }, '400 validation_failed'],
    [
      'a short challenge',
      { ...challenge, code_challenge: 'a'.repeat(42) },
      '400 validation_failed',
    ],
    ['a word for create_user', { create_user: 'no' }, '400 validation_failed'],
  ])('rejects %s', async (_, body, expected) => {
    const backend = await openTestBackend()
    expect(await outcome(ask(backend, body))).toBe(expected)
  })
})

describe('POST /magiclink', () => {
  it('does the same, and creates accounts', async () => {
    const backend = await openTestBackend()
    expect(await outcome(backend.post('/magiclink', { email: 'a@x.io', create_user: false }))).toBe(
      '200',
    )
    expect((await enter(backend)).status).toBe(200)
  })
})
