import { randomBytes } from 'node:crypto'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { addPull, linesOf } from './testing/pulling.ts'
import { domain, openWorld, otherDomain, type World } from './testing/world.ts'

let world: World
let ada: ReturnType<World['browser']>
let id: string

async function enter(options: Parameters<typeof openWorld>[0] = {}) {
  world = await openWorld(options)
  ada = world.browser('ada')
  id = (await ada.connect()).body.store.id
}
afterEach(() => vi.useRealTimers())

const pull = (query?: string) => addPull(ada, id, query)
const shopOf = (name = domain) => world.shopify.shops.get(name)!
const operations = () => shopOf().bulkOperations.list()
const grants = () => world.requests.filter((each) => each.endsWith('/access_token')).length
const asked = () => world.requests.filter((each) => each.endsWith('/graphql.json')).length
const isQuery = (request: Request) => request.url.endsWith('/graphql.json')

const read = () => ada.call('POST', `/store/shops/${id}/read/CountProducts`)

/** Begins two pulls whose operations run until they are released. */
async function holdTwo() {
  await enter({ products: 251 })
  world.shopify.inject({ kind: 'bulk-held', times: 2 })
  const readings = await Promise.all([pull(), pull()].map(async (each) => (await each).read()))
  await vi.waitFor(() =>
    expect(operations().map(({ status }) => status)).toEqual(['RUNNING', 'RUNNING']),
  )
  return readings
}

/** Lets both go on, and returns the numbers of their lines. */
async function finish(readings: readonly Response[]) {
  const before = asked()
  await vi.waitFor(() => expect(asked()).toBeGreaterThan(before + 4), { timeout: 20_000 })
  world.shopify.inject({ kind: 'released-bulk' })
  const results = await Promise.all(readings.map((each) => each.arrayBuffer()))
  return results.map((bytes) => linesOf(bytes).length)
}

const idsIn = (lines: readonly string[]) => lines.map((line) => JSON.parse(line).id as string)

describe('a pull', () => {
  beforeEach(() => enter())

  test('check 17: is not there for another member, not even below a shop of theirs', async () => {
    const eve = world.browser('eve')
    const { store } = (await eve.connect(otherDomain)).body
    const { id: pulled, state } = await pull()
    for (const [shop, rest] of [
      [store.id, ''],
      [store.id, '/lines'],
      [id, ''],
      [id, '/lines'],
    ]) {
      const address = `/store/shops/${shop}/pulls/${pulled}${rest}`
      expect(await eve.call('GET', address)).toEqual({ status: 404, body: { error: 'not-found' } })
    }
    expect(await state()).toMatchObject({ state: 'waiting' })
  })

  test('is read once, also when it is asked for twice at once', async () => {
    const products = await pull()
    const answers = await Promise.all([products.read(), products.read()])
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200, 409]))
    const taken = answers.find(({ status }) => status === 200)
    expect(linesOf(await taken!.arrayBuffer()).length).toBeGreaterThan(12)
  })

  test('is not begun by a request for the headers alone', async () => {
    const products = await pull()
    for (let count = 0; count < 3; count += 1) {
      expect((await ada.send('HEAD', `${products.address}/lines`)).status).toBe(400)
    }
    expect(await products.state()).toMatchObject({ state: 'waiting' })
    expect((await products.read()).status).toBe(200)
  })

  test('passes markup on as text of JSON', async () => {
    const markup = '<img src=x onerror=alert(1)>'
    const [product] = shopOf().contents.products.values()
    product!.title = markup
    const response = await (await pull()).read()
    expect(response.headers.get('content-type')).toBe('application/jsonl; charset=UTF-8')
    const titles = linesOf(await response.arrayBuffer()).map((line) => JSON.parse(line).title)
    expect(titles).toContain(markup)
  })

  test('check 21: has one line for each object, whatever its texts are', async () => {
    const before = linesOf(await (await (await pull()).read()).arrayBuffer())
    const [product] = shopOf().contents.products.values()
    product!.title = 'One\nTwo\r\nThree\u2028Four\u0000"}\n{"id":"gid://shopify/Product/1"}'
    const lines = linesOf(await (await (await pull()).read()).arrayBuffer())
    expect(lines.map((line) => JSON.parse(line).title)).toContain(product!.title)
    expect(idsIn(lines).toSorted()).toEqual(idsIn(before).toSorted())
  })

  test('is whole with 250 metafields of 64 kB in a product', async () => {
    const { contents } = shopOf()
    const [owner] = contents.products.values()
    const value = 'é'.repeat(32_768)
    const kept = owner!.metafields.length
    for (let number = kept; number < 250; number += 1) {
      const key = number === kept ? '__proto__' : `key_${number}`
      const metafield = {
        kind: 'Metafield' as const,
        id: contents.createId('Metafield'),
        owner: owner!,
        namespace: 'huge',
        key,
        type: 'multi_line_text_field',
        value,
      }
      owner!.metafields.push(metafield)
      contents.keep(metafield)
    }
    const lines = linesOf(await (await (await pull()).read()).arrayBuffer())
    const found = lines.filter(
      (line) => line.includes('"id":"gid://shopify/Metafield/') && line.includes(`"${owner!.id}"`),
    )
    expect(found).toHaveLength(250)
    expect(found.filter((line) => JSON.parse(line).value === value)).toHaveLength(250 - kept)
  })
})

describe('a key that expires', () => {
  test('9: in the middle of two pulls is renewed by one request', async () => {
    const readings = await holdTwo()
    const before = grants()
    world.clock.now += 3_600_000
    const [one, other] = await finish(readings)
    expect(grants()).toBe(before + 1)
    expect(one).toBe(other)
    expect(one).toBeGreaterThan(251)
  })

  test('9: by Shopify’s clock alone is renewed by one request as well', async () => {
    const readings = await holdTwo()
    const before = grants()
    world.shopify.inject({ kind: 'expired-token' })
    const [one, other] = await finish(readings)
    expect(grants()).toBe(before + 1)
    expect(one).toBe(other)
  })

  test('is not asked for again where the clock of the server jumps', async () => {
    await enter()
    const before = grants()
    world.clock.now -= 7_200_000
    expect((await read()).status).toBe(200)
    world.clock.now += 7_200_000
    expect((await read()).status).toBe(200)
    expect(grants()).toBe(before)
  })
})

describe('a member who leaves', () => {
  test('14: cancels the operation at Shopify and frees the turn', async () => {
    await enter({ products: 251 })
    for (let count = 0; count < 4; count += 1) {
      world.shopify.inject({ kind: 'bulk-held' })
      const products = await pull()
      const response = await products.read()
      expect(response.status).toBe(200)
      await response.body?.cancel()
      await vi.waitFor(async () => expect((await products.state()).state).toBe('cancelled'), {
        timeout: 20_000,
      })
    }
    expect(operations().every(({ status }) => status.startsWith('CANCEL'))).toBe(true)
  })

  test('without a word is noticed: a reader who takes nothing ends the pull', async () => {
    await enter()
    const [product] = shopOf().contents.products.values()
    product!.descriptionHtml = randomBytes(2_000_000).toString('base64')
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    const stalled = [await pull(), await pull()]
    const readings = await Promise.all(stalled.map((each) => each.read()))
    const third = await pull()
    expect((await third.read()).status).toBe(429)
    for (const each of stalled) {
      let state = await each.state()
      while (state.state === 'reading') {
        await vi.advanceTimersByTimeAsync(10_000)
        state = await each.state()
      }
      expect(state).toMatchObject({ state: 'failed', error: 'slow' })
    }
    const response = await third.read()
    expect(response.status).toBe(200)
    for (const each of [...readings, response]) await each.body?.cancel().catch(() => {})
  })

  test('and a server that stops: nothing goes on at Shopify', async () => {
    await enter({ products: 251 })
    world.shopify.inject({ kind: 'bulk-held' })
    const response = await (await pull()).read()
    await vi.waitFor(() => expect(operations()[0]?.status).toBe('RUNNING'), { timeout: 20_000 })
    const lines = response.arrayBuffer().catch((error: unknown) => error)
    await world.store.close()
    expect(await lines).toBeInstanceOf(Error)
    expect(operations()[0]?.status).toMatch(/^CANCEL/u)
  })
})

describe('a shop', () => {
  test('that runs as many operations as it may is waited for', async () => {
    await enter({ products: 251 })
    const others = Promise.withResolvers<void>()
    const { bulkOperations } = shopOf()
    for (let count = 0; count < 5; count += 1) {
      bulkOperations.start('QUERY', '', async (operation) => {
        await others.promise
        bulkOperations.finish(operation, [])
      })
    }
    const response = await (await pull()).read()
    const before = asked()
    await vi.waitFor(() => expect(asked()).toBeGreaterThan(before + 3), { timeout: 20_000 })
    others.resolve()
    expect(linesOf(await response.arrayBuffer()).length).toBeGreaterThan(251)
  })

  test('that stays full is not asked for ever', async () => {
    await enter({ products: 251 })
    const { bulkOperations } = shopOf()
    const others = Promise.withResolvers<void>()
    for (let count = 0; count < 5; count += 1)
      bulkOperations.start('QUERY', '', () => others.promise)
    const products = await pull()
    await expect((await products.read()).arrayBuffer()).rejects.toThrow('')
    await vi.waitFor(async () =>
      expect(await products.state()).toMatchObject({ state: 'failed', error: 'throttled' }),
    )
    others.resolve()
  })

  const page = '<!doctype html><title>canary</title>'
  test.each<readonly [string, () => Response, object]>([
    [
      'a page with status 200',
      () => new Response(page),
      { status: 502, body: { error: 'refused' } },
    ],
    [
      'another text',
      () => new Response('{"data":', { headers: { 'content-length': '900' } }),
      { status: 502, body: { error: 'refused' } },
    ],
    [
      'markup as its reason',
      () => Response.json({ errors: [{ message: '<img src=x onerror=canary()>' }] }),
      { status: 502, body: { error: 'refused' } },
    ],
    [
      'status 402',
      () => new Response(page, { status: 402 }),
      { status: 502, body: { error: 'refused' } },
    ],
  ])(
    'check 30: that answers %s is refused, and nothing of it is passed on',
    async (_, answer, failure) => {
      let isHostile = false
      await enter({ answer: (request) => (isHostile && isQuery(request) ? answer() : undefined) })
      isHostile = true
      expect(await read()).toEqual(failure)
      const products = await pull()
      expect(await (await products.read()).json()).toEqual({ error: 'refused' })
      expect(await products.state()).toMatchObject({ state: 'waiting' })
    },
  )

  test('that answers 500 for ever is asked six times', async () => {
    let isBroken = false
    await enter({
      answer: (request) =>
        isBroken && isQuery(request) ? new Response('', { status: 500 }) : undefined,
    })
    const before = asked()
    isBroken = true
    expect(await read()).toEqual({ status: 502, body: { error: 'unreachable' } })
    expect(asked() - before).toBe(6)
  })

  test('that asks to wait for more than a minute is not waited for', async () => {
    await enter()
    world.shopify.inject({ kind: 'too-many-requests', retryAfter: 61 })
    const before = asked()
    expect(await read()).toEqual({ status: 503, body: { error: 'throttled' } })
    expect(asked() - before).toBe(1)
  })

  test('that is frozen keeps its key, and works when it is back', async () => {
    let isFrozen = false
    await enter({
      answer: (request) =>
        isFrozen && request.url.endsWith('/access_token')
          ? new Response('', { status: 402 })
          : undefined,
    })
    world.clock.now += 3_600_000
    isFrozen = true
    expect(await read()).toEqual({ status: 502, body: { error: 'unreachable' } })
    isFrozen = false
    expect((await read()).status).toBe(200)
  })
})
