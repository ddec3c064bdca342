import { describe, expect, it } from 'vitest'
import { challenge, claimsOf, exchange, fragmentOf, openLink } from '../testing/requests.ts'
import { openTestBackend, outcome, password, type TestBackend } from '../testing/test-backend.ts'

const open = (config = {}) => openTestBackend({ autoconfirm: false, ...config })

async function signUp({ post }: TestBackend, body: object = {}) {
  const response = await post('/signup', { email: 'a@x.io', password, ...body })
  return response.json()
}

describe('POST /signup without automatic confirmation', () => {
  it('returns the user and no session, and sends a link', async () => {
    const backend = await open()
    const body = await signUp(backend, { email: 'A@x.io' })
    expect(body).toMatchObject({
      email: 'a@x.io',
      confirmation_sent_at: expect.any(String),
      identities: [{ provider: 'email', identity_data: { email_verified: false } }],
    })
    expect(body).not.toHaveProperty('access_token')
    expect(body).not.toHaveProperty('email_confirmed_at')
    expect(backend.mails).toEqual([
      expect.objectContaining({ recipient: 'a@x.io', kind: 'confirmation' }),
    ])
    const signIn = backend.post('/token?grant_type=password', { email: 'a@x.io', password })
    expect(await outcome(signIn)).toBe('400 email_not_confirmed')
  })

  it('has a link that confirms the address and signs in', async () => {
    const backend = await open()
    const { id } = await signUp(backend)
    const tokens = fragmentOf(await openLink(backend, backend.mails[0]))
    expect(tokens.type).toBe('signup')
    const user = await (await backend.get('/user', tokens.access_token)).json()
    expect(user).toMatchObject({
      id,
      email_confirmed_at: expect.any(String),
      user_metadata: { email_verified: true },
      identities: [{ identity_data: { email_verified: true } }],
    })
    expect((await backend.signIn('a@x.io')).user.id).toBe(id)
  })

  it('has a link that returns a code to a client that sent a challenge', async () => {
    const backend = await open()
    await signUp(backend, challenge)
    const landed = await openLink(backend, backend.mails[0])
    const tokens = await (await exchange(backend, landed)).json()
    expect(claimsOf(tokens).amr[0].method).toBe('email/signup')
  })

  it.each(['signup', 'email'])('has a code that confirms as well, as %s', async (type) => {
    const backend = await open()
    await signUp(backend)
    const body = { type, email: 'a@x.io', token: backend.mails[0]?.code }
    expect((await backend.post('/verify', body)).status).toBe(200)
    expect((await backend.signIn('a@x.io')).user.email).toBe('a@x.io')
  })

  it('creates no account if the mail is rate-limited', async () => {
    const backend = await open({ rateLimits: true })
    for (let mails = 0; mails < 30; mails += 1) {
      await backend.post('/otp', { email: `${mails}@x.io` })
    }
    expect(await signUp(backend)).toMatchObject({ error_code: 'over_email_send_rate_limit' })
    backend.advance(3600)
    const body = { email: 'a@x.io', create_user: false }
    expect(await outcome(backend.post('/otp', body))).toBe('422 otp_disabled')
  })
})

describe('a second sign-up', () => {
  it('reveals nothing about the first, and resends its mail', async () => {
    const backend = await open()
    const first = await signUp(backend, { data: { name: 'Ada' } })
    backend.advance(60)
    const second = await signUp(backend, { data: { name: 'Eve' }, password: 'another horse' })
    expect(second.user_metadata).toEqual({ name: 'Eve' })
    expect(second.id).not.toBe(first.id)
    expect(Object.keys(second)).toEqual(Object.keys(first))
    expect(backend.mails.map(({ recipient }) => recipient)).toEqual(['a@x.io', 'a@x.io'])

    const [older, newer] = backend.mails
    expect(fragmentOf(await openLink(backend, older)).error_code).toBe('otp_expired')
    expect(fragmentOf(await openLink(backend, newer))).toHaveProperty('access_token')
    const { user } = await backend.signIn('a@x.io')
    expect(user).toMatchObject({ id: first.id, user_metadata: { name: 'Ada' } })
  })

  it('returns a fake user and sends no mail if the first was confirmed', async () => {
    const backend = await open()
    const first = await signUp(backend)
    await openLink(backend, backend.mails[0])
    const second = await signUp(backend)
    expect(second).toMatchObject({ email: 'a@x.io', identities: [] })
    expect(second.id).not.toBe(first.id)
    expect(Object.keys(second)).toEqual(Object.keys(first))
    expect(backend.mails).toHaveLength(1)
  })

  it('is rate-limited, whether the first was confirmed or not', async () => {
    const backend = await open()
    await signUp(backend)
    expect(await signUp(backend)).toMatchObject({ error_code: 'over_email_send_rate_limit' })
    await openLink(backend, backend.mails[0])
    await signUp(backend)
    expect(await signUp(backend)).toMatchObject({ error_code: 'over_email_send_rate_limit' })
  })
})
