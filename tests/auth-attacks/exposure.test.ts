import { once } from 'node:events'
import { createServer } from 'node:net'
import { networkInterfaces, platform } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { LOCAL_ANON_KEY } from '../../packages/local-backend/src/anon-key.ts'
import { serveLocalBackend } from '../../packages/local-backend/src/index.ts'
import { routes } from './support/fuzz/routes.ts'
import {
  rawRequest,
  canConnect,
  failedStart,
  startTestServer,
  type TestServer,
} from './support/test-server.ts'
import { openService, password, putUser, temporaryFolder } from './support/service.ts'

const apikey = { apikey: LOCAL_ANON_KEY }
const json = { accept: 'application/json' }

/** Non-loopback addresses of this machine, which only reach a server that listens on all interfaces. */
function otherAddresses(): string[] {
  const external = Object.values(networkInterfaces())
    .flatMap((each) => each ?? [])
    .filter(({ internal, address }) => !internal && !address.startsWith('fe80'))
    .map(({ address }) => address)
  return platform() === 'linux' ? [...external, '127.0.0.2'] : external
}

test('check 20: the server listens on loopback only', async () => {
  const everywhere = createServer((socket) => socket.destroy()).listen(0, '0.0.0.0')
  await once(everywhere, 'listening')
  const address = everywhere.address()
  const open = address !== null && typeof address === 'object' ? address.port : 0
  const others = []
  for (const host of otherAddresses()) if (await canConnect(host, open)) others.push(host)
  everywhere.close()

  const { port } = await startTestServer()
  expect(await canConnect('127.0.0.1', port)).toBe(true)
  for (const host of others) expect([host, await canConnect(host, port)]).toEqual([host, false])
})

const foreignHosts = [
  'evil.test',
  'evil.test:80',
  'localhost.evil.test',
  'evil.test.',
  '127.0.0.1.evil.test',
  '127.0.0.1.nip.io',
  '10.0.0.1',
  '0.0.0.0',
  '[::2]',
  '169.254.169.254',
  'xn--locahost-0fb',
]

test('check 20: a foreign Host gets 403 everywhere, which prevents DNS rebinding', async () => {
  const server = await startTestServer()
  const paths = ['/', '/assets/x.js', '/auth/v1/health', '/auth/v1/outbox', '/auth/v1/local-google']
  for (const host of foreignHosts) {
    for (const path of paths) {
      const { status, body } = await rawRequest(server, path, { host, ...apikey })
      expect([host, path, status]).toEqual([host, path, 403])
      expect(body).not.toContain('<html')
    }
  }
  for (const host of [
    'localhost',
    `localhost:${server.port}`,
    '127.0.0.1:1',
    '[::1]:9',
    'LOCALHOST',
  ]) {
    expect([host, (await rawRequest(server, '/auth/v1/health', { host })).status]).toEqual([
      host,
      200,
    ])
  }
  const rebound = { host: 'evil.test', origin: 'http://evil.test', ...apikey }
  const signUp = { method: 'POST', body: JSON.stringify({ email: 'a@x.io', password }) }
  expect((await rawRequest(server, '/auth/v1/signup', rebound, signUp)).status).toBe(403)
})

/** Invalid addresses that look like loopback. */
const impossibleHosts = ['127.256.0.1', '127.0.0.256:80', '127.0.0.08', '256.0.0.1', '1.2.3.4.5']

test('check 20: an invalid Host gets 400', async () => {
  const server = await startTestServer()
  for (const host of ['localhost@evil.test', 'localhost,evil.test', 'localhost evil.test', 'a/b']) {
    const { status, body } = await rawRequest(server, '/auth/v1/health', { host })
    expect([host, status]).toEqual([host, status === 403 ? 403 : 400])
    expect(body).not.toContain('GoTrue')
  }
  for (const host of impossibleHosts) {
    expect([host, (await rawRequest(server, '/', { host })).status]).toEqual([host, 400])
  }
  expect(server.stderr()).toBe('')

  const served = await serveLocalBackend({ port: 0, dataDir: join(temporaryFolder(), 'data') })
  onTestFinished(() => served.close())
  const { port } = new URL(served.url)
  for (const host of impossibleHosts) {
    const answer = await rawRequest({ port: Number(port) }, '/auth/v1/health', { host })
    expect([host, answer.status]).toEqual([host, 400])
  }
})

const developmentPaths = ['/auth/v1/outbox', '/auth/v1/local-google?state=x']

test('check 20: other sites cannot open the outbox or the account picker', async () => {
  const server = await startTestServer()
  for (const path of developmentPaths) {
    for (const site of ['cross-site', 'same-site', 'Cross-Site', 'x']) {
      const headers = { 'sec-fetch-site': site, origin: 'https://evil.test', ...json }
      const answer = await rawRequest(server, path, headers)
      expect([path, site, answer.status]).toEqual([path, site, 403])
      expect(answer.headers).not.toHaveProperty('access-control-allow-origin')
      const preflight = await rawRequest(
        server,
        path,
        { ...headers, 'access-control-request-method': 'POST' },
        { method: 'OPTIONS' },
      )
      expect(preflight.status).not.toBe(200)
      expect(preflight.headers).not.toHaveProperty('access-control-allow-origin')
    }
    const page = await rawRequest(server, path, { 'sec-fetch-site': 'none' })
    expect(page.headers['x-frame-options']).toBe('DENY')
    expect(page.headers['content-security-policy']).toContain("frame-ancestors 'none'")
  }
  const own = await rawRequest(server, '/auth/v1/outbox', {
    'sec-fetch-site': 'same-origin',
    ...json,
  })
  expect([own.status, own.body]).toEqual([200, '[]'])
})

test('check 20: a page of another origin cannot send requests to any route, but links work', async () => {
  const server = await startTestServer()
  const rejections = new Set<string>()
  for (const [route] of routes) {
    const [method = '', path = ''] = route.split(' ')
    for (const site of ['cross-site', 'same-site', undefined]) {
      const fetched = site && { 'sec-fetch-site': site, 'sec-fetch-mode': 'cors' }
      const headers = { origin: 'http://localhost:1', ...fetched, ...apikey }
      const { status, body } = await rawRequest(server, `/auth/v1${path}`, headers, { method })
      expect([route, site, status]).toEqual([route, site, 403])
      rejections.add(body)
    }
  }
  // The text of pages, and JSON as the account service and as all other routes send it.
  expect(rejections.size).toBe(3)

  const visit = { 'sec-fetch-site': 'cross-site', 'sec-fetch-mode': 'navigate' }
  for (const path of [
    'verify?token=x&type=signup',
    'authorize?provider=google',
    'callback?code=x',
  ]) {
    const visited = { ...visit, 'sec-fetch-dest': 'document' }
    const { status } = await rawRequest(server, `/auth/v1/${path}`, visited)
    expect([path, Math.floor(status / 100)]).toEqual([path, 3])
    const framed = await rawRequest(server, `/auth/v1/${path}`, {
      ...visit,
      'sec-fetch-dest': 'iframe',
    })
    expect([path, framed.status]).toEqual([path, 403])
    const sent = await rawRequest(server, `/auth/v1/${path}`, visited, { method: 'POST' })
    expect([path, sent.status]).toEqual([path, path.startsWith('callback') ? 303 : 403])
  }
})

async function offersGoogle(server: TestServer): Promise<unknown> {
  const { body } = await rawRequest(server, '/auth/v1/settings', apikey)
  return JSON.parse(body).external.google
}

test('check 20: with NODE_ENV=production nothing starts, and if forced there are no development pages', async () => {
  const { code, stderr } = await failedStart({ NODE_ENV: 'production' })
  expect(code).toBe(1)
  expect(stderr).toContain('DROPWATT_LOCAL_BACKEND=on')
  expect(stderr.trim().split('\n')).toHaveLength(1)

  const forced = await startTestServer({ NODE_ENV: 'production', DROPWATT_LOCAL_BACKEND: 'on' })
  for (const path of developmentPaths) {
    expect([path, (await rawRequest(forced, path, apikey)).status]).toEqual([path, 404])
  }
  expect(await offersGoogle(forced)).toBe(false)
  expect(await offersGoogle(await startTestServer())).toBe(true)
})

test('check 20: with a hosted project there is no local backend', async () => {
  const hosted = await startTestServer({
    VITE_SUPABASE_URL: 'https://abc.supabase.co',
    VITE_SUPABASE_ANON_KEY: 'sb_publishable_0123456789',
    DROPWATT_LOCAL_BACKEND: 'on',
  })
  for (const path of [...developmentPaths, '/auth/v1/health', '/auth/v1/token']) {
    expect([path, (await rawRequest(hosted, path, apikey)).status]).toEqual([path, 404])
  }
})

const answers: readonly (readonly [path: string, method: string, body: string])[] = [
  ['/health', 'GET', ''],
  ['/settings', 'GET', ''],
  ['/user', 'GET', ''],
  ['/nothing', 'GET', ''],
  ['/token', 'DELETE', ''],
  ['/token?grant_type=password', 'POST', '{'],
  ['/token?grant_type=refresh_token', 'POST', '{"refresh_token":""}'],
  ['/signup', 'POST', '{"email":"a@x.io","password":"1"}'],
  ['/recover', 'POST', '{"email":"a@x.io"}'],
  ['/verify', 'POST', '{}'],
  ['/admin/users', 'GET', ''],
  ['/authorize?provider=x', 'GET', ''],
]

test('check 22: every response is JSON with no-store and nosniff, and sets no cookie', async () => {
  const server = await startTestServer()
  for (const headers of [apikey, {}]) {
    for (const [path, method, body] of answers) {
      const { headers: received } = await rawRequest(server, `/auth/v1${path}`, headers, {
        method,
        body,
      })
      const place = `${method} ${path}`
      expect([place, received['cache-control']]).toEqual([place, 'no-store'])
      expect([place, received['content-type']]).toEqual([place, 'application/json'])
      expect([place, received['x-content-type-options']]).toEqual([place, 'nosniff'])
      expect([place, received['set-cookie']]).toEqual([place, undefined])
    }
  }
})

test('check 22: only the public keys are cacheable, and contain nothing private', async () => {
  const server = await startTestServer()
  const { headers, body } = await rawRequest(server, '/auth/v1/.well-known/jwks.json')
  expect(headers['cache-control']).toBe('public, max-age=600')
  const { keys } = JSON.parse(body)
  expect(keys).toHaveLength(1)
  expect(keys[0]).toMatchObject({ kty: 'EC', crv: 'P-256', alg: 'ES256', use: 'sig' })
  for (const secret of ['d', 'k', 'p', 'q']) expect(keys[0]).not.toHaveProperty(secret)
})

test('check 22: tokens, and redirects with tokens, are not cached and set no cookie', async () => {
  const service = await openService()
  const tokens = await service.signUp('a@x.io')
  await service.post('/recover', { email: 'a@x.io' })
  const responses = [
    await service.post('/token?grant_type=password', { email: 'a@x.io', password }),
    await service.refresh(tokens.refresh_token),
    await service.get('/user', tokens.access_token),
    await putUser(service, tokens, { data: { a: 1 } }),
    await service.open(service.mails[0]?.link ?? ''),
    await service.open('/auth/v1/callback?state=x'),
    await service.open('/auth/v1/authorize?provider=google'),
    await service.open('/auth/v1/outbox'),
  ]
  for (const { url, headers } of responses) {
    expect([url, headers.get('cache-control')]).toEqual([url, 'no-store'])
    expect([url, headers.get('x-content-type-options')]).toEqual([url, 'nosniff'])
    expect([url, headers.get('set-cookie')]).toEqual([url, null])
  }
})

test.each([[[]], [['https://friend.test']]])(
  'check 22: with %j allowed, no other origin is, with or without credentials',
  async (corsOrigins: string[]) => {
    const { send } = await openService({ corsOrigins })
    const foreign = [
      'https://evil.test',
      'null',
      'https://friend.test.evil.test',
      'http://friend.test',
    ]
    for (const origin of foreign) {
      for (const method of ['OPTIONS', 'GET', 'POST']) {
        const { headers } = await send('/user', {
          method,
          headers: { origin, 'access-control-request-method': 'GET' },
        })
        const named = [...headers.keys()].filter((name) => name.startsWith('access-control-'))
        expect([origin, method, named]).toEqual([origin, method, []])
      }
    }
    const { headers } = await send('/health', { headers: { origin: 'https://friend.test' } })
    expect(headers.get('access-control-allow-origin')).toBe(corsOrigins[0] ?? null)
  },
)

test('check 13: the target page of a recovery link sends no referrer', async () => {
  const server = await startTestServer()
  const { headers } = await rawRequest(
    server,
    '/update-password?code=4c6ad1a5-0000-4000-8000-000000000000',
  )
  expect(headers['referrer-policy']).toBe('no-referrer')
})
