import { mkdtempSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { createApp } from '../app.ts'
import { openWorld, siteUrl } from './testing/world.ts'

const distDir = mkdtempSync(join(tmpdir(), 'dropwatt-store-app-'))
const source = readFileSync(join(import.meta.dirname, '../../index.html'), 'utf8')
const files = {
  'index.html': source,
  '404.html': source,
  'dashboard/settings/shopify-store.html': source,
  'sitemap.xml': '',
  'robots.txt': '',
  '.well-known/security.txt': '',
}
for (const [name, text] of Object.entries(files)) {
  mkdirSync(dirname(join(distDir, name)), { recursive: true })
  writeFileSync(join(distDir, name), text)
}
afterAll(() => rmSync(distDir, { recursive: true }))

const backend = { fetch: () => Response.json({}) }
const settings = '/dashboard/settings/shopify-store'

test.each([
  ['POST', '/store/connect'],
  ['GET', '/store/callback?code=1'],
  ['POST', '/store/complete'],
  ['GET', '/store/install'],
  ['GET', '/store/shops'],
  ['DELETE', '/store/shops/1'],
  ['POST', '/store/shops/1/read/CountProducts'],
  ['POST', '/store/shops/1/pulls'],
  ['GET', '/store/shops/1/pulls/1/lines'],
  ['POST', '/store/webhooks'],
  ['GET', '/practice/x.myshopify.com/admin/oauth/authorize'],
])('1: without configuration %s %s is not found', async (method, path) => {
  const app = createApp({ distDir, siteUrl, backend })
  expect((await app.request(siteUrl + path, { method })).status).toBe(404)
})

const pageOf = async (app: ReturnType<typeof createApp>) =>
  (await app.request(siteUrl + settings)).text()

test('2: the mode is all that a document gains by the configuration', async () => {
  const world = await openWorld()
  const plain = await pageOf(createApp({ distDir, siteUrl, backend }))
  const { store, practice } = world
  const configured = await pageOf(createApp({ distDir, siteUrl, backend, store, practice }))
  expect(plain).not.toContain('dropwatt-store')
  const tag = '<meta name="dropwatt-store" content="practice">'
  expect(configured).toBe(plain.replace('</head>', `${tag}</head>`))
})

test('the routes and the practice store are served beside the app', async () => {
  const { store, practice } = await openWorld()
  const app = createApp({ distDir, siteUrl, backend, store, practice })
  const answer = await app.request(`${siteUrl}/store/shops`)
  expect([answer.status, await answer.json()]).toEqual([401, { error: 'signed-out' }])
  expect(answer.headers.get('cache-control')).toBe('no-store')
  const screen = await app.request(`${siteUrl}/practice/${practice.shop}/admin/oauth/authorize`)
  expect(screen.status).toBe(400)
  expect(screen.headers.get('content-security-policy')).toContain("frame-ancestors 'none'")
})

test('check 32: the page of the settings cannot be framed', async () => {
  const { store } = await openWorld()
  const app = createApp({ distDir, siteUrl, backend, store })
  const { headers } = await app.request(siteUrl + settings)
  expect(headers.get('content-security-policy')).toContain("frame-ancestors 'none'")
  expect(headers.get('x-frame-options')).toBe('DENY')
})

test('check 36: nothing lets the practice store go wrong outside of tests', async () => {
  const { practice, store } = await openWorld()
  const app = createApp({ distDir, siteUrl, backend, store, practice })
  const fault = { method: 'POST', body: JSON.stringify({ kind: 'uninstalled' }) }
  expect((await app.request(`${siteUrl}/practice/faults`, fault)).status).toBe(404)
})
