import { createHmac } from 'node:crypto'
import { beforeEach, describe, expect, test } from 'vitest'
import { domain, openWorld, otherDomain, siteUrl, type World } from './testing/world.ts'

let world: World
let ada: ReturnType<World['browser']>
beforeEach(async () => {
  world = await openWorld()
  ada = world.browser('ada')
})

const storesOf = async (browser: typeof ada) =>
  (await browser.call('GET', '/store/shops')).body.stores

/** Changes the query of an address, and signs it anew. */
function signAgain(address: string, changes: Readonly<Record<string, string>>): string {
  const url = new URL(address)
  const values: Record<string, string> = { ...Object.fromEntries(url.searchParams), ...changes }
  delete values['hmac']
  const message = Object.entries(values)
    .toSorted(([one], [other]) => (one < other ? -1 : 1))
    .map((pair) => pair.map(encodeURIComponent).join('='))
    .join('&')
  const hmac = createHmac('sha256', world.practice.client.secret).update(message).digest('hex')
  url.search = new URLSearchParams({ ...values, hmac }).toString()
  return url.href
}

/** A server of the operator's own shop, with its owner. */
async function openOwn() {
  const { id, secret } = world.practice.client
  const client = { id, secret }
  const own = await openWorld({
    connection: { mode: 'own', shop: world.practice.shop, client },
    practice: world.practice,
  })
  return own.browser('ada')
}

/** The address that Shopify opens to install an app. */
function installAddress(): string {
  const timestamp = String(world.clock.now / 1000)
  return signAgain(`${siteUrl}/store/install`, { shop: domain, timestamp })
}

test('a shop is connected in two steps', async () => {
  const back = await ada.consent()
  const returned = await ada.send('GET', back)
  expect(returned.status).toBe(303)
  expect(returned.headers.get('location')).toBe(
    '/dashboard/settings/shopify-store?connect=returned',
  )
  expect(await ada.call('GET', '/store/shops')).toMatchObject({
    body: { mode: 'practice', stores: [], isReturned: true },
  })
  const { status, body } = await ada.call('POST', '/store/complete')
  expect(status).toBe(200)
  expect(body.store).toMatchObject({
    domain,
    name: 'Practice store',
    scopes: ['write_products'],
    state: 'connected',
    connectedAt: '2026-10-02T10:00:00.000Z',
  })
  expect(await storesOf(ada)).toEqual([body.store])
})

test('the cookie is out of reach for scripts and other sites', async () => {
  const response = await ada.send('POST', '/store/connect', { shop: domain })
  expect(response.headers.get('set-cookie')).toMatch(/^dw-store=.{43}; .*HttpOnly; SameSite=Lax$/u)
})

test('a cancelled consent connects nothing', async () => {
  const back = await world.press(await ada.begin(), 'cancel')
  expect((await ada.send('GET', back)).headers.get('location')).toContain('connect=cancelled')
  expect((await ada.call('POST', '/store/complete')).status).toBe(404)
})

test('more permissions are asked for by connecting again', async () => {
  await ada.connect()
  const { body } = await ada.connect(domain, ['write_files'])
  expect(body.store.scopes).toEqual(['write_files', 'write_products'])
  expect(await storesOf(ada)).toHaveLength(1)
})

describe('a callback', () => {
  test.each([
    ['check 1: without the cookie', () => world.browser()],
    ['check 3: in the browser of another person', () => world.browser('eve')],
  ])('%s is refused, and nothing is stored', async (_, other) => {
    const back = await ada.consent()
    const stranger = other()
    await stranger.begin()
    const response = await stranger.send('GET', back)
    expect(response.status).toBe(403)
    expect(response.headers.get('refresh')).toBe(
      '0; url=/dashboard/settings/shopify-store?connect=refused',
    )
    expect((await ada.call('POST', '/store/complete')).status).toBe(404)
    expect((await stranger.call('POST', '/store/complete')).status).not.toBe(200)
    // It is still that of the one who began it.
    expect((await ada.send('GET', back)).status).toBe(303)
    expect((await ada.call('POST', '/store/complete')).status).toBe(200)
  })

  test('check 1: with a cookie of the same name and another value is refused', async () => {
    const back = await ada.consent()
    for (const value of ['a'.repeat(43), 'a'.repeat(42), '', '%00']) {
      const headers = { Cookie: `dw-store=${value}` }
      expect((await world.browser().send('GET', back, undefined, headers)).status).toBe(403)
    }
  })

  test('check 2: is taken once', async () => {
    const back = await ada.consent()
    expect((await ada.send('GET', back)).status).toBe(303)
    expect((await ada.send('GET', back)).status).toBe(403)
    expect((await ada.call('POST', '/store/complete')).status).toBe(200)
    expect((await ada.send('GET', back)).status).toBe(403)
  })

  test('check 2: is taken once, also when it comes twice at once', async () => {
    const back = await ada.consent()
    const answers = await Promise.all([ada.send('GET', back), ada.send('GET', back)])
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([303, 403]))
  })

  test('check 2: is completed once, also when that is asked for twice at once', async () => {
    await ada.send('GET', await ada.consent())
    const complete = () => ada.call('POST', '/store/complete')
    const answers = await Promise.all([complete(), complete()])
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200, 404]))
    expect((await complete()).status).toBe(404)
  })

  test('check 2: is completed for ten minutes', async () => {
    await ada.send('GET', await ada.consent())
    world.clock.now += 10 * 60_000
    expect((await ada.call('POST', '/store/complete')).status).toBe(404)
  })

  test('check 2: is taken for ten minutes', async () => {
    const address = await ada.begin()
    world.clock.now += 10 * 60_000
    expect((await ada.send('GET', await world.press(address, 'install'))).status).toBe(403)
  })

  test('check 4: for another shop than the one that was asked for is refused', async () => {
    const back = signAgain(await ada.consent(), { shop: otherDomain })
    expect((await ada.send('GET', back)).status).toBe(403)
  })

  test.each<readonly [string, (url: URL) => void]>([
    ['a wrong HMAC', ({ searchParams }) => searchParams.set('hmac', 'a'.repeat(64))],
    ['no HMAC', ({ searchParams }) => searchParams.delete('hmac')],
    ['two HMACs', ({ searchParams }) => searchParams.append('hmac', 'a')],
    ['two codes', ({ searchParams }) => searchParams.append('code', 'a')],
    ['an array', ({ searchParams }) => searchParams.append('code[]', 'a')],
    ['another code', ({ searchParams }) => searchParams.set('code', 'a')],
    [
      'an upper-case HMAC',
      ({ searchParams }) =>
        searchParams.set('hmac', (searchParams.get('hmac') ?? '').toUpperCase()),
    ],
  ])('check 6: with %s is refused', async (_, change) => {
    const url = new URL(await ada.consent())
    change(url)
    expect((await ada.send('GET', url.href)).status).toBe(400)
  })

  test.each([-91, 91])('check 7: signed %i s from now is refused', async (seconds) => {
    const timestamp = String(world.clock.now / 1000 + seconds)
    expect((await ada.send('GET', signAgain(await ada.consent(), { timestamp }))).status).toBe(400)
  })

  test.each(['', '0', '-1', '1e10', 'now', '9'.repeat(20)])(
    'check 7: with the timestamp %j is refused',
    async (timestamp) => {
      expect((await ada.send('GET', signAgain(await ada.consent(), { timestamp }))).status).toBe(
        400,
      )
    },
  )

  test.each(['x.myshopify.com.evil.test', 'X.myshopify.com', `${domain}\n`, `${domain}/`])(
    'check 8: for the shop %j is refused, though it is signed',
    async (shop) => {
      expect((await ada.send('GET', signAgain(await ada.consent(), { shop }))).status).toBe(400)
    },
  )

  test.each([-90, 90])('signed %i s from now is taken', async (seconds) => {
    const timestamp = String(world.clock.now / 1000 + seconds)
    expect((await ada.send('GET', signAgain(await ada.consent(), { timestamp }))).status).toBe(303)
  })

  test('check 9: leads to the same page, whatever it asks for', async () => {
    const evil = 'https://evil.test'
    const back = signAgain(await ada.consent(), { redirect: evil, return_to: evil, host: 'ZXZpbA' })
    const { headers } = await ada.send('GET', back)
    expect(headers.get('location')).toBe('/dashboard/settings/shopify-store?connect=returned')
  })
})

test.each([
  'x.myshopify.com.evil.test',
  'x.myshopify.com@evil.test',
  'x.myshopify.com#',
  'x.myshopify.com\n',
  'х.myshopify.com',
  'x.myshopify.com///',
  'x.myshopify.com:443',
  'my_shop.myshopify.com',
  'X.myshopify.com',
  'x.myshopify.com\nx.myshopify.com',
  'x.myshopify.com\u2028',
  'x.myshopify.com\u0000',
  'x.myshopify.com.',
  '.myshopify.com',
  '-x.myshopify.com',
  'ｘ.myshopify.com',
  'x.myshopify。com',
  'x.myshopıfy.com',
  'https://x.myshopify.com',
  'x.myshopify.com?a=1',
  `${'a'.repeat(61)}.myshopify.com`,
  '../x.myshopify.com',
  'x.y.myshopify.com',
])('check 8: %j is no shop', async (shop) => {
  const { status, body } = await ada.call('POST', '/store/connect', { shop })
  expect([status, body]).toEqual([400, { error: 'invalid-shop' }])
})

test('check 5: what returned is completed by the account that began it', async () => {
  const back = await ada.consent()
  await ada.send('GET', back)
  const { headers } = await ada.send('GET', '/store/shops')
  expect(headers.get('set-cookie')).toBeNull()
  const eve = world.browser('eve')
  expect((await eve.call('POST', '/store/complete')).status).toBe(404)
  expect((await ada.call('POST', '/store/complete')).status).toBe(200)
})

test('check 5: not even in the same browser by another account', async () => {
  const response = await ada.send('POST', '/store/connect', { shop: domain })
  const Cookie = response.headers.get('set-cookie')?.split(';')[0] ?? ''
  const { address } = Object(await response.json())
  await ada.send('GET', await world.press(address, 'install'))
  const eve = world.browser('eve')
  const taken = await eve.send('POST', '/store/complete', undefined, { Cookie })
  expect([taken.status, await taken.json()]).toEqual([404, { error: 'not-found' }])
  expect((await ada.call('POST', '/store/complete')).status).toBe(200)
})

test('check 10: a shop that grants too little is not connected, and says what is missing', async () => {
  const back = await world.press(await ada.begin(domain, ['write_files']), 'install', [])
  await ada.send('GET', back)
  const { status, body } = await ada.call('POST', '/store/complete')
  expect([status, body]).toEqual([
    409,
    { error: 'missing-scopes', scopes: ['write_files'], shop: domain },
  ])
  expect(await storesOf(ada)).toEqual([])
})

test('check 10: a connected shop that grants less than is asked for stays connected', async () => {
  const { body: connected } = await ada.connect()
  const back = await world.press(await ada.begin(domain, ['write_files']), 'install', [])
  await ada.send('GET', back)
  const { status, body } = await ada.call('POST', '/store/complete')
  expect([status, body.error]).toEqual([409, 'missing-scopes'])
  expect(await storesOf(ada)).toEqual([connected.store])
  const read = await ada.call('POST', `/store/shops/${connected.store.id}/read/CountProducts`)
  expect(read.status).toBe(200)
})

test('check 11: the key of another shop is discarded', async () => {
  const wrong = await openWorld({
    practice: {
      ...world.practice,
      // Whatever shop is asked for, the other one answers.
      fetch: (request) =>
        world.shopify.fetch(new Request(request.url.replace(domain, otherDomain), request)),
    },
  })
  const eve = wrong.browser('eve')
  const address = await eve.begin()
  const back = await world.press(address.replace(domain, otherDomain), 'install')
  const url = new URL(signAgain(back, { shop: domain }))
  expect((await eve.send('GET', url.href)).status).toBe(303)
  const { status, body } = await eve.call('POST', '/store/complete')
  expect([status, body]).toEqual([409, { error: 'other-shop' }])
  expect(await storesOf(eve)).toEqual([])
})

test('check 12: a shop of another account is refused before its key would end', async () => {
  await ada.connect()
  const eve = world.browser('eve')
  const { status, body } = await eve.connect()
  expect([status, body]).toEqual([409, { error: 'taken' }])
  expect(await storesOf(eve)).toEqual([])
  const [{ id }] = await storesOf(ada)
  expect((await ada.call('POST', `/store/shops/${id}/read/CountProducts`)).status).toBe(200)
})

test('two shops are connected beside each other', async () => {
  await ada.connect()
  await ada.connect(otherDomain)
  const names = (await storesOf(ada)).map(({ name }: { name: string }) => name)
  expect(names).toEqual(['Practice outlet', 'Practice store'])
})

test('a disconnected shop is uninstalled and forgotten, and can be connected again', async () => {
  const { body } = await ada.connect()
  expect((await ada.call('DELETE', `/store/shops/${body.store.id}`)).status).toBe(204)
  expect(await storesOf(ada)).toEqual([])
  expect(world.shopify.shops.get(domain)?.installations.current).toBeUndefined()
  expect((await ada.connect()).status).toBe(200)
})

describe('10: the own shop of the operator', () => {
  test('is connected without a redirect', async () => {
    world.shopify.shops.get(domain)?.installations.install(['write_products'])
    const owner = await openOwn()
    const { status, body } = await owner.call('POST', '/store/connect')
    expect([status, body.store.state]).toEqual([200, 'connected'])
    expect(world.requests[0]).toBe(`POST /practice/${domain}/admin/oauth/access_token`)
  })

  test('is forgotten when it is disconnected, but keeps the app', async () => {
    world.shopify.shops.get(domain)?.installations.install(['write_products'])
    const owner = await openOwn()
    const { body } = await owner.call('POST', '/store/connect')
    expect((await owner.call('DELETE', `/store/shops/${body.store.id}`)).status).toBe(204)
    expect(world.shopify.shops.get(domain)?.installations.current).toBeDefined()
  })
})

describe('an app of the App Store', () => {
  const listingUrl = 'https://apps.shopify.com/dropwatt'
  let published: World
  beforeEach(async () => {
    const client = { id: 'id', secret: 'secret' }
    published = await openWorld({
      connection: { mode: 'public', client, listingUrl },
      practice: world.practice,
    })
  })

  test('is installed from there, not by a domain', async () => {
    const eve = published.browser('eve')
    expect((await eve.call('POST', '/store/connect')).body).toEqual({ address: listingUrl })
    expect((await eve.call('POST', '/store/connect', { shop: domain })).status).toBe(400)
  })

  test('asks for consent at once, and waits a day for someone to sign in', async () => {
    const visitor = published.browser('eve')
    const { status, headers } = await visitor.send('GET', installAddress())
    expect(status).toBe(303)
    const back = await world.press(headers.get('location') ?? '', 'install')
    expect((await visitor.send('GET', back)).status).toBe(303)
    published.clock.now += 10 * 60_000
    expect((await visitor.call('GET', '/store/shops')).body.isReturned).toBe(true)
    published.clock.now += 24 * 60 * 60_000
    expect((await visitor.call('POST', '/store/complete')).status).toBe(404)
  })

  test('begins nothing that Shopify did not sign', async () => {
    const { status } = await published.browser().send('GET', `${installAddress()}&x=1`)
    expect(status).toBe(400)
  })
})

test('an app for one organisation cannot be installed from Shopify’s pages', async () => {
  expect((await ada.send('GET', '/store/install?shop=x')).status).toBe(404)
})
