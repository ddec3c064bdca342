import { readFileSync } from 'node:fs'
import { createHmac, randomBytes } from 'node:crypto'
import { gzipSync } from 'node:zlib'
import { join } from 'node:path'
import { noPostgres, startPostgres } from '@dropwatt/local-backend/testing/postgres'
import { beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest'
import { searchQuery, type ProductFilters } from '@dropwatt/shopify'
import { tokenLease } from './storage/SqlStorage.ts'
import { addPull, linesOf } from './testing/pulling.ts'
import { tokenOf } from '../pages/testing/world.ts'
import { domain, openWorld, otherDomain, siteUrl, type World } from './testing/world.ts'

let world: World
let ada: ReturnType<World['browser']>
let id: string

async function enter(options: Parameters<typeof openWorld>[0] = {}) {
  world = await openWorld(options)
  ada = world.browser('ada')
  id = (await ada.connect()).body.store.id
}

const path = (rest: string) => `/store/shops/${id}/${rest}`
const read = (operation: string, variables?: object) =>
  ada.call('POST', path(`read/${operation}`), variables && { variables })

const pull = (query?: string) => addPull(ada, id, query)

async function countOf(filters: ProductFilters): Promise<unknown> {
  const { body } = await read('CountProducts', { query: searchQuery(filters) })
  return body.data.productsCount.count
}

const grants = () => world.requests.filter((each) => each.endsWith('/access_token')).length

/** Sends a webhook as Shopify does. */
function sendWebhook(topic: string, changes: Readonly<Record<string, string>> = {}, body = '{}') {
  const { secret } = world.practice.client
  return world.app.request(`${siteUrl}/store/webhooks`, {
    method: 'POST',
    body,
    headers: {
      'X-Shopify-Topic': topic,
      'X-Shopify-Shop-Domain': domain,
      'X-Shopify-Webhook-Id': 'webhook-1',
      'X-Shopify-Hmac-Sha256': createHmac('sha256', secret).update('{}').digest('base64'),
      ...changes,
    },
  })
}

const stateOf = async () => (await ada.call('GET', '/store/shops')).body.stores[0]?.state
const installations = () => world.shopify.shops.get(domain)!.installations

const statuses = async (call: () => Promise<{ readonly status: number }>) =>
  new Set((await Promise.all(Array.from({ length: 100 }, () => call()))).map((each) => each.status))

describe('a connected shop', () => {
  beforeEach(() => enter())

  test('is read by the operations of the picker', async () => {
    expect(await read('CountProducts', { query: null })).toEqual({
      status: 200,
      body: { data: { productsCount: { count: 12, precision: 'EXACT' } } },
    })
  })

  test.each([
    ['an unknown operation', 'Everything', {}],
    ['a mutation', 'Uninstall', {}],
    ['an operation of the server', 'BulkState', { id: 'gid://shopify/BulkOperation/1' }],
    ['another name of an operation', 'constructor', {}],
    ['a variable too many', 'CountProducts', { query: null, first: '9' }],
    ['the prototype as a variable', 'CountProducts', JSON.parse('{"__proto__":"9"}')],
    ['the text of a query as an operation', '%7B%20shop%20%7B%20name%20%7D%20%7D', {}],
    ['a mutation that has a result of its own', 'UpdateProduct', {}],
    ['a bulk operation', 'StartBulkQuery', { query: '{ shop { name } }' }],
    ['a list of variables', 'CountProducts', ['query']],
    ['a variable of another type', 'CountProducts', { query: { $ne: 1 } }],
    ['a variable that is too long', 'CountProducts', { query: 'a'.repeat(4000) }],
  ])('check 18: is not read by %s', async (_, operation, variables) => {
    const before = world.requests.length
    expect(await read(operation, variables)).toEqual({
      status: 400,
      body: { error: 'invalid-request' },
    })
    expect(world.requests).toHaveLength(before)
  })

  test.each([
    { query: '{ shop { name } }' },
    { variables: {}, query: '{ shop { name } }' },
    { variables: {}, operationName: 'Uninstall' },
    { variables: {}, extensions: {} },
    [],
    'CountProducts',
    null,
  ])('check 18: is not read by the body %j', async (body) => {
    const before = world.requests.length
    expect((await ada.call('POST', path('read/CountProducts'), body)).status).toBe(400)
    expect(world.requests).toHaveLength(before)
  })

  test('check 16: is not read by the key of another shop', async () => {
    const other = (await ada.connect(otherDomain)).body.store
    const { storage } = world.store
    const lease = await storage.takeLease(tokenLease(id), 'thief', Infinity, world.clock.now)
    const { tokens } = (await storage.shopById(other.id))!
    expect(await storage.renewTokens(id, tokens!, lease!)).toBe(true)
    const before = world.requests.length
    expect(await read('CountProducts')).toEqual({ status: 409, body: { error: 'reconnect' } })
    expect(world.requests).toHaveLength(before)
  })

  test.each([
    'x" OR *',
    '*) OR (vendor:*',
    "tag:'",
    '\\',
    'a" OR vendor:"',
    '" OR -vendor:"x',
    '*',
  ])('check 20: %j is searched for as it stands', async (text) => {
    const { contents, index } = world.shopify.shops.get(domain)!
    const [product] = contents.products.values()
    for (const filters of [{ vendor: text }, { tag: text }]) expect(await countOf(filters)).toBe(0)
    index.willWrite(product!)
    Object.assign(product!, { vendor: text, tags: [text] })
    for (const filters of [{ vendor: text }, { tag: text }, { vendor: text, tag: text }]) {
      expect(await countOf(filters)).toBe(1)
    }
  })

  test('check 17: is as unknown to others as one that does not exist', async () => {
    const eve = world.browser('eve')
    const { body } = await ada.call('POST', path('pulls'))
    const unknown = { status: 404, body: { error: 'not-found' } }
    for (const [method, rest] of [
      ['POST', 'read/CountProducts'],
      ['POST', 'pulls'],
      ['GET', `pulls/${body.id}`],
      ['GET', `pulls/${body.id}/lines`],
      ['DELETE', ''],
    ] as const) {
      const address = path(rest).replace(/\/$/u, '')
      expect(await eve.call(method, address)).toEqual(unknown)
      expect(await ada.call(method, address.replace(id, 'unknown'))).toEqual(unknown)
    }
    expect(await ada.call('GET', path('pulls/unknown'))).toEqual(unknown)
    expect(await ada.call('GET', '/store/nothing')).toEqual(unknown)
  })

  test('check 33: a cookie alone does nothing', async () => {
    const stranger = world.browser()
    for (const [method, address] of [
      ['POST', '/store/connect'],
      ['POST', '/store/complete'],
      ['GET', '/store/shops'],
      ['DELETE', `/store/shops/${id}`],
      ['POST', path('pulls')],
    ] as const) {
      const headers = { Cookie: `dw-store=${'a'.repeat(43)}`, Origin: 'https://evil.test' }
      const response = await stranger.send(method, address, undefined, headers)
      expect([response.status, await response.json()]).toEqual([401, { error: 'signed-out' }])
    }
  })

  test.each(['evil.test', 'localhost:4174', '127.0.0.1:4173'])(
    'check 34: under the host %s there is no store',
    async (host) => {
      const response = await world.app.request(`http://${host}/store/shops`)
      expect(response.status).toBe(404)
      const named = await ada.send('GET', '/store/shops', undefined, { Host: host })
      expect(named.status).toBe(404)
    },
  )

  test('check 38: is out of reach within 30 s after the session has ended', async () => {
    expect((await read('CountProducts')).status).toBe(200)
    await world.endSession('ada')
    world.uptime.now += 30_000
    expect(await read('CountProducts')).toEqual({ status: 401, body: { error: 'signed-out' } })
  })

  test('check 34: Shopify sends people to the site of the configuration', async () => {
    const headers = { 'X-Forwarded-Host': 'evil.test', Origin: 'https://evil.test' }
    const response = await ada.send('POST', '/store/connect', { shop: domain }, headers)
    const { searchParams } = new URL(Object(await response.json()).address)
    expect(searchParams.get('redirect_uri')).toBe(`${siteUrl}/store/callback`)
  })

  test('12: is pulled as lines, compressed, once', async () => {
    const products = await pull()
    expect(await products.state()).toMatchObject({ state: 'waiting', objects: 0 })
    const response = await products.read()
    expect(response.headers.get('content-encoding')).toBe('gzip')
    const lines = linesOf(await response.arrayBuffer()).map((line) => JSON.parse(line))
    const ids = lines.flatMap((line) => (line.id?.includes('/Product/') ? [line.id] : []))
    expect(new Set(ids).size).toBe(12)
    expect(await products.state()).toMatchObject({ state: 'done', objects: lines.length })
    const again = await products.read()
    expect([again.status, await again.json()]).toEqual([409, { error: 'already-read' }])
  })

  test('17: a search that finds nothing is an empty pull', async () => {
    const products = await pull('vendor:"nobody"')
    expect(linesOf(await (await products.read()).arrayBuffer())).toEqual([])
    expect(await products.state()).toMatchObject({ state: 'done', objects: 0 })
  })

  test('14: a pull ends when the member leaves', async () => {
    await enter({ products: 251 })
    world.shopify.inject({ kind: 'bulk-held' })
    const products = await pull()
    const response = await products.read()
    await response.body?.cancel()
    await vi.waitFor(async () => expect((await products.state()).state).toBe('cancelled'), {
      timeout: 20_000,
    })
    await vi.waitFor(() => {
      const [operation] = world.shopify.shops.get(domain)!.bulkOperations.list()
      expect(operation?.status).toMatch(/^CANCEL/u)
    })
  })

  test('15: a pull that Shopify gives up says so, and works again', async () => {
    await enter({ products: 251 })
    world.shopify.inject({ kind: 'bulk-expired' })
    const products = await pull()
    await expect((await products.read()).arrayBuffer()).rejects.toThrow(
      /BulkError|aborted|terminated|expired/u,
    )
    await vi.waitFor(async () =>
      expect(await products.state()).toMatchObject({ state: 'failed', error: 'expired' }),
    )
    const again = await pull()
    expect(linesOf(await (await again.read()).arrayBuffer()).length).toBeGreaterThan(12)
  })

  test('a pull whose server stopped was interrupted', async () => {
    const products = await pull()
    const { id: pulled } = await products.state()
    await world.store.storage.startPull(pulled, world.clock.now)
    expect((await products.state()).state).toBe('reading')
    world.clock.now += 60_000
    expect(await products.state()).toMatchObject({ state: 'failed', error: 'interrupted' })
  })

  test('9: a key that expires is renewed by one request, also during a pull', async () => {
    const before = grants()
    world.clock.now += 3_600_000
    const products = await pull()
    const [response] = await Promise.all([products.read(), read('CountProducts')])
    expect(linesOf(await response.arrayBuffer()).length).toBeGreaterThan(12)
    expect(grants()).toBe(before + 1)
  })

  test('a key that Shopify refuses early is renewed once', async () => {
    const before = grants()
    world.shopify.inject({ kind: 'expired-token' })
    expect((await read('CountProducts')).status).toBe(200)
    expect(grants()).toBe(before + 1)
  })

  test('a revoked key is forgotten: the shop has to be connected again', async () => {
    world.shopify.inject({ kind: 'revoked-token' })
    expect(await read('CountProducts')).toEqual({ status: 409, body: { error: 'reconnect' } })
    expect((await ada.call('GET', '/store/shops')).body.stores).toMatchObject([
      { id, state: 'disconnected' },
    ])
    expect((await ada.connect()).body.store).toMatchObject({ id, state: 'connected' })
    expect((await read('CountProducts')).status).toBe(200)
  })

  test('throttled and broken answers to a read are repeated', async () => {
    world.shopify.inject({ kind: 'throttled' })
    world.shopify.inject({ kind: 'bad-gateway' })
    expect((await read('CountProducts')).status).toBe(200)
  })

  test('48: another version of the Admin API is warned of', async () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => {})
    world.shopify.inject({ kind: 'wrong-version' })
    await read('CountProducts')
    expect(warn).toHaveBeenCalledWith(expect.stringContaining('Update Dropwatt'))
    await vi.waitFor(async () => {
      const [store] = (await ada.call('GET', '/store/shops')).body.stores
      expect(store.otherVersion).toMatch(/^\d{4}-\d{2}$|^unstable$/u)
    })
    await read('CountProducts')
    await vi.waitFor(async () => {
      const [store] = (await ada.call('GET', '/store/shops')).body.stores
      expect(store.otherVersion).toBeUndefined()
    })
  })

  test('48: a warning from before an update of Dropwatt ends with the first answer', async () => {
    await world.store.storage.setOtherVersion(id, '2020-01')
    world.store.clients.drop(id)
    await read('CountProducts')
    await vi.waitFor(async () => {
      const [store] = (await ada.call('GET', '/store/shops')).body.stores
      expect(store.otherVersion).toBeUndefined()
    })
  })
})

describe('webhooks', () => {
  beforeEach(() => enter())

  test.each<readonly [string, Readonly<Record<string, string>>, string]>([
    ['without an HMAC', { 'X-Shopify-Hmac-Sha256': '' }, '{}'],
    [
      'with a foreign HMAC',
      { 'X-Shopify-Hmac-Sha256': createHmac('sha256', 'x').update('{}').digest('base64') },
      '{}',
    ],
    ['with an altered body', {}, '{"id":1}'],
  ])('check 24: %s are refused', async (_, changes, body) => {
    installations().uninstall()
    expect((await sendWebhook('app/uninstalled', changes, body)).status).toBe(401)
    expect((await world.store.storage.shopsWithTokens()).length).toBe(1)
  })

  test('46: after shop/redact nothing of the shop remains in the database', async () => {
    await (await (await pull()).read()).arrayBuffer()
    await ada.begin()
    world.shopify.inject({ kind: 'uninstalled' })
    await world.shopify.settled()
    world.shopify.inject({ kind: 'redacted' })
    await world.shopify.settled()
    const { contents } = world.shopify.shops.get(domain)!
    await world.store.close()
    const bytes = readFileSync(join(world.dataDir, 'store.db')).toString('latin1')
    for (const trace of [domain, contents.shop.id, contents.shop.name, id]) {
      expect(bytes).not.toContain(trace)
    }
  })

  test('check 37: after an uninstall the key is deleted at once, the rest with shop/redact', async () => {
    world.shopify.inject({ kind: 'uninstalled' })
    await world.shopify.settled()
    expect(await world.store.storage.shopsWithTokens()).toEqual([])
    expect(await stateOf()).toBe('uninstalled')
    world.shopify.inject({ kind: 'redacted' })
    await world.shopify.settled()
    expect((await ada.call('GET', '/store/shops')).body.stores).toEqual([])
  })

  test('check 26: a forged uninstall changes nothing', async () => {
    expect((await sendWebhook('app/uninstalled', { 'X-Shopify-Hmac-Sha256': 'AAAA' })).status).toBe(
      401,
    )
    expect(await stateOf()).toBe('connected')
  })

  test('check 25: an uninstall from before a new installation changes nothing', async () => {
    for (const topic of ['app/uninstalled', 'shop/redact']) {
      const headers = { 'X-Shopify-Webhook-Id': topic }
      expect((await sendWebhook(topic, headers)).status).toBe(200)
      expect(await stateOf()).toBe('connected')
    }
  })

  test('check 25: one that comes while Shopify cannot be reached changes nothing, and is asked for again', async () => {
    world.shopify.inject({ kind: 'bad-gateway', times: 20 })
    expect((await sendWebhook('shop/redact')).status).toBeGreaterThanOrEqual(500)
    expect(await stateOf()).toBe('connected')
  })

  test('check 25: a webhook that comes again asks the shop nothing', async () => {
    await sendWebhook('app/scopes_update')
    const before = world.requests.length
    expect((await sendWebhook('app/scopes_update')).status).toBe(200)
    expect(world.requests).toHaveLength(before)
  })

  test('45: changed permissions are known', async () => {
    await ada.connect(domain, ['write_files'])
    world.shopify.inject({ kind: 'removed-scope', scope: 'write_files' })
    await world.shopify.settled()
    const [store] = (await ada.call('GET', '/store/shops')).body.stores
    expect(store.scopes).toEqual(['write_products'])
  })

  test.each(['customers/data_request', 'customers/redact'])(
    '%s is answered: nothing of a customer is kept',
    async (topic) => {
      expect((await sendWebhook(topic)).status).toBe(200)
      expect(await stateOf()).toBe('connected')
    },
  )

  test('check 27: one of 10 MB is refused', async () => {
    const body = 'a'.repeat(10_000_000)
    expect((await sendWebhook('app/uninstalled', {}, body)).status).toBe(413)
    const stream = new Blob([body]).stream()
    const sent = { method: 'POST', body: stream, duplex: 'half' }
    const chunked = new Request(`${siteUrl}/store/webhooks`, sent)
    expect((await world.app.request(chunked)).status).toBe(413)
  })

  test('check 27: what is compressed is not unpacked', async () => {
    const body = gzipSync(`{}${' '.repeat(10_000_000)}`)
    const token = await tokenOf('ada')
    const headers = { 'Content-Encoding': 'gzip', Authorization: `Bearer ${token}` }
    const request = { method: 'POST', body, headers }
    expect(body.length).toBeLessThan(16_384)
    // Unpacked it would be an object without names, and too large.
    expect((await world.app.request(siteUrl + path('pulls'), request)).status).toBe(400)
    expect((await world.app.request(`${siteUrl}/store/webhooks`, request)).status).toBe(401)
  })
})

describe('check 28: an account has limits', () => {
  beforeEach(() => enter({ isLimited: true }))

  test('of connections', async () => {
    expect(await statuses(() => ada.call('POST', '/store/connect', { shop: domain }))).toContain(
      429,
    )
    const eve = world.browser('eve')
    expect((await eve.call('POST', '/store/connect', { shop: domain })).status).toBe(200)
    world.uptime.now += 60_000
    expect((await ada.call('POST', '/store/connect', { shop: domain })).status).toBe(200)
  })

  test('of reads, which say when to go on', async () => {
    for (let count = 0; count < 90; count += 1) await read('CountProducts')
    const response = await ada.send('POST', path('read/CountProducts'))
    expect([response.status, response.headers.get('retry-after')]).toEqual([429, '60'])
  })
})

test('checks 14 and 15: no secret is in an answer, a log or the database', async () => {
  const logged: unknown[] = []
  for (const level of ['log', 'warn', 'error'] as const) {
    vi.spyOn(console, level).mockImplementation((...parts) => void logged.push(...parts))
  }
  await enter()
  const answers: string[] = []
  const keep = async (response: Response) =>
    void answers.push(JSON.stringify([...response.headers]) + (await response.text()))
  await keep(await ada.send('POST', '/store/connect', { shop: domain }))
  await keep(await ada.send('GET', '/store/shops'))
  await keep(await ada.send('POST', path('read/ConnectedShop')))
  const products = await pull()
  const lines = linesOf(await (await products.read()).arrayBuffer()).join('\n')
  for (const kind of ['cut-before', 'bad-gateway'] as const) {
    world.shopify.inject({ kind, times: 6 })
    await keep(await ada.send('POST', path('read/CountProducts')))
  }
  vi.spyOn(world.store.storage, 'findPull').mockRejectedValue(
    new Error([...world.secrets].join(' ')),
  )
  const failed = await ada.send('GET', products.address)
  expect(failed.status).toBe(500)
  await keep(failed)
  const database = ['store.db', 'store.db-wal']
    .map((name) => readFileSync(join(world.dataDir, name)).toString('latin1'))
    .join('')
  const all = [...answers, lines, logged.map(String).join('\n'), database].join('\n')
  expect(world.secrets.size).toBeGreaterThan(3)
  expect(logged.length).toBeGreaterThan(0)
  for (const secret of world.secrets) expect(all).not.toContain(secret)
})

test('the key of the server changes: all is sealed anew, and the key before can go', async () => {
  const [older, newer] = [randomBytes(32), randomBytes(32)]
  await enter({ secretKeys: [older] })
  const [before] = await world.store.storage.shopsWithTokens()
  await world.store.close()
  const rotated = await world.open({ secretKeys: [newer, older] })
  const [after] = await rotated.storage.shopsWithTokens()
  expect(after?.tokens?.access).not.toBe(before?.tokens?.access)
  await rotated.close()
  const later = await world.open({ secretKeys: [newer] })
  expect(await later.clients.factsOf(after!)).toMatchObject({ facts: { domain } })
  await later.close()
})

test('under another key of the server the shops have to be connected again, until the right one is back', async () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {})
  const right = randomBytes(32)
  await enter({ secretKeys: [right] })
  await world.store.close()
  const wrong = await world.open({ secretKeys: [randomBytes(32)] })
  expect(warn).toHaveBeenCalledWith(expect.stringContaining('connected again'))
  const [shop] = await wrong.storage.shopsWithTokens()
  expect(wrong.keys.isHeld(shop!)).toBe(false)
  await expect(wrong.clients.factsOf(shop!)).rejects.toMatchObject({ code: 'reconnect' })
  await wrong.close()
  const later = await world.open({ secretKeys: [right] })
  expect(later.keys.isHeld(shop!)).toBe(true)
  expect(await later.clients.factsOf(shop!)).toMatchObject({ facts: { domain } })
  await later.close()
})

describe(`two servers on PostgreSQL${noPostgres === undefined ? '' : ` (not tried: ${noPostgres})`}`, () => {
  test('check 13: renew a key by one request, and know each other’s shops', async ({ skip }) => {
    if (noPostgres !== undefined) skip(noPostgres)
    const postgres = startPostgres()
    onTestFinished(() => postgres.stop())
    const shared = { databaseUrl: postgres.url, secretKeys: [randomBytes(32)] }
    await enter(shared)
    const other = await world.open()
    const shop = (await other.storage.shopById(id))!
    const before = world.requests.filter((each) => each.endsWith('/access_token')).length
    world.clock.now += 3_600_000
    await Promise.all(
      [world.store, other, world.store, other].map(({ clients }) => clients.factsOf(shop)),
    )
    const after = world.requests.filter((each) => each.endsWith('/access_token')).length
    expect(after).toBe(before + 1)
    await other.close()
  })
})
