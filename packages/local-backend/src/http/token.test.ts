import { describe, expect, it } from 'vitest'
import { decodeRefreshToken, encodeRefreshToken } from '../tokens/refresh-token.ts'
import { openTestBackend, outcome, password } from '../testing/test-backend.ts'

async function everythingOf(response: Response) {
  return { status: response.status, headers: [...response.headers], body: await response.text() }
}

describe('POST /token?grant_type=password', () => {
  it('responds the same way to a wrong password and an unknown address', async () => {
    const { post, signUp } = await openTestBackend()
    await signUp('a@x.io')
    const wrong = await post('/token?grant_type=password', { email: 'a@x.io', password: 'wrong' })
    const unknown = await post('/token?grant_type=password', { email: 'b@x.io', password: 'wrong' })
    const body = { code: 400, error_code: 'invalid_credentials', msg: 'Invalid login credentials' }
    expect(await wrong.clone().json()).toEqual(body)
    expect(await everythingOf(unknown)).toEqual(await everythingOf(wrong))
  })

  it.each([
    ['no address', { password }, '400 validation_failed'],
    ['no password', { email: 'a@x.io' }, '400 invalid_credentials'],
    ['a malformed address', { email: 'a', password }, '400 validation_failed'],
    ['a list', { email: ['a@x.io'], password }, '400 validation_failed'],
    ['an object', { email: 'a@x.io', password: { $ne: '' } }, '400 validation_failed'],
    ['a phone number', { phone: '123', password }, '400 phone_provider_disabled'],
  ])('rejects %s', async (_, body, expected) => {
    const { post, signUp } = await openTestBackend()
    await signUp('a@x.io')
    expect(await outcome(post('/token?grant_type=password', body))).toBe(expected)
  })

  it.each(['', '?grant_type=', '?grant_type=client_credentials', '?grant_type=__proto__'])(
    'rejects the grant "%s"',
    async (query) => {
      const { post } = await openTestBackend()
      const response = await post(`/token${query}`, {})
      expect(await response.json()).toMatchObject({
        error_code: 'invalid_credentials',
        msg: 'unsupported_grant_type',
      })
    },
  )

  it('is rate-limited after 30 quick attempts', async () => {
    const { post } = await openTestBackend({ rateLimits: true })
    for (let tries = 0; tries < 30; tries += 1) {
      expect((await post('/token?grant_type=password', {})).status).toBe(400)
    }
    const response = await post('/token?grant_type=password', {})
    expect(await outcome(response)).toBe('429 over_request_rate_limit')
    expect(response.headers.get('retry-after')).toBe('2')
  })
})

describe('POST /token?grant_type=refresh_token', () => {
  it('advances, and returns the same token to concurrent requests', async () => {
    const { signUp, refresh } = await openTestBackend()
    const { refresh_token } = await signUp('a@x.io')
    const answers = await Promise.all(Array.from({ length: 6 }, () => refresh(refresh_token)))
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200, 200])
    const tokens = await Promise.all(
      answers.map(async (answer) => (await answer.json()).refresh_token),
    )
    expect(new Set(tokens).size).toBe(1)
    expect(tokens[0]).not.toBe(refresh_token)
  })

  it('repeats a lost response, however late', async () => {
    const { signUp, refresh, advance } = await openTestBackend()
    const { refresh_token } = await signUp('a@x.io')
    const lost = await (await refresh(refresh_token)).json()
    advance(24 * 3600)
    const again = await (await refresh(refresh_token)).json()
    expect(again.refresh_token).toBe(lost.refresh_token)
  })

  it('accepts an older token within ten seconds only', async () => {
    const { signUp, refresh, advance, get } = await openTestBackend()
    const first = await signUp('a@x.io')
    const second = await (await refresh(first.refresh_token)).json()
    const third = await (await refresh(second.refresh_token)).json()
    advance(10)
    expect((await (await refresh(first.refresh_token)).json()).refresh_token).toBe(
      third.refresh_token,
    )
    advance(1)
    expect(await outcome(refresh(first.refresh_token))).toBe('400 refresh_token_already_used')
    expect(await outcome(refresh(third.refresh_token))).toBe('400 refresh_token_not_found')
    expect(await outcome(get('/user', third.access_token))).toBe('403 session_not_found')
  })

  it('accepts no older token because the clock was set back', async () => {
    const { signUp, refresh, advance, setBack } = await openTestBackend()
    const first = await signUp('a@x.io')
    const second = await (await refresh(first.refresh_token)).json()
    await refresh(second.refresh_token)
    advance(11)
    setBack(8)
    expect(await outcome(refresh(first.refresh_token))).toBe('400 refresh_token_already_used')
  })

  it('refreshes a session after the clock was set back', async () => {
    const { signUp, refresh, setBack } = await openTestBackend()
    const { refresh_token } = await signUp('a@x.io')
    setBack(24 * 3600)
    expect(await outcome(refresh(refresh_token))).toBe('200')
  })

  it('rejects a session that has been idle for 30 days', async () => {
    const { signUp, refresh, advance } = await openTestBackend()
    const { refresh_token } = await signUp('a@x.io')
    advance(30 * 24 * 3600 + 1)
    expect(await outcome(refresh(refresh_token))).toBe('400 session_expired')
  })

  it('rejects the token of another server', async () => {
    const other = await openTestBackend()
    const { refresh_token } = await other.signUp('a@x.io')
    const { refresh } = await openTestBackend()
    expect(await outcome(refresh(refresh_token))).toBe('400 refresh_token_not_found')
  })

  it('rejects a forged token for a known session', async () => {
    const { signUp, refresh, get } = await openTestBackend()
    const { access_token, refresh_token } = await signUp('a@x.io')
    const { sessionId } = decodeRefreshToken(refresh_token) ?? { sessionId: '' }
    const key = Buffer.alloc(32).toString('base64url')
    for (const counter of [0, 1, 4_294_967_295]) {
      const forged = encodeRefreshToken(sessionId, counter, key)
      expect(await outcome(refresh(forged))).toBe('400 refresh_token_not_found')
    }
    expect((await get('/user', access_token)).status).toBe(200)
  })

  it('rejects a malformed token', async () => {
    const { refresh, post } = await openTestBackend()
    expect(await outcome(refresh('garbage'))).toBe('400 validation_failed')
    expect(await outcome(post('/token?grant_type=refresh_token', { refresh_token: [1] }))).toBe(
      '400 validation_failed',
    )
    const empty = await refresh('')
    expect(empty.status).toBe(400)
    expect(await empty.json()).toEqual({
      error: 'invalid_request',
      error_description: 'refresh_token required',
    })
  })
})
