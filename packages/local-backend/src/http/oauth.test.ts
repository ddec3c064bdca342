import { randomUUID } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { openStore } from '../store/index.ts'
import {
  challenge,
  exchange,
  follow,
  landing,
  pick,
  signInWithGoogle,
  startGoogle,
  verifier,
} from '../testing/google-flow.ts'
import { api, openTestBackend, origin, outcome, temporaryFolder } from '../testing/test-backend.ts'

describe('GET /authorize', () => {
  it('redirects to the account picker, with its own flow parameters', async () => {
    const { send } = await openTestBackend()
    const response = await send(
      '/authorize?provider=google&prompt=consent&nonce=n&state=mine&redirect_uri=https://evil.test&client_id=x&scopes=calendar',
    )
    expect(response.status).toBe(302)
    const url = landing(response)
    expect(url.origin + url.pathname).toBe(`${origin}/auth/v1/local-google`)
    expect(Object.fromEntries(url.searchParams)).toEqual({
      prompt: 'consent',
      client_id: 'local',
      redirect_uri: `${api}/callback`,
      response_type: 'code',
      scope: 'openid email profile calendar',
      state: expect.stringMatching(/^[0-9a-f-]{36}$/),
      nonce: expect.stringMatching(/^[\w-]{43}$/),
      code_challenge: expect.stringMatching(/^[\w-]{43}$/),
      code_challenge_method: 'S256',
    })
  })

  it.each([
    'provider=github',
    'provider=',
    '',
    'provider=__proto__',
    `provider=google&code_challenge=${challenge}`,
    'provider=google&code_challenge_method=s256',
    `provider=google&code_challenge=${'a'.repeat(42)}&code_challenge_method=s256`,
    `provider=google&code_challenge=${'a'.repeat(129)}&code_challenge_method=s256`,
    `provider=google&code_challenge=${'a'.repeat(42)}%20&code_challenge_method=s256`,
    `provider=google&code_challenge=${challenge}&code_challenge_method=md5`,
  ])('rejects "%s"', async (query) => {
    const { send } = await openTestBackend()
    expect(await outcome(send(`/authorize?${query}`))).toBe('400 validation_failed')
  })
})

describe('signing in with a code', () => {
  it('redirects to the requested URL, with a code that gives a session once', async () => {
    const backend = await openTestBackend()
    const url = await signInWithGoogle(backend, 'alex@example.com')
    expect(url.origin + url.pathname).toBe(`${origin}/dashboard`)
    const code = url.searchParams.get('code')

    const response = await exchange(backend, code)
    expect(response.status).toBe(200)
    expect(await response.json()).toMatchObject({
      token_type: 'bearer',
      provider_token: expect.any(String),
      user: {
        email: 'alex@example.com',
        app_metadata: { provider: 'google', providers: ['google'] },
        user_metadata: { full_name: 'Alex Example', email_verified: true },
        identities: [{ provider: 'google' }],
      },
    })
    expect(await outcome(exchange(backend, code))).toBe('404 flow_state_not_found')
  })

  it('requires the verifier of the same client', async () => {
    const backend = await openTestBackend()
    const code = (await signInWithGoogle(backend, 'alex@example.com')).searchParams.get('code')
    expect(await outcome(exchange(backend, code, 'w'.repeat(50)))).toBe('400 bad_code_verifier')
    expect((await exchange(backend, code)).status).toBe(200)
  })

  it('accepts a plain challenge', async () => {
    const backend = await openTestBackend()
    const query = { code_challenge: verifier, code_challenge_method: 'plain' }
    const url = await signInWithGoogle(backend, 'alex@example.com', query)
    expect((await exchange(backend, url.searchParams.get('code'))).status).toBe(200)
  })

  it('rejects a code that is older than five minutes', async () => {
    const backend = await openTestBackend()
    const code = (await signInWithGoogle(backend, 'alex@example.com')).searchParams.get('code')
    backend.advance(301)
    expect(await outcome(exchange(backend, code))).toBe('422 flow_state_expired')
  })

  it.each([
    [{ auth_code: 'x' }, '400 validation_failed'],
    [{ code_verifier: verifier }, '400 validation_failed'],
    [{ auth_code: { a: 1 }, code_verifier: verifier }, '400 validation_failed'],
    [{ auth_code: 'unknown', code_verifier: verifier }, '404 flow_state_not_found'],
  ])('rejects %j', async (body, expected) => {
    const { post } = await openTestBackend()
    expect(await outcome(post('/token?grant_type=pkce', body))).toBe(expected)
  })

  it('rejects a state as a code', async () => {
    const backend = await openTestBackend()
    const state = await startGoogle(backend)
    expect(await outcome(exchange(backend, state))).toBe('404 flow_state_not_found')
  })

  it('falls back to the page it came from', async () => {
    const backend = await openTestBackend()
    const response = await backend.send('/authorize?provider=google&redirect_to=//evil.test', {
      headers: { referer: `${origin}/signin` },
    })
    const state = landing(response).searchParams.get('state') ?? ''
    const answer = await follow(backend, await pick(backend, { state, cancel: '1' }))
    expect(landing(answer).pathname).toBe('/signin')
  })

  it('falls back to the site if the requested URL is foreign', async () => {
    const backend = await openTestBackend()
    const state = await startGoogle(backend, { redirect_to: 'https://evil.test/' })
    const answer = await follow(backend, await pick(backend, { state, email: 'alex@example.com' }))
    expect(landing(answer).origin).toBe(origin)
  })
})

describe('signing in without a challenge', () => {
  it('returns the tokens in the fragment', async () => {
    const backend = await openTestBackend()
    const url = await signInWithGoogle(backend, 'alex@example.com', {})
    expect(url.search).toBe('')
    const tokens = new URLSearchParams(url.hash.slice(1))
    expect([...tokens.keys()].toSorted()).toEqual([
      'access_token',
      'expires_at',
      'expires_in',
      'provider_token',
      'refresh_token',
      'sb',
      'token_type',
    ])
    expect((await backend.get('/user', tokens.get('access_token') ?? '')).status).toBe(200)
  })
})

describe('/callback', () => {
  it.each([
    '',
    'state=garbage',
    'state=3f0e0f6c-6a0f-4e61-9d43-000000000000',
    'error=access_denied',
  ])('with "%s" goes to the site with an error and no session', async (query) => {
    const { send } = await openTestBackend()
    const response = await send(`/callback?code=x&${query}`)
    expect(response.status).toBe(303)
    const url = landing(response)
    expect(url.origin + url.pathname).toBe(`${origin}/`)
    expect(url.searchParams.get('error')).toBe('invalid_request')
    expect(url.searchParams.get('error_code')).toBe('bad_oauth_state')
    expect(response.headers.get('cache-control')).toBe('no-store')
  })

  it('rejects a state that waits for a mail', async () => {
    const dataDir = temporaryFolder()
    const store = openStore(dataDir)
    const id = randomUUID()
    store.flowStates.insert({
      id,
      user_id: null,
      auth_code: randomUUID(),
      code_challenge: challenge,
      code_challenge_method: 's256',
      provider_type: 'email',
      authentication_method: 'recovery',
      referrer: `${origin}/update-password`,
      provider_access_token: null,
      provider_refresh_token: null,
      auth_code_issued_at: null,
      created_at: new Date().toISOString(),
    })
    store.close()
    const { send } = await openTestBackend({ dataDir })
    const url = landing(await send(`/callback?state=${id}&code=x`))
    expect(url.searchParams.get('error_code')).toBe('bad_oauth_state')
    expect((await send(`/local-google?state=${id}`)).status).toBe(400)
  })

  it('ignores a HEAD request', async () => {
    const backend = await openTestBackend()
    const state = await startGoogle(backend)
    const back = await pick(backend, { state, email: 'ada@x.io' })
    const path = new URL(back.headers.get('location') ?? '', origin).href.slice(api.length)
    expect((await backend.send(path, { method: 'HEAD' })).status).toBe(200)
    expect(landing(await follow(backend, back)).searchParams.has('code')).toBe(true)
  })

  it('ignores a prefetch', async () => {
    const backend = await openTestBackend()
    const state = await startGoogle(backend)
    const back = await pick(backend, { state, email: 'ada@x.io' })
    const path = new URL(back.headers.get('location') ?? '', origin).href.slice(api.length)
    const early = await backend.send(path, { headers: { purpose: 'prefetch' } })
    expect(early.status).toBe(503)
    expect(landing(await follow(backend, back)).searchParams.has('code')).toBe(true)
  })

  it('accepts exactly one of several concurrent requests', async () => {
    const backend = await openTestBackend()
    const state = await startGoogle(backend)
    const picked = await pick(backend, { state, email: 'alex@example.com' })
    const answers = await Promise.all([1, 2, 3].map(() => follow(backend, picked)))
    const codes = answers.map((answer) => landing(answer).searchParams)
    expect(codes.filter((parameters) => parameters.has('code'))).toHaveLength(1)
    expect(codes.map((parameters) => parameters.get('error_code')).filter(Boolean)).toEqual([
      'flow_state_already_used',
      'flow_state_already_used',
    ])
  })

  it('rejects a state that is older than five minutes', async () => {
    const backend = await openTestBackend()
    const state = await startGoogle(backend)
    const picked = await pick(backend, { state, email: 'alex@example.com' })
    backend.advance(301)
    const url = landing(await follow(backend, picked))
    expect(url.searchParams.get('error_code')).toBe('bad_oauth_state')
  })

  it('passes an error of the provider to the app, in query and fragment', async () => {
    const backend = await openTestBackend()
    const state = await startGoogle(backend)
    const response = await follow(backend, await pick(backend, { state, cancel: '1' }))
    expect(response.status).toBe(302)
    const url = landing(response)
    const error = { error: 'access_denied', error_description: 'The sign-in was cancelled' }
    expect(url.pathname).toBe('/dashboard')
    expect(Object.fromEntries(url.searchParams)).toEqual(error)
    expect(Object.fromEntries(new URLSearchParams(url.hash.slice(1)))).toEqual({ ...error, sb: '' })
  })

  it.each([
    ['no code', ''],
    ['an unknown code', '&code=unknown'],
  ])('tells the app of %s', async (_, query) => {
    const backend = await openTestBackend()
    const state = await startGoogle(backend)
    const url = landing(await backend.send(`/callback?state=${state}${query}`))
    expect(url.searchParams.get('error_code')).toBe('bad_oauth_callback')
  })

  it('accepts a form as well', async () => {
    const backend = await openTestBackend()
    const state = await startGoogle(backend)
    const picked = await pick(backend, { state, email: 'alex@example.com' })
    const { searchParams } = new URL(picked.headers.get('location') ?? '', origin)
    const response = await backend.send('/callback', { method: 'POST', body: searchParams })
    expect(landing(response).searchParams.has('code')).toBe(true)
  })

  it('creates no account while sign-ups are disabled', async () => {
    const backend = await openTestBackend({ signupsDisabled: true })
    const { searchParams } = await signInWithGoogle(backend, 'alex@example.com')
    expect(searchParams.get('error')).toBe('access_denied')
    expect(searchParams.get('error_code')).toBe('signup_disabled')
  })
})
