import { describe, expect, it } from 'vitest'
import {
  challenge,
  claimsOf,
  exchange,
  fragmentOf,
  openLink,
  putUser,
} from '../testing/requests.ts'
import {
  openTestBackend,
  origin,
  outcome,
  password,
  type TestBackend,
} from '../testing/test-backend.ts'

async function everythingOf(response: Response) {
  return { status: response.status, headers: [...response.headers], body: await response.text() }
}

const recover = ({ post }: TestBackend, body: object = {}, email = 'a@x.io') =>
  post(`/recover?redirect_to=${origin}/update-password`, { email, ...body })

async function openWithUser(config = {}) {
  const backend = await openTestBackend(config)
  const tokens = await backend.signUp('a@x.io')
  return { ...backend, tokens }
}

describe('POST /recover', () => {
  it('mails a link with a code', async () => {
    const backend = await openWithUser()
    const response = await recover(backend, {}, 'A@X.io')
    expect([response.status, await response.json()]).toEqual([200, {}])
    expect(backend.mails).toEqual([
      expect.objectContaining({ recipient: 'a@x.io', kind: 'recovery' }),
    ])
    expect(backend.mails[0]?.code).toMatch(/^\d{6}$/)
    const link = new URL(backend.mails[0]?.link ?? '')
    expect(link.origin + link.pathname).toBe(`${origin}/auth/v1/verify`)
    expect(Object.fromEntries(link.searchParams)).toEqual({
      token: expect.stringMatching(/^[0-9a-f]{32}$/),
      type: 'recovery',
      redirect_to: `${origin}/update-password`,
    })
  })

  it('responds the same way for an unknown address, and sends nothing', async () => {
    const backend = await openWithUser()
    const known = await everythingOf(await recover(backend))
    expect(await everythingOf(await recover(backend, {}, 'b@x.io'))).toEqual(known)
    expect(backend.mails).toHaveLength(1)
  })

  it('rate-limits known and unknown addresses', async () => {
    const backend = await openWithUser({ mailFrequencySeconds: 60 })
    await recover(backend)
    await recover(backend, {}, 'b@x.io')
    backend.advance(10)
    const known = await recover(backend)
    expect(known.headers.get('retry-after')).toBe('50')
    expect(await known.clone().json()).toEqual({
      code: 429,
      error_code: 'over_email_send_rate_limit',
      msg: 'For security purposes, you can only request this after 50 seconds.',
    })
    const unknown = await recover(backend, {}, 'b@x.io')
    expect(await everythingOf(unknown)).toEqual(await everythingOf(known))
    backend.advance(50)
    expect((await recover(backend)).status).toBe(200)
    expect((await recover(backend, {}, 'b@x.io')).status).toBe(200)
    expect(backend.mails).toHaveLength(2)
  })

  it('sends a mail at once after the clock was set back', async () => {
    const backend = await openWithUser({ mailFrequencySeconds: 60 })
    await recover(backend)
    backend.setBack(24 * 3600)
    expect((await recover(backend)).status).toBe(200)
    expect(backend.mails).toHaveLength(2)
  })

  it.each([
    ['no address', { email: '' }, 'Password recovery requires an email'],
    [
      'a malformed address',
      { email: 'a@x.io\r\nbcc: b@x.io' },
      'Unable to validate email address: invalid format',
    ],
    ['a list', { email: ['a@x.io'] }, 'The value of "email" is not valid'],
    [
      'a challenge alone',
      { code_challenge: 'a'.repeat(43) },
      'PKCE flow requires code_challenge_method and code_challenge',
    ],
  ])('rejects %s', async (_, body, msg) => {
    const backend = await openWithUser()
    const response = await recover(backend, body)
    expect(await response.json()).toEqual({ code: 400, error_code: 'validation_failed', msg })
    expect(backend.mails).toEqual([])
  })

  it('redirects to allowed URLs only', async () => {
    const backend = await openWithUser()
    await backend.post('/recover?redirect_to=https://evil.test', { email: 'a@x.io' })
    expect(new URL(backend.mails[0]?.link ?? '').searchParams.get('redirect_to')).toBe(origin)
  })

  it('is rate-limited after 30 quick requests', async () => {
    const backend = await openWithUser({ rateLimits: true })
    for (let tries = 0; tries < 30; tries += 1) {
      expect((await recover(backend, {}, `${tries}@x.io`)).status).toBe(200)
    }
    expect(await outcome(recover(backend))).toBe('429 over_request_rate_limit')
  })
})

describe('a recovery link', () => {
  it('signs in, with the tokens in the fragment', async () => {
    const backend = await openWithUser()
    await recover(backend)
    const landed = await openLink(backend, backend.mails[0])
    expect(landed.origin + landed.pathname + landed.search).toBe(`${origin}/update-password`)
    const tokens = fragmentOf(landed)
    expect(tokens).toEqual({
      access_token: expect.any(String),
      expires_at: expect.stringMatching(/^\d+$/),
      expires_in: '3600',
      refresh_token: expect.any(String),
      sb: '',
      token_type: 'bearer',
      type: 'recovery',
    })
    expect((await backend.get('/user', tokens.access_token)).status).toBe(200)
    expect(claimsOf({ access_token: tokens.access_token ?? '' }).amr[0].method).toBe('otp')
  })

  it('returns a code to a client that sent a challenge', async () => {
    const backend = await openWithUser()
    await recover(backend, challenge)
    const landed = await openLink(backend, backend.mails[0])
    expect(landed.hash).toBe('')
    expect(await outcome(exchange(backend, landed, 'w'.repeat(50)))).toBe('400 bad_code_verifier')
    const tokens = await (await exchange(backend, landed)).json()
    expect(tokens.user.email).toBe('a@x.io')
    expect(claimsOf(tokens).amr[0].method).toBe('recovery')
    expect(await outcome(exchange(backend, landed))).toBe('404 flow_state_not_found')
  })

  it('may be opened late, but its code expires after five minutes', async () => {
    const backend = await openWithUser()
    await recover(backend, challenge)
    backend.advance(3600)
    const landed = await openLink(backend, backend.mails[0])
    backend.advance(301)
    expect(await outcome(exchange(backend, landed))).toBe('422 flow_state_expired')
  })

  it.each([
    ['was used', (backend: TestBackend) => openLink(backend, backend.mails[0])],
    ['is an hour old', async ({ advance }: TestBackend) => advance(3601)],
    [
      'was replaced by another',
      async (backend: TestBackend) => {
        backend.advance(60)
        await recover(backend, challenge)
      },
    ],
  ])('is worthless when it %s', async (_, spoil) => {
    const backend = await openWithUser()
    await recover(backend, challenge)
    await spoil(backend)
    const landed = await openLink(backend, backend.mails[0])
    const error = {
      error: 'access_denied',
      error_code: 'otp_expired',
      error_description: 'Email link is invalid or has expired',
    }
    expect(Object.fromEntries(landed.searchParams)).toEqual(error)
    expect(fragmentOf(landed)).toEqual({ ...error, sb: '' })
  })

  it('is invalidated by a password change, and so is its auth code', async () => {
    const backend = await openWithUser()
    const { access_token } = backend.tokens
    await recover(backend, challenge)
    const landed = await openLink(backend, backend.mails[0])
    backend.advance(60)
    await recover(backend)
    expect((await putUser(backend, access_token, { password: 'another horse' })).status).toBe(200)
    expect(fragmentOf(await openLink(backend, backend.mails[1])).error_code).toBe('otp_expired')
    expect(await outcome(exchange(backend, landed))).toBe('404 flow_state_not_found')
  })

  it('confirms an unconfirmed account without its password', async () => {
    const backend = await openTestBackend({ autoconfirm: false })
    await backend.signUp('a@x.io')
    await recover(backend)
    const { access_token } = fragmentOf(await openLink(backend, backend.mails[1]))
    const user = await (await backend.get('/user', access_token)).json()
    expect(user.email_confirmed_at).toEqual(expect.any(String))
    expect(user.user_metadata.email_verified).toBe(true)
    const signIn = backend.post('/token?grant_type=password', { email: 'a@x.io', password })
    expect(await outcome(signIn)).toBe('400 invalid_credentials')
  })
})
