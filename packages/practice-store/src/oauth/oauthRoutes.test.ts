import { createHmac } from 'node:crypto'
import { expect, test } from 'vitest'
import { openTestShop } from '../testing/openTestShop.ts'

const asked = 'write_products,write_files,write_translations,read_locales'

function openOAuth() {
  const shop = openTestShop({ app: { clientSecret: 'practice-secret' } })
  const { store, base } = shop
  const [redirectUrl = ''] = store.app.redirectUrls
  const parameters = {
    client_id: store.app.clientId,
    scope: asked,
    redirect_uri: redirectUrl,
    state: 'state-1',
  }
  const open = (changed: Readonly<Record<string, string>> = {}, headers = {}) =>
    store.fetch(
      new Request(
        `${base}/admin/oauth/authorize?${new URLSearchParams({ ...parameters, ...changed })}`,
        { headers },
      ),
    )
  /** Presses a button of the screen; returns the parameters of the address that it leads to. */
  const press = async (choice: string, on: readonly string[] = []) => {
    const body = new URLSearchParams({ ...parameters, choice })
    for (const scope of on) body.append('on', scope)
    const request = { method: 'POST', body }
    const response = await store.fetch(new Request(`${base}/admin/oauth/authorize`, request))
    return new URL(response.headers.get('location') ?? '').searchParams
  }
  const { clientId: client_id, clientSecret: client_secret } = store.app
  const exchange = (fields: Readonly<Record<string, string>>) =>
    store.fetch(
      new Request(`${base}/admin/oauth/access_token`, {
        method: 'POST',
        body: new URLSearchParams({ client_id, client_secret, ...fields }),
      }),
    )
  const tokens = async (fields: Readonly<Record<string, string>>) =>
    (await (await exchange(fields)).json()) as Record<string, string>
  return { ...shop, open, press, exchange, tokens }
}

test('Install leads back with a code that is signed', async () => {
  const { press } = openOAuth()
  const parameters = await press('install')
  const message = [...parameters]
    .filter(([name]) => name !== 'hmac')
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(([name, value]) => `${name}=${encodeURIComponent(value)}`)
    .join('&')
  const hmac = createHmac('sha256', 'practice-secret').update(message).digest('hex')
  expect(Object.fromEntries(parameters)).toMatchObject({
    code: expect.any(String),
    shop: 'practice-store.myshopify.com',
    state: 'state-1',
    hmac,
  })
})

test('Cancel leads back without a code', async () => {
  const { press } = openOAuth()
  const parameters = await press('cancel')
  expect(Object.fromEntries(parameters)).toMatchObject({ error: 'access_denied', state: 'state-1' })
  expect(parameters.has('code')).toBe(false)
})

test('permissions that were switched off are not granted, except products', async () => {
  const { press, tokens } = openOAuth()
  const code = (await press('install', ['write_translations'])).get('code') ?? ''
  const { scope } = await tokens({ code, expiring: '1' })
  expect(scope).toBe('write_products,write_translations,read_locales')
})

test('a code gives tokens that expire, once', async () => {
  const { press, exchange, tokens } = openOAuth()
  const code = (await press('install')).get('code') ?? ''
  expect(await tokens({ code, expiring: '1' })).toMatchObject({
    access_token: expect.any(String),
    expires_in: 3600,
    refresh_token: expect.any(String),
    refresh_token_expires_in: 7_776_000,
  })
  expect((await exchange({ code, expiring: '1' })).status).toBe(400)
})

test('a code is too old after a minute', async () => {
  const { press, exchange, clock } = openOAuth()
  const code = (await press('install')).get('code') ?? ''
  clock.now += 60_000
  expect((await exchange({ code, expiring: '1' })).status).toBe(400)
})

test('tokens need the secret of the app', async () => {
  const { press, exchange } = openOAuth()
  const code = (await press('install')).get('code') ?? ''
  expect((await exchange({ code, client_secret: 'other' })).status).toBe(400)
})

test('client credentials give a token for a day, without a refresh token', async () => {
  const { tokens } = openOAuth()
  const issued = await tokens({ grant_type: 'client_credentials' })
  expect(issued).toMatchObject({ expires_in: 86_399 })
  expect(issued).not.toHaveProperty('refresh_token')
})

test.each([
  ['another app', { client_id: 'other' }],
  ['an address that is not registered', { redirect_uri: 'https://evil.test/store/callback' }],
  ['no state', { state: '' }],
  ['no scope', { scope: '' }],
])('a request with %s leads nowhere', async (_, changed) => {
  const { open } = openOAuth()
  const response = await open(changed)
  expect(response.status).toBe(400)
  expect(await response.text()).not.toContain('<form')
})

test('the screen shows parameters as text only', async () => {
  const { open } = openOAuth()
  const page = await (await open({ state: '"><script>alert(1)</script>' })).text()
  expect(page).not.toContain('<script>')
  expect(page).toContain('&quot;&gt;&lt;script&gt;')
})

test('the screen runs no script and is never framed', async () => {
  const { open } = openOAuth()
  const { headers } = await open()
  const policy = headers.get('content-security-policy')
  expect(policy).toMatch(/^default-src 'none'; style-src 'sha256-[^']+'; form-action 'self' /)
  expect(policy).toContain("frame-ancestors 'none'")
  expect(policy).not.toContain('script-src')
})

test.each([
  ['it-IT,it;q=0.9', {}, 'Installare Dropwatt?'],
  ['de,en;q=0.5', {}, 'Install Dropwatt?'],
  ['en', { locale: 'it' }, 'Installare Dropwatt?'],
])('a browser that asks for %s with %j is shown %s', async (language, changed, title) => {
  const { open } = openOAuth()
  const response = await open(changed, { 'accept-language': language })
  expect(await response.text()).toContain(`<h1 id="title">${title}</h1>`)
})
