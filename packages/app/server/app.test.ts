import { mkdtemp, mkdir, rm, writeFile, copyFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, test } from 'vitest'
import { protectedPaths, publicPaths } from '../src/paths.ts'
import { createApp } from './app.ts'

const distDir = await mkdtemp(join(tmpdir(), 'dropwatt-app-'))
await mkdir(join(distDir, 'assets'))
await copyFile(join(import.meta.dirname, '../index.html'), join(distDir, 'index.html'))
await writeFile(join(distDir, 'assets/main-abc123.js'), 'export const answer = 42\n'.repeat(100))
await writeFile(join(distDir, 'favicon.svg'), '<svg xmlns="http://www.w3.org/2000/svg"/>')
afterAll(() => rm(distDir, { recursive: true }))

const backend = {
  fetch: (request: Request) => Response.json({ path: new URL(request.url).pathname }),
}
const project = { url: 'https://abc.supabase.co', anonKey: 'public-key' }
const app = createApp({ distDir, backend })

const get = (path: string, headers: Record<string, string> = {}) =>
  app.request(`http://localhost:4173${path}`, { headers })

describe('documents', () => {
  test.each([...publicPaths, ...protectedPaths])('%s is 200', async (path) => {
    const response = await get(path)
    expect(response.status).toBe(200)
    expect(response.headers.get('content-type')).toContain('text/html')
  })

  test.each([
    '/nothing',
    '/dashboard/nothing',
    '/%E0%A4%A',
    '/..%2f..%2fpackage.json',
    '/index.html',
  ])('%s is the page with 404', async (path) => {
    const response = await get(path)
    expect(response.status).toBe(404)
    expect(await response.text()).toContain('<div id="root">')
  })

  test('are asked for anew each time, and answered shortly when unchanged', async () => {
    const response = await get('/')
    expect(response.headers.get('cache-control')).toBe('no-cache')
    const etag = response.headers.get('etag') ?? ''
    expect((await get('/', { 'if-none-match': etag })).status).toBe(304)
  })

  test('carry the public key of the local backend', async () => {
    const html = await (await get('/')).text()
    expect(html).toContain('name="dropwatt:supabase-url" content=""')
    expect(html).toContain('content="sb_publishable_dropwatt_local"')
  })
})

describe('what a document says of itself', () => {
  test('it names the outbox where there is one', async () => {
    const withOutbox = createApp({ distDir, backend, outbox: '/auth/v1/outbox' })
    const html = await (await withOutbox.request('http://localhost:4173/')).text()
    expect(html).toContain('name="dropwatt:outbox" content="/auth/v1/outbox"')
    expect(await (await get('/')).text()).toContain('name="dropwatt:outbox" content=""')
  })

  test('an address with the code of a link is told to nobody', async () => {
    const response = await get('/update-password?code=4c6ad1a5')
    expect(response.headers.get('referrer-policy')).toBe('no-referrer')
  })
})

describe('files', () => {
  test('with a hash in their name are kept for ever', async () => {
    const response = await get('/assets/main-abc123.js')
    expect(response.status).toBe(200)
    expect(response.headers.get('content-type')).toContain('javascript')
    expect(response.headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
  })

  test('are compressed for those who can read it', async () => {
    const response = await get('/assets/main-abc123.js', { 'accept-encoding': 'gzip' })
    expect(response.headers.get('content-encoding')).toBe('gzip')
  })

  test('that are missing are no page', async () => {
    const response = await get('/assets/gone-abc123.js')
    expect(response.status).toBe(404)
    expect(response.headers.get('content-type')).not.toContain('html')
  })

  test('at the root are served', async () => {
    expect((await get('/favicon.svg')).headers.get('content-type')).toContain('image/svg+xml')
  })
})

describe('every answer', () => {
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
  test('the local one answers below /auth/v1, in any method', async () => {
    const response = await app.request('http://localhost:4173/auth/v1/token?x=1', {
      method: 'POST',
    })
    expect(await response.json()).toEqual({ path: '/auth/v1/token' })
  })

  test('a project is named in the document and allowed by the policy, and answers for itself', async () => {
    const hosted = createApp({ distDir, project })
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

test('an app that is not built is explained', () => {
  expect(() => createApp({ distDir: join(distDir, 'assets') })).toThrow('npm start')
})
