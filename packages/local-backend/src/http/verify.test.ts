import { describe, expect, it } from 'vitest'
import { challenge, claimsOf, fragmentOf, openLink, pathOf } from '../testing/requests.ts'
import { openTestBackend, origin, outcome } from '../testing/test-backend.ts'

async function openWithMail(config = {}, body = {}) {
  const backend = await openTestBackend(config)
  await backend.signUp('a@x.io')
  await backend.post('/otp', { email: 'a@x.io', ...body })
  const { code = '', link } = backend.mails[0] ?? {}
  const tokenHash = new URL(link ?? '').searchParams.get('token') ?? ''
  const wrongCode = code === '000000' ? '000001' : '000000'
  const verify = (input: object) => backend.post('/verify', { type: 'email', ...input })
  const type = (token: string, email = 'a@x.io') => verify({ email, token })
  return { ...backend, code, tokenHash, wrongCode, verify, type }
}

const expired = {
  code: 403,
  error_code: 'otp_expired',
  msg: 'Token has expired or is invalid',
}

describe('GET /verify', () => {
  it('needs no key and sends no referrer', async () => {
    const { backend, mails } = await openWithMail()
    const response = await backend.fetch(new Request(mails[0]?.link ?? ''))
    expect(response.status).toBe(303)
    expect(response.headers.get('referrer-policy')).toBe('no-referrer')
    expect(response.headers.get('cache-control')).toBe('no-store')
  })

  it('consumes nothing for a HEAD request', async () => {
    const backend = await openWithMail()
    const head = await backend.send(pathOf(backend.mails[0]), { method: 'HEAD' })
    expect([head.status, head.headers.get('location')]).toEqual([200, null])
    expect(fragmentOf(await openLink(backend, backend.mails[0]))).toHaveProperty('access_token')
  })

  it.each(['prefetch', 'prefetch;prerender', 'prefetch;anonymous-client-ip'])(
    'consumes nothing for a request with the purpose %s',
    async (purpose) => {
      const backend = await openWithMail()
      const headers = { 'sec-purpose': purpose }
      const early = await backend.send(pathOf(backend.mails[0]), { headers })
      expect([early.status, early.headers.get('location')]).toEqual([503, null])
      expect(fragmentOf(await openLink(backend, backend.mails[0]))).toHaveProperty('access_token')
    },
  )

  it('gives one session if the link is opened twice at once', async () => {
    const backend = await openWithMail()
    const both = [1, 2].map(() => openLink(backend, backend.mails[0]))
    const errors = (await Promise.all(both)).map((landed) => fragmentOf(landed).error_code)
    expect(errors.filter(Boolean)).toEqual(['otp_expired'])
  })

  it.each([
    ['', 'Verify requires a verification type'],
    ['?type=recovery', 'Verify requires a token or a token hash'],
  ])('rejects "%s"', async (query, msg) => {
    const { get } = await openTestBackend()
    const response = await get(`/verify${query}`)
    expect(await response.json()).toEqual({ code: 400, error_code: 'validation_failed', msg })
  })

  it.each(['sms', 'toString', '__proto__'])('rejects the type "%s"', async (type) => {
    const backend = await openWithMail()
    const response = await backend.get(`/verify?type=${type}&token=${backend.tokenHash}`)
    const landed = new URL(response.headers.get('location') ?? '')
    expect(landed.origin).toBe(origin)
    expect(fragmentOf(landed)).toMatchObject({
      error: 'invalid_request',
      error_code: 'validation_failed',
    })
  })

  it.each(['signup', 'invite', 'email_change'])('rejects a magic link as %s', async (type) => {
    const { get, tokenHash } = await openWithMail()
    const { headers } = await get(`/verify?type=${type}&token=${tokenHash}`)
    expect(headers.get('location')).toContain('otp_expired')
  })

  it('fails if no flow waits for the code of a link', async () => {
    const backend = await openWithMail({}, challenge)
    const response = await backend.get(`/verify?type=recovery&token=${backend.tokenHash}`)
    const landed = new URL(response.headers.get('location') ?? '')
    expect(Object.fromEntries(landed.searchParams)).toMatchObject({
      error: 'invalid_request',
      error_code: 'flow_state_not_found',
    })
    const { searchParams } = await openLink(backend, backend.mails[0])
    expect(searchParams.get('code')).toEqual(expect.any(String))
  })

  it.each(['https://evil.test', '//evil.test', 'javascript:alert(1)', `${origin}@evil.test`])(
    'does not redirect to %s',
    async (target) => {
      const { get, tokenHash } = await openWithMail()
      const query = new URLSearchParams({
        type: 'magiclink',
        token: tokenHash,
        redirect_to: target,
      })
      const { headers } = await get(`/verify?${query}`)
      expect(headers.get('location')).toMatch(`${origin}/#access_token=`)
    },
  )

  it('keeps the query of the redirect URL', async () => {
    const backend = await openTestBackend()
    await backend.signUp('a@x.io')
    const target = encodeURIComponent(`${origin}/in?sb_flow_id=1#top`)
    await backend.post(`/otp?redirect_to=${target}`, { email: 'a@x.io', ...challenge })
    const landed = await openLink(backend, backend.mails[0])
    expect(landed.href).toMatch(/\/in\?sb_flow_id=1&code=[0-9a-f-]{36}#top$/)
  })
})

describe('POST /verify', () => {
  it('signs in with the code of a mail, once', async () => {
    const { type, code, get } = await openWithMail()
    const tokens = await (await type(code, 'A@X.io')).json()
    expect(tokens).toMatchObject({ token_type: 'bearer', user: { email: 'a@x.io' } })
    expect(claimsOf(tokens).amr[0].method).toBe('otp')
    expect((await get('/user', tokens.access_token)).status).toBe(200)
    const again = await type(code)
    expect([again.status, await again.json()]).toEqual([403, expired])
  })

  it('signs in with the code even if the link returns a code to exchange', async () => {
    const { type, code } = await openWithMail({}, challenge)
    expect((await type(code)).status).toBe(200)
  })

  it.each(['email', 'magiclink', 'recovery'])('signs in with the hash, as %s', async (type) => {
    const { verify, tokenHash } = await openWithMail()
    expect((await verify({ type, token_hash: tokenHash })).status).toBe(200)
    const again = await verify({ type, token_hash: tokenHash })
    expect(await again.json()).toEqual({ ...expired, msg: 'Email link is invalid or has expired' })
  })

  it('rejects a code after an hour', async () => {
    const { type, code, advance } = await openWithMail()
    advance(3601)
    expect(await outcome(type(code))).toBe('403 otp_expired')
  })

  it('rejects a code sent to another address', async () => {
    const { type, code, signUp } = await openWithMail()
    await signUp('b@x.io')
    expect(await outcome(type(code, 'b@x.io'))).toBe('403 otp_expired')
    expect(await outcome(type(code, 'c@x.io'))).toBe('403 otp_expired')
  })

  it('invalidates a code at the tenth wrong guess', async () => {
    const { type, code, wrongCode } = await openWithMail()
    for (let guesses = 0; guesses < 10; guesses += 1) await type(wrongCode)
    expect(await outcome(type(code))).toBe('403 otp_expired')
  })

  it('accepts a code after nine wrong guesses, or guesses of other codes', async () => {
    const { type, code, wrongCode, signUp } = await openWithMail()
    await signUp('b@x.io')
    for (let guesses = 0; guesses < 9; guesses += 1) await type(wrongCode)
    for (let guesses = 0; guesses < 20; guesses += 1) await type(wrongCode, 'b@x.io')
    expect(await outcome(type(code))).toBe('200')
  })

  it('is rate-limited after 30 quick guesses', async () => {
    const { type, wrongCode } = await openWithMail({ rateLimits: true })
    for (let guesses = 0; guesses < 30; guesses += 1) {
      expect(await outcome(type(wrongCode))).toBe('403 otp_expired')
    }
    expect(await outcome(type(wrongCode))).toBe('429 over_request_rate_limit')
  })

  const email = 'a@x.io'
  it.each([
    ['no type', { type: '', email, token: '1' }, 'Verify requires a verification type'],
    ['another type', { type: 'sms', email, token: '1' }, 'Invalid email verification type'],
    ['no token', { email }, 'Verify requires either a token or a token hash'],
    ['both', { token: '1', token_hash: '1' }, 'Verify requires either a token or a token hash'],
    [
      'a hash with an address',
      { email, token_hash: '1' },
      'Only the token_hash and type should be provided',
    ],
    [
      'a code without an address',
      { token: '1' },
      'Only an email address or phone number should be provided on verify',
    ],
    ['a number', { email, token: 123456 }, 'The value of "token" is not valid'],
  ])('rejects %s', async (_, body, msg) => {
    const { verify } = await openWithMail()
    const response = await verify(body)
    expect(await response.json()).toEqual({ code: 400, error_code: 'validation_failed', msg })
  })

  it('rejects a malformed address', async () => {
    const { type } = await openWithMail()
    expect(await outcome(type('1', 'a'))).toBe('422 validation_failed')
  })
})

describe('a code or a link', () => {
  it('survives a restart', async () => {
    const first = await openWithMail()
    await first.backend.close()
    const { post } = await openTestBackend({ dataDir: first.dataDir })
    const body = { type: 'email', email: 'a@x.io', token: first.code }
    expect((await post('/verify', body)).status).toBe(200)
  })

  it('is invalid once the other was used', async () => {
    const backend = await openWithMail()
    await backend.type(backend.code)
    const landed = await openLink(backend, backend.mails[0])
    expect(fragmentOf(landed).error_code).toBe('otp_expired')
  })
})
