import { mkdtempSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, expect, onTestFinished, test } from 'vitest'
import { createApp } from '../app.ts'
import { project, signedIn, tokenOf } from '../pages/testing/world.ts'
import { openPractice } from './openPractice.ts'
import { writeStoreMode } from '../pageConfig.ts'
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
/** A backend in which every token is of a member who is signed in. */
const members = {
  fetch: async ({ url, headers }: Request) =>
    url.endsWith('/user')
      ? signedIn(headers.get('authorization')?.slice('Bearer '.length) ?? '')
      : Response.json(project.jwks),
}
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

test('with a store, the document of its settings is not shown as that without one', () => {
  const written = writeStoreMode(
    '<head><script data-path="/dashboard/settings/shopify-store">',
    'own',
  )
  expect(written).toContain('data-path="/dashboard/settings/shopify-store/"')
  const other = '<head><script data-path="/dashboard/settings/account">'
  expect(writeStoreMode(other, 'own')).toContain('data-path="/dashboard/settings/account"')
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

test('check 36: nothing lets the practice store of the server go wrong', async () => {
  const { store, dataDir } = await openWorld()
  const practice = await openPractice(siteUrl, dataDir)
  onTestFinished(() => practice.close())
  const app = createApp({ distDir, siteUrl, backend, store, practice })
  for (const [method, path] of [
    ['POST', '/practice/faults'],
    ['DELETE', '/practice/faults'],
    ['POST', '/practice/faults/'],
    ['POST', `/practice/${practice.shop}/faults`],
  ] as const) {
    const body = method === 'POST' ? JSON.stringify({ kind: 'uninstalled' }) : null
    expect((await app.request(siteUrl + path, { method, body })).status).toBe(404)
  }
})

test('check 14: no document holds the client of the app or its secret', async () => {
  const client = { id: 'canary-client', secret: 'canary-secret' }
  const { store } = await openWorld({ connection: { mode: 'custom', client } })
  const app = createApp({ distDir, siteUrl, backend, store })
  for (const path of ['/', settings, '/nothing', '/sitemap.xml']) {
    expect(await (await app.request(siteUrl + path)).text()).not.toContain('canary')
  }
})

test('check 29: what a store answers is never a page', async () => {
  const world = await openWorld()
  const ada = world.browser('ada')
  const { store } = (await ada.connect()).body
  const markup = '<img src=x onerror=alert(1)>'
  const [product] = world.shopify.shops.get(world.practice.shop)!.contents.products.values()
  product!.vendor = markup
  const app = createApp({ distDir, siteUrl, backend: members, store: world.store })
  const response = await app.request(`${siteUrl}/store/shops/${store.id}/read/FindProducts`, {
    method: 'POST',
    headers: { Authorization: `Bearer ${await tokenOf('ada')}` },
    body: JSON.stringify({ variables: { query: `vendor:"${markup}"` } }),
  })
  expect(response.headers.get('content-type')).toBe('application/json')
  expect(response.headers.get('x-content-type-options')).toBe('nosniff')
})
