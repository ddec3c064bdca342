import { openPracticeStore } from '@dropwatt/practice-store'
import { expect, onTestFinished, test } from 'vitest'
import { AdminClient } from '../client/AdminClient.ts'
import { AdminError } from '../client/AdminError.ts'
import type { FixedPriceNode } from '../fields/nodes.ts'
import { pullBulk } from './pullBulk.ts'
import { pullPages } from './pullPages.ts'
import { pullProducts } from './pullProducts.ts'

const siteUrl = 'https://practice.test'

/** Opens a practice shop with the app installed, and a client whose waits only turn its clock. */
function openShop(products: number) {
  const clock = { now: 1_800_000_000_000 }
  const store = openPracticeStore({ siteUrl, products, clock: () => clock.now })
  onTestFinished(() => store.close())
  const [[domain, shop]] = [...store.shops] as [
    [string, ReturnType<typeof store.shops.get> & object],
  ]
  shop.install(['write_products'])
  const { access_token: token } = shop.installations.issue('offline')
  const asked: string[] = []
  const client = new AdminClient({
    shopUrl: new URL(`${siteUrl}/practice/${domain}/`),
    token: () => Promise.resolve(token),
    fetch: async (input, init) => {
      const request = new Request(input, init)
      const { query } = (await request.clone().json()) as { readonly query: string }
      asked.push(/\w+ (\w+)/.exec(query)?.[1] ?? '')
      return store.fetch(request)
    },
    wait: async (milliseconds) => {
      clock.now += milliseconds
      await store.settled()
    },
    now: () => clock.now,
  })
  async function* download(address: string): AsyncGenerator<Uint8Array> {
    const { body } = await store.fetch(new Request(address))
    if (body) yield* body
  }
  const progress: number[] = []
  const options = {
    query: '',
    signal: new AbortController().signal,
    onProgress: (objects: number) => void progress.push(objects),
    download,
  }
  return { client, options, asked, progress, store }
}

async function collect(lines: AsyncIterable<string>): Promise<string[]> {
  const collected: string[] = []
  for await (const line of lines) collected.push(line)
  return collected
}

function sortKeys(object: Readonly<Record<string, unknown>>): object {
  return Object.fromEntries(Object.entries(object).toSorted(([a], [b]) => (a < b ? -1 : 1)))
}

/** Puts lines and their keys in order: neither has one. */
function sorted(lines: readonly string[]): string[] {
  return lines.map((line) => JSON.stringify(sortKeys(JSON.parse(line)))).toSorted()
}

test('few products are read by pages, in the lines of a bulk operation', async () => {
  const { client, options, asked } = openShop(120)
  const paged = await collect(pullProducts(client, options))
  expect(asked.filter((name) => name === 'ProductPage')).toHaveLength(3)
  expect(asked).not.toContain('StartBulkQuery')
  const bulk = await collect(pullBulk(client, options))
  expect(sorted(paged.filter(isOfProducts))).toEqual(sorted(bulk))
})

/** Whether a line is none of the markets of the store. */
const isOfProducts = (line: string) => !line.includes('/PriceList/')

test('the markets of the store follow, with the prices that they fix', async () => {
  const { client, options, asked, store } = openShop(120)
  const { catalogs } = [...store.shops.values()][0]!.contents
  const lines = (await collect(pullProducts(client, options))).filter((line) => !isOfProducts(line))
  const [markets, ...prices] = lines.map((line) => JSON.parse(line) as Record<string, unknown>)
  expect(markets).toMatchObject({
    markets: [
      { title: 'Canada', priceList: { currency: 'CAD' } },
      { title: 'Switzerland', priceList: { currency: 'CHF' } },
    ],
  })
  const fixed = catalogs.flatMap(({ priceList }) =>
    [...priceList.fixed.keys()].map((id) => ({ variant: { id }, __parentId: priceList.id })),
  )
  expect(prices).toMatchObject(fixed)
  const pages = catalogs.map(({ priceList }) => Math.ceil(priceList.fixed.size / 250))
  expect(asked.filter((name) => name === 'FixedPrices')).toHaveLength(pages[0]! + pages[1]!)
})

test('prices of few products are asked for by product', async () => {
  const { client, options, asked, store } = openShop(260)
  const { contents } = [...store.shops.values()][0]!
  const [first] = contents.products.values()
  const query = `title:"${first?.title}"`
  const lines = await collect(pullProducts(client, { ...options, query }))
  const found = [...contents.products.values()].filter(({ title }) => title === first?.title)
  const variants = new Set(found.flatMap((each) => each.variants.map(({ id }) => id)))
  const prices = lines.filter((line) => line.includes('"__parentId":"gid://shopify/PriceList/'))
  const wanted = contents.catalogs.flatMap(({ priceList }) =>
    [...priceList.fixed.keys()].filter((id) => variants.has(id)),
  )
  expect(prices.map((line) => (JSON.parse(line) as FixedPriceNode).variant.id)).toEqual(wanted)
  expect(asked.filter((name) => name === 'FixedPrices')).toHaveLength(2)
})

test('a store that does not tell its markets says so', async () => {
  const { client, options } = openShop(10)
  const refusing = new Proxy(client, {
    get: (target, key) =>
      key === 'run'
        ? (...values: Parameters<typeof target.run>) =>
            values[0] === 'MarketPriceLists'
              ? Promise.reject(new AdminError('forbidden-scope'))
              : target.run(...values)
        : Reflect.get(target, key, target),
  })
  const lines = await collect(pullProducts(refusing, options))
  expect(lines.at(-1)).toBe('{"markets":null}')
})

test('many products are read by a bulk operation', async () => {
  const { client, options, asked, progress } = openShop(260)
  const lines = await collect(pullProducts(client, options))
  expect(asked).toContain('StartBulkQuery')
  expect(lines.filter((line) => !line.includes('__parentId'))).toHaveLength(260 + 1)
  expect(progress.at(-1)).toBe(lines.length)
})

test('a search that finds nothing has no lines', async () => {
  const { client, options } = openShop(10)
  const query = 'vendor:"Nobody"'
  expect(await collect(pullProducts(client, { ...options, query }))).toEqual([])
  expect(await collect(pullBulk(client, { ...options, query }))).toEqual([])
})

test.each([
  ['bulk-failed', 'failed'],
  ['bulk-expired', 'expired'],
  ['bulk-canceled', 'canceled'],
  ['empty-url', 'failed'],
] as const)('an operation with the fault %s is %s, not a shorter list', async (kind, code) => {
  const { client, options, store } = openShop(10)
  store.inject({ kind, lines: 5 })
  await expect(collect(pullBulk(client, options))).rejects.toMatchObject({ code })
})

test('a caller that leaves cancels the operation', async () => {
  const { client, options, asked, store } = openShop(10)
  store.inject({ kind: 'bulk-held' })
  const leaving = new AbortController()
  const onProgress = () => leaving.abort(new Error('left'))
  const lines = pullBulk(client, { ...options, signal: leaving.signal, onProgress })
  await expect(collect(lines)).rejects.toThrow('left')
  expect(asked.at(-1)).toBe('CancelBulk')
})

test('a caller that has left starts nothing', async () => {
  const { client, options, asked } = openShop(10)
  const left = AbortSignal.abort(new Error('left'))
  await expect(collect(pullBulk(client, { ...options, signal: left }))).rejects.toThrow('left')
  expect(asked).toEqual([])
})

test('a result that is cut off is not a shorter list', async () => {
  const { client, options } = openShop(10)
  async function* download(address: string) {
    const chunks = options.download(address)
    for await (const chunk of chunks) yield chunk.subarray(0, -20)
  }
  await expect(collect(pullBulk(client, { ...options, download }))).rejects.toMatchObject({
    code: 'partial',
  })
})

const list = (nodes: readonly object[], endCursor: string | null = null) => ({
  nodes,
  pageInfo: { hasNextPage: endCursor !== null, endCursor },
})

const variant = (number: number) => ({ id: `v${number}`, media: { nodes: [{ id: 'm1' }] } })

const idsOf = (line: string) => {
  const { id: own, __parentId: parent } = JSON.parse(line) as Record<string, string>
  return parent === undefined ? own : `${parent}>${own}`
}

test('lists below a product are read to their end', async () => {
  const id = 'gid://shopify/Product/1'
  const answers = [
    {
      products: list([
        {
          id,
          media: list([{ id: 'm1' }], 'm'),
          metafields: list([{ id: 'f1' }], 'f'),
          variants: list([variant(1)], 'v'),
        },
      ]),
    },
    { nodes: [{ media: list([{ id: 'm2' }]) }] },
    { nodes: [{ metafields: list([{ id: 'f2' }]) }] },
    { nodes: [{ variants: list([variant(2)]) }] },
  ]
  const client = new AdminClient({
    shopUrl: new URL('https://a.myshopify.com/'),
    token: () => Promise.resolve('token'),
    fetch: () => Promise.resolve(Response.json({ data: answers.shift() })),
    wait: () => Promise.resolve(),
  })
  const lines = await collect(pullPages(client, null, new AbortController().signal, []))
  expect(lines.map(idsOf)).toEqual([
    id,
    ...['m1', 'm2', 'f1', 'f2', 'v1'].map((child) => `${id}>${child}`),
    'v1>m1',
    `${id}>v2`,
    'v2>m1',
  ])
})
