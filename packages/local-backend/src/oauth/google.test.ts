import { inspect } from 'node:util'
import { describe, expect, it } from 'vitest'
import { exchange } from '../testing/google-flow.ts'
import {
  client,
  failure,
  openGoogleBackend,
  rightHash,
  type Claims,
  type GoogleBackend,
} from '../testing/google.ts'
import { api, origin, outcome, type Tokens } from '../testing/test-backend.ts'

async function tokensOf(backend: GoogleBackend, url: URL): Promise<Tokens> {
  return (await exchange(backend, url.searchParams.get('code'))).json()
}

describe('leaving for Google', () => {
  it('sends the client, the redirect, a nonce and a challenge, and never the secret', async () => {
    const { leave } = await openGoogleBackend()
    const url = await leave({
      scopes: 'https://www.googleapis.com/auth/drive,email',
      prompt: 'consent',
    })
    expect(url.origin + url.pathname).toBe('https://accounts.google.com/o/oauth2/v2/auth')
    expect(Object.fromEntries(url.searchParams)).toEqual({
      prompt: 'consent',
      client_id: client.clientId,
      redirect_uri: `${api}/callback`,
      response_type: 'code',
      scope: 'openid email profile https://www.googleapis.com/auth/drive',
      state: expect.stringMatching(/^[0-9a-f-]{36}$/),
      nonce: expect.stringMatching(/^[\w-]{43}$/),
      code_challenge: expect.stringMatching(/^[\w-]{43}$/),
      code_challenge_method: 'S256',
    })
  })

  it('ignores flow parameters of the client, in any case', async () => {
    const { leave } = await openGoogleBackend()
    const forged = {
      nonce: 'x',
      NONCE: 'x',
      State: 'x',
      Redirect_URI: 'https://evil.test',
      CLIENT_ID: 'x',
      code_verifier: 'x',
      response_mode: 'fragment',
      request_uri: 'https://evil.test',
    }
    const { searchParams } = await leave(forged)
    expect([...searchParams.values()]).not.toContain('x')
    expect(searchParams.get('redirect_uri')).toBe(`${api}/callback`)
    expect(searchParams.has('response_mode') || searchParams.has('request_uri')).toBe(false)
  })

  it('uses a new nonce and challenge each time', async () => {
    const { leave } = await openGoogleBackend()
    const [first, second] = [await leave(), await leave()]
    for (const name of ['state', 'nonce', 'code_challenge']) {
      expect(first.searchParams.get(name)).not.toBe(second.searchParams.get(name))
    }
  })
})

describe('coming back from Google', () => {
  it('gives a session with the profile of the id_token', async () => {
    const backend = await openGoogleBackend()
    const url = await backend.visitGoogle()
    expect(url.origin + url.pathname).toBe(`${origin}/dashboard`)
    expect(await tokensOf(backend, url)).toMatchObject({
      provider_token: 'ya29.access',
      provider_refresh_token: '1//refresh',
      user: {
        email: 'ada@gmail.com',
        email_confirmed_at: expect.any(String),
        app_metadata: { provider: 'google', providers: ['google'] },
        user_metadata: {
          iss: 'https://accounts.google.com',
          sub: '108204268033311374519',
          provider_id: '108204268033311374519',
          email_verified: true,
          full_name: 'Ada Lovelace',
          name: 'Ada Lovelace',
          avatar_url: 'https://lh3.googleusercontent.com/a/ada',
          picture: 'https://lh3.googleusercontent.com/a/ada',
        },
      },
    })
    expect(backend.reports).toEqual([])
  })

  it('caches the keys across sign-ins', async () => {
    const { visitGoogle, google } = await openGoogleBackend()
    await visitGoogle()
    await visitGoogle()
    expect(google.requests.map(({ url }) => new URL(url).pathname)).toEqual([
      '/token',
      '/oauth2/v3/certs',
      '/token',
    ])
    expect(google.requests[0]?.redirect).toBe('error')
  })

  it.each<[string, Claims]>([
    ['the issuer without its scheme', { iss: 'accounts.google.com' }],
    ['no azp', { azp: undefined }],
    ['the audience in a list', { aud: [client.clientId] }],
    ['a hash of the access token', { at_hash: rightHash }],
  ])('takes %s', async (_, claims) => {
    const { visitGoogle, google } = await openGoogleBackend()
    google.claims = claims
    expect((await visitGoogle()).searchParams.has('code')).toBe(true)
  })

  it.each<[string, Claims, string[]]>([
    ['a picture that is not https', { picture: 'http://x.test/a.png' }, ['name', 'full_name']],
    ['a picture that is a script', { picture: 'javascript:alert(1)' }, ['name', 'full_name']],
    [
      'a picture that is too long',
      { picture: `https://x.test/${'a'.repeat(2048)}` },
      ['name', 'full_name'],
    ],
    ['a name that is not a string', { name: { a: 1 } }, ['picture', 'avatar_url']],
    ['a name that is too long', { name: 'a'.repeat(257) }, ['picture', 'avatar_url']],
    ['missing fields', { name: undefined, picture: undefined }, []],
  ])('leaves out %s', async (_, claims, kept) => {
    const backend = await openGoogleBackend()
    backend.google.claims = claims
    const { user } = await tokensOf(backend, await backend.visitGoogle())
    const shown = ['name', 'full_name', 'picture', 'avatar_url']
    expect(shown.filter((name) => Object.hasOwn(user.user_metadata, name))).toEqual(kept)
  })
})

describe('a token endpoint', () => {
  it.each<[string, () => Response | Promise<Response>]>([
    ['rejects the client', () => Response.json({ error: 'invalid_client' }, { status: 401 })],
    ['gives no id_token', () => Response.json({ access_token: 'a' })],
    ['answers with a page', () => new Response('<html>', { status: 502 })],
    ['answers with nothing', () => new Response(null, { status: 204 })],
    ['cannot be reached', () => Promise.reject(new TypeError('fetch failed'))],
  ])('that %s ends the sign-in without a session', async (_, answer) => {
    const { visitGoogle, google, reports } = await openGoogleBackend()
    google.answer = answer
    const url = await visitGoogle()
    expect(failure(url)).toEqual({
      error: 'server_error',
      error_code: 'unexpected_failure',
      error_description: 'Unable to exchange external code',
    })
    expect(inspect([reports, url.href], { depth: 9, showHidden: true })).not.toContain(
      client.clientSecret,
    )
    expect(reports).toHaveLength(1)
  })

  it('that rejects the code gives an error of the client', async () => {
    const { leave, send, reports } = await openGoogleBackend()
    const state = (await leave()).searchParams.get('state')
    const response = await send(`/callback?state=${state}&code=guessed`)
    expect(failure(new URL(response.headers.get('location') ?? ''))).toMatchObject({
      error: 'invalid_request',
      error_code: 'bad_oauth_callback',
    })
    expect(reports).toEqual([])
  })
})

describe('real Google', () => {
  it('replaces the account picker', async () => {
    const { send, get } = await openGoogleBackend()
    expect(await outcome(send('/local-google'))).toBe('404 not_found')
    expect((await send('/outbox')).status).toBe(200)
    expect(await (await get('/settings')).json()).toMatchObject({ external: { google: true } })
  })

  it('works without development pages', async () => {
    const { leave, send } = await openGoogleBackend({ developmentPages: false })
    expect((await leave()).host).toBe('accounts.google.com')
    expect(await outcome(send('/outbox'))).toBe('404 not_found')
  })

  it.each([
    [{ clientId: '', clientSecret: 'x' }, 'clientId'],
    [{ clientId: 'x', clientSecret: '' }, 'clientSecret'],
  ])('needs both an id and a secret', async (google, name) => {
    await expect(openGoogleBackend({ google })).rejects.toThrow(`google.${name} is empty`)
  })
})
