import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { LOCAL_ANON_KEY } from '../index.ts'
import { api, openTestBackend, outcome, password } from '../testing/test-backend.ts'

const current = { 'x-supabase-api-version': '2024-01-01' }

describe('the gateway', () => {
  it.each(['/signup', '/token?grant_type=password', '/logout'])(
    'requires a key at %s',
    async (path) => {
      const { backend } = await openTestBackend()
      const response = await backend.fetch(new Request(`${api}${path}`, { method: 'POST' }))
      expect(response.status).toBe(401)
      expect(await response.json()).toEqual({
        message: 'No API key found in request',
        hint: expect.any(String),
      })
      expect(response.headers.get('cache-control')).toBe('no-store')
    },
  )

  it('rejects another key, and accepts its own in the query', async () => {
    const { backend, send } = await openTestBackend()
    expect((await send('/settings', { headers: { apikey: 'other' } })).status).toBe(401)
    const inQuery = new Request(`${api}/settings?apikey=${LOCAL_ANON_KEY}`)
    expect((await backend.fetch(inQuery)).status).toBe(200)
  })

  it('requires none if disabled', async () => {
    const { backend } = await openTestBackend({ requireApiKey: false })
    expect((await backend.fetch(new Request(`${api}/settings`))).status).toBe(200)
  })

  it.each(['/health', '/.well-known/jwks.json', '/authorize?provider=google', '/callback'])(
    'requires none at %s',
    async (path) => {
      const { backend } = await openTestBackend()
      const response = await backend.fetch(new Request(`${api}${path}`))
      expect(response.status).toBeLessThan(400)
    },
  )

  it.each(['/healthy', '/authorize/x', '/callback/../settings'])(
    'requires one at %s',
    async (path) => {
      const { backend } = await openTestBackend()
      expect((await backend.fetch(new Request(`${api}${path}`))).status).toBe(401)
    },
  )
})

describe('an error', () => {
  it('has a numeric code without a version', async () => {
    const { get } = await openTestBackend()
    const response = await get('/user')
    expect(await response.json()).toEqual({
      code: 401,
      error_code: 'no_authorization',
      msg: 'This endpoint requires a valid Bearer token',
    })
    expect(response.headers.get('x-sb-error-code')).toBe('no_authorization')
    expect(response.headers.has('x-supabase-api-version')).toBe(false)
  })

  it.each(['2024-01-01', '2025-06-30'])('has a string code in version %s', async (version) => {
    const { send } = await openTestBackend()
    const response = await send('/user', { headers: { 'x-supabase-api-version': version } })
    expect(await response.json()).toEqual({
      code: 'no_authorization',
      message: 'This endpoint requires a valid Bearer token',
    })
    expect(response.headers.get('x-sb-error-code')).toBe('no_authorization')
    expect(response.headers.get('x-supabase-api-version')).toBe('2024-01-01')
  })

  it.each(['2023-12-31', 'latest', '9'])('has the old format in version %s', async (version) => {
    const { send } = await openTestBackend()
    const response = await send('/user', { headers: { 'x-supabase-api-version': version } })
    expect(await response.json()).toHaveProperty('msg')
  })

  it('covers missing routes and methods', async () => {
    const { get, send } = await openTestBackend()
    expect(await outcome(get('/nothing'))).toBe('404 not_found')
    const response = await send('/signup', { method: 'DELETE' })
    expect(await outcome(response)).toBe('405 method_not_allowed')
    expect(response.headers.get('allow')).toBe('POST')
  })

  it('reveals nothing internal', async () => {
    const errors: unknown[] = []
    let time = Date.now()
    const { post } = await openTestBackend({
      onUnexpectedError: (error) => errors.push(error),
      now: () => time,
    })
    // This clock returns times that cannot be formatted.
    time = Number.NaN
    const response = await post('/signup', { email: 'a@x.io', password })
    expect(errors).toEqual([expect.any(Error)])
    expect(await response.json()).toEqual({
      code: 500,
      error_code: 'unexpected_failure',
      msg: 'Unexpected failure, please check the server',
    })
  })
})

async function postBody(
  body: string | Uint8Array<ArrayBuffer> | ReadableStream,
  headers: Record<string, string> = {},
): Promise<string> {
  const { send } = await openTestBackend()
  return outcome(send('/signup', { method: 'POST', body, headers, duplex: 'half' } as RequestInit))
}

/** Returns a body of which nothing arrives. */
const endless = () => new ReadableStream<Uint8Array>()

describe('a body', () => {
  it.each(['', '{', 'null x', '{"email":"a@x.io",}'])(
    'that is not JSON is rejected: "%s"',
    async (body) => {
      expect(await postBody(body)).toBe('400 bad_json')
    },
  )

  it('that is not UTF-8 is rejected', async () => {
    expect(await postBody(new Uint8Array([0x22, 0xff, 0x22]))).toBe('400 bad_json')
  })

  it('of more than 1 MB is rejected, whatever its content length', async () => {
    const large = `"${'x'.repeat(1024 * 1024)}"`
    expect(await postBody(large)).toBe('413 request_entity_too_large')
    expect(await postBody('{}', { 'content-length': '2000000' })).toBe(
      '413 request_entity_too_large',
    )
    const overflowing = new ReadableStream<Uint8Array>({
      pull: (controller) => controller.enqueue(new Uint8Array(65_536)),
    })
    expect(await postBody(overflowing)).toBe('413 request_entity_too_large')
  })

  describe('that never ends', () => {
    beforeEach(() => {
      vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    })
    afterEach(() => {
      vi.useRealTimers()
    })

    it('gets 408 after five seconds, which is not reported', async () => {
      const errors: unknown[] = []
      const { send } = await openTestBackend({ onUnexpectedError: (error) => errors.push(error) })
      const init = { method: 'POST', body: endless(), duplex: 'half' } as RequestInit
      const answer = send('/signup', init)
      await vi.advanceTimersByTimeAsync(5000)
      expect(await outcome(answer)).toBe('408 request_timeout')
      expect((await answer).headers.get('connection')).toBe('close')
      expect(errors).toEqual([])
    })

    it('makes the server refuse others while 64 are open', async () => {
      const { send } = await openTestBackend()
      const post = (body: ReadableStream | string) =>
        outcome(send('/signup', { method: 'POST', body, duplex: 'half' } as RequestInit))
      const open = Array.from({ length: 64 }, () => post(endless()))
      await vi.advanceTimersByTimeAsync(1000)
      expect(await post('{}')).toBe('429 over_request_rate_limit')
      await vi.advanceTimersByTimeAsync(4000)
      expect(new Set(await Promise.all(open))).toEqual(new Set(['408 request_timeout']))
      expect(await post('{')).toBe('400 bad_json')
    })
  })

  it('that is aborted is rejected', async () => {
    const broken = new ReadableStream({ pull: (controller) => controller.error(new Error('gone')) })
    expect(await postBody(broken)).toBe('400 bad_json')
  })

  it('with the same key twice counts as the last one', async () => {
    expect(await postBody('{"email":"a@x.io","password":"12345678","password":"1"}')).toBe(
      '422 weak_password',
    )
  })
})

describe('every response', () => {
  it('is private, typed and without cookies or foreign origins', async () => {
    const { get, post, send } = await openTestBackend()
    const answers = await Promise.all([
      get('/health'),
      get('/settings'),
      get('/nothing'),
      post('/signup', { email: 'a@x.io', password: '12345678' }),
      post('/signup', {}),
      send('/token', { method: 'POST', headers: { origin: 'https://evil.test', ...current } }),
    ])
    for (const { headers } of answers) {
      expect(headers.get('cache-control')).toBe('no-store')
      expect(headers.get('x-content-type-options')).toBe('nosniff')
      expect(headers.get('content-type')).toMatch(/^application\/json/)
      expect(headers.has('set-cookie')).toBe(false)
      expect(headers.has('access-control-allow-origin')).toBe(false)
    }
  })

  it('is 403 for a foreign host', async () => {
    const { send } = await openTestBackend()
    expect((await send('/health', { headers: { host: 'evil.test' } })).status).toBe(403)
  })
})

describe('server information', () => {
  it('is healthy', async () => {
    const { get } = await openTestBackend()
    expect(await (await get('/health')).json()).toMatchObject({ name: 'GoTrue' })
  })

  it('lists what it offers', async () => {
    const { get } = await openTestBackend({ autoconfirm: false, signupsDisabled: true })
    const settings = await (await get('/settings')).json()
    expect(Object.keys(settings.external)).toHaveLength(26)
    expect(settings).toMatchObject({
      external: { google: true, email: true, phone: false, anonymous_users: false },
      disable_signup: true,
      mailer_autoconfirm: false,
    })
  })

  it('includes the public key, cached for ten minutes', async () => {
    const { get } = await openTestBackend()
    const response = await get('/.well-known/jwks.json')
    const { keys } = await response.json()
    expect(keys).toEqual([
      {
        kty: 'EC',
        crv: 'P-256',
        x: expect.any(String),
        y: expect.any(String),
        kid: expect.any(String),
        alg: 'ES256',
        use: 'sig',
        key_ops: ['verify'],
      },
    ])
    expect(response.headers.get('cache-control')).toBe('public, max-age=600')
  })
})
