import { mkdtemp, mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { brotliDecompressSync } from 'node:zlib'
import { afterAll, describe, expect, test } from 'vitest'
import { protectedPaths, publicPaths } from '../src/routes/pathLists.ts'
import { project as issuer, tokenOf } from './pages/testing/world.ts'
import { createApp } from './app.ts'

const distDir = await mkdtemp(join(tmpdir(), 'dropwatt-app-'))
await mkdir(join(distDir, 'assets'))
const source = await readFile(join(import.meta.dirname, '../index.html'), 'utf8')
const known = [...publicPaths, ...protectedPaths, '/it', '/it/login']
for (const path of [...known, '/404']) {
  const file = join(distDir, path === '/' ? 'index.html' : `${path}.html`)
  await mkdir(dirname(file), { recursive: true })
  await writeFile(file, source.replace('<title>', `<link rel="canonical" href="${path}"><title>`))
}
await writeFile(join(distDir, 'sitemap.xml'), '<loc>/login</loc>')
await writeFile(join(distDir, 'robots.txt'), 'Sitemap: /sitemap.xml\n')
await mkdir(join(distDir, '.well-known'))
await writeFile(join(distDir, '.well-known/security.txt'), 'Contact: /support\n')
await writeFile(join(distDir, 'assets/main-abc123.js'), 'export const answer = 42\n'.repeat(100))
await writeFile(join(distDir, 'sw.js'), 'self.version = 1')
await writeFile(join(distDir, 'manifest.webmanifest'), '{}')
await writeFile(join(distDir, 'favicon.svg'), '<svg xmlns="http://www.w3.org/2000/svg"/>')
afterAll(() => rm(distDir, { recursive: true }))

const backend = {
  fetch: (request: Request) => Response.json({ path: new URL(request.url).pathname }),
}
const project = { url: 'https://abc.supabase.co', anonKey: 'public-key' }
const siteUrl = 'https://dropwatt.example'
const app = createApp({ distDir, siteUrl, backend })

const get = (path: string, headers: Record<string, string> = {}) =>
  app.request(`http://localhost:4173${path}`, { headers })

describe('documents', () => {
  test.each(known)('%s returns 200 with its own document', async (path) => {
    const response = await get(path)
    expect(response.status).toBe(200)
    expect(response.headers.get('content-type')).toContain('text/html')
    expect(await response.text()).toContain(`rel="canonical" href="${siteUrl}${path}"`)
  })

  test.each([
    '/nothing',
    '/dashboard/nothing',
    '/dashboard/constructor',
    '/it/dashboard',
    '/__proto__',
    '/login.html',
    '/%E0%A4%A',
    '/..%2f..%2fpackage.json',
    '/index.html',
  ])('%s is the page with 404', async (path) => {
    const response = await get(path)
    expect(response.status).toBe(404)
    expect(await response.text()).toContain('<div id="root">')
  })

  test.each(['/Login', '/login/', '/LOGIN//'])(
    '%s is that of /login, as the router sees no difference',
    async (path) => {
      expect(await (await get(path)).text()).toContain(`href="${siteUrl}/login"`)
    },
  )

  test('are revalidated each time', async () => {
    const response = await get('/')
    expect(response.headers.get('cache-control')).toBe('no-cache')
    const etag = response.headers.get('etag') ?? ''
    expect((await get('/', { 'if-none-match': etag })).status).toBe(304)
  })

  test('contain the anon key of the local backend', async () => {
    const html = await (await get('/')).text()
    expect(html).toContain('name="dropwatt:supabase-url" content=""')
    expect(html).toContain('content="sb_publishable_dropwatt_local"')
  })
})

describe('reference rates', () => {
  test('return nothing where they are turned off', async () => {
    const response = await get('/api/rates')
    expect(response.status).toBe(204)
    expect(response.headers.get('cache-control')).toBe('no-cache')
  })

  test('are only read', async () => {
    const request = { method: 'POST', body: '{}' }
    expect((await app.request('http://localhost:4173/api/rates', request)).status).toBe(404)
  })
})

const [good, ended] = await Promise.all(['good', 'ended'].map(tokenOf))

function answerAuth({ url, headers }: Request): Response {
  if (url.endsWith('/jwks.json')) return Response.json(issuer.jwks)
  return headers.get('authorization') === `Bearer ${good}` && headers.has('apikey')
    ? Response.json({ id: 'member' })
    : Response.json({ code: 'session_not_found' }, { status: 403 })
}

describe('product pages', () => {
  const path = '/api/page?address=https://shop.example/'
  test('return nothing where they are turned off', async () => {
    expect((await get(path)).status).toBe(204)
  })

  test('are for those whom the backend knows', async () => {
    const network = { resolve: async () => [] }
    const own = createApp({ distDir, siteUrl, backend: { fetch: answerAuth }, pages: { network } })
    const answerTo = async (token: string) => {
      const headers = { Authorization: `Bearer ${token}` }
      const response = await own.request(`http://localhost:4173${path}`, { headers })
      expect(response.headers.get('cache-control')).toBe('no-store')
      expect(response.headers.get('x-content-type-options')).toBe('nosniff')
      return (await response.json()) as unknown
    }
    expect(await answerTo('bad')).toEqual({ error: 'signed-out' })
    expect(await answerTo(ended!)).toEqual({ error: 'signed-out' })
    expect(await answerTo(good!)).toEqual({ error: 'unreachable' })
  })
})

describe('an installed app', () => {
  test('has a service worker that is revalidated each time', async () => {
    const response = await get('/sw.js')
    expect(response.headers.get('content-type')).toContain('text/javascript')
    expect(response.headers.get('cache-control')).toBe('no-cache')
    expect(response.headers.get('content-security-policy')).toContain("worker-src 'self'")
  })

  test('has a web app manifest', async () => {
    const response = await get('/manifest.webmanifest')
    expect(response.headers.get('content-type')).toContain('application/manifest+json')
  })
})

describe('the meta data of a document', () => {
  test('contains the path of the outbox, if there is one', async () => {
    const withOutbox = createApp({ distDir, siteUrl, backend, outbox: '/auth/v1/outbox' })
    const html = await (await withOutbox.request('http://localhost:4173/')).text()
    expect(html).toContain('name="dropwatt:outbox" content="/auth/v1/outbox"')
    expect(await (await get('/')).text()).toContain('name="dropwatt:outbox" content=""')
  })

  test('keeps URLs with a code out of the referrer', async () => {
    const response = await get('/update-password?code=4c6ad1a5')
    expect(response.headers.get('referrer-policy')).toBe('no-referrer')
  })
})

describe('documents', () => {
  test.each(['/', '/nothing'])('are compressed with maximum brotli: %s', async (path) => {
    const plain = await get(path)
    const small = await get(path, { 'accept-encoding': 'gzip, deflate, br, zstd' })
    expect(small.headers.get('content-encoding')).toBe('br')
    expect(small.headers.get('content-type')).toBe(plain.headers.get('content-type'))
    expect(small.status).toBe(plain.status)
    const data = new Uint8Array(await small.arrayBuffer())
    expect(brotliDecompressSync(data).toString()).toBe(await plain.text())
    for (const answer of [plain, small]) expect(answer.headers.get('vary')).toBe('Accept-Encoding')
  })
})

describe('files', () => {
  test('with a hash in their name are cached for a year', async () => {
    const response = await get('/assets/main-abc123.js')
    expect(response.status).toBe(200)
    expect(response.headers.get('content-type')).toContain('javascript')
    expect(response.headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
  })

  test('are compressed if the client supports it', async () => {
    const response = await get('/assets/main-abc123.js', { 'accept-encoding': 'gzip' })
    expect(response.headers.get('content-encoding')).toBe('gzip')
  })

  test('that are missing do not return a page', async () => {
    const response = await get('/assets/gone-abc123.js')
    expect(response.status).toBe(404)
    expect(response.headers.get('content-type')).not.toContain('html')
  })

  test('for search engines contain absolute URLs', async () => {
    expect(await (await get('/sitemap.xml')).text()).toBe(`<loc>${siteUrl}/login</loc>`)
    expect(await (await get('/robots.txt')).text()).toBe(`Sitemap: ${siteUrl}/sitemap.xml\n`)
  })

  test('for reports of weaknesses contain absolute URLs', async () => {
    const answer = await get('/.well-known/security.txt')
    expect(answer.headers.get('content-type')).toBe('text/plain; charset=UTF-8')
    expect(await answer.text()).toBe(`Contact: ${siteUrl}/support\n`)
  })

  test('at the root are served', async () => {
    expect((await get('/favicon.svg')).headers.get('content-type')).toContain('image/svg+xml')
  })
})

describe('every response', () => {
  test.each(['/', '/nothing', '/assets/main-abc123.js', '/assets/gone.js', '/auth/v1/health'])(
    '%s carries the security headers',
    async (path) => {
      const { headers } = await get(path)
      expect(headers.get('x-content-type-options')).toBe('nosniff')
      expect(headers.get('x-frame-options')).toBe('DENY')
      expect(headers.get('referrer-policy')).toBe('strict-origin-when-cross-origin')
      expect(headers.get('cross-origin-opener-policy')).toBe('same-origin')
      expect(headers.get('cross-origin-resource-policy')).toBe('same-site')
      expect(headers.get('permissions-policy')).toContain('camera=()')
      expect(headers.get('content-security-policy')).toContain("default-src 'none'")
      expect(headers.has('server')).toBe(false)
      expect(headers.has('x-powered-by')).toBe(false)
    },
  )

  test.each(['/', '/assets/main-abc123.js', '/auth/v1/health'])(
    '%s is refused to a foreign host',
    async (path) => {
      const response = await get(path, { host: 'evil.example' })
      expect(response.status).toBe(403)
    },
  )
})

describe('backends', () => {
  test('the local one handles /auth/v1, with any method', async () => {
    const response = await app.request('http://localhost:4173/auth/v1/token?x=1', {
      method: 'POST',
    })
    expect(await response.json()).toEqual({ path: '/auth/v1/token' })
  })

  test('a project is in the document and in the policy', async () => {
    const hosted = createApp({ distDir, siteUrl, project })
    const response = await hosted.request('http://localhost:4173/')
    const html = await response.text()
    expect(html).toContain('content="https://abc.supabase.co"')
    expect(html).toContain('content="public-key"')
    expect(html).not.toContain('sb_publishable_dropwatt_local')
    expect(response.headers.get('content-security-policy')).toContain(
      "connect-src 'self' https://abc.supabase.co;",
    )
    expect((await hosted.request('http://localhost:4173/auth/v1/health')).status).toBe(404)
  })
})

test('an app that is not built gives a readable error', () => {
  expect(() => createApp({ distDir: join(distDir, 'assets'), siteUrl })).toThrow('npm start')
})
