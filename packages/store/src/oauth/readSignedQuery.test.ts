// oxlint-disable-next-line import/no-unassigned-import -- installs what the library runs on
import '@shopify/shopify-api/adapters/node'
import { ApiVersion, shopifyApi } from '@shopify/shopify-api'
import * as fc from 'fast-check'
import { createHmac } from 'node:crypto'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { readSignedQuery } from './readSignedQuery.ts'

const secret = 'secret'
const seconds = 1_800_000_000
const now = seconds * 1000
const shop = 'my-shop.myshopify.com'
const plain = { code: 'c0de', host: 'YWRtaW4', shop, state: 's1', timestamp: `${seconds}` }

const sign = (message: string) => createHmac('sha256', secret).update(message).digest('hex')

/** Signs parameters that need no encoding. */
function signed(parameters: Readonly<Record<string, string>>): string {
  const message = Object.keys(parameters)
    .toSorted()
    .map((name) => `${name}=${parameters[name]}`)
    .join('&')
  return `${message}&hmac=${sign(message)}`
}

/** As browsers and Shopify write queries, signed over the same characters. */
function signAny(parameters: Readonly<Record<string, string>>): string {
  const message = new URLSearchParams(
    Object.entries(parameters).toSorted(([one], [other]) => (one < other ? -1 : 1)),
  )
  return `${message}&hmac=${sign(String(message).replaceAll('+', '%20'))}`
}

const read = (query: string, at = now) => readSignedQuery(query, secret, at)

test('a query that Shopify signed is read', async () => {
  expect(await read(signed(plain))).toEqual({ shop, code: 'c0de', state: 's1' })
})

test('the order of the parameters does not matter', async () => {
  const query = signed(plain).split('&').toReversed().join('&')
  expect(await read(query)).toBeDefined()
})

describe('refused is', () => {
  const good = signed(plain)
  const hmac = good.slice(-64)

  test.each([
    ['a wrong signature', good.replace(/.$/, (last) => (last === '0' ? '1' : '0'))],
    ['no signature', good.replace(/&hmac=.*/, '')],
    ['an empty signature', good.replace(hmac, '')],
    ['a signature in upper case', good.replace(hmac, hmac.toUpperCase())],
    ['a signature with a newline', `${good}%0A`],
    ['a doubled signature', `${good}&hmac=${hmac}`],
    ['a doubled shop', `${good}&shop=${shop}`],
    ['a signature as an array', good.replace('&hmac=', '&hmac[]=')],
    ['an array besides', `${good}&ids[]=1`],
    ['a name in upper case', good.replace('shop=', 'Shop=')],
    ['a changed shop', good.replace(shop, 'other.myshopify.com')],
    ['an added parameter', `${good}&next=https%3A%2F%2Fevil.test`],
    ['a shop elsewhere', signed({ ...plain, shop: 'x.myshopify.com.evil.test' })],
    ['a shop in upper case', signed({ ...plain, shop: 'X.myshopify.com' })],
    ['no time', signed({ shop, code: 'c0de', state: 's1' })],
    ['a time that is no number', signed({ ...plain, timestamp: '1e9' })],
  ])('%s', async (_, query) => {
    expect(await read(query)).toBeUndefined()
  })

  test.each([91, -91])('one that is %d s old', async (age) => {
    expect(await read(good, now + age * 1000)).toBeUndefined()
  })

  test('any with an empty secret', async () => {
    const message = good.replace(/&hmac=.*/, '')
    const anyone = createHmac('sha256', '').update(message).digest('hex')
    expect(await readSignedQuery(`${message}&hmac=${anyone}`, '', now)).toBeUndefined()
  })
})

test.each([90, -90])('one that is %d s old is read', async (age) => {
  expect(await read(signed(plain), now + age * 1000)).toBeDefined()
})

describe('beside the official library', () => {
  const official = shopifyApi({
    apiKey: 'key',
    apiSecretKey: secret,
    apiVersion: ApiVersion.October25,
    hostName: 'app.test',
    isEmbeddedApp: false,
    logger: { log: () => {} },
  })

  beforeEach(() => {
    vi.useFakeTimers({ now, toFake: ['Date'] })
  })
  afterEach(() => {
    vi.useRealTimers()
  })

  test('any state and code is accepted by both', async () => {
    const text = fc.string({ unit: 'binary' }).map((value) => value.toWellFormed())
    await fc.assert(
      fc.asyncProperty(text, text, async (code, state) => {
        const query = signAny({ ...plain, code, state })
        const isOfficial = await official.utils.validateHmac(
          Object.fromEntries(new URLSearchParams(query)),
        )
        expect([isOfficial, await read(query)]).toEqual([true, { shop, code, state }])
      }),
    )
  })

  test('a changed character is refused by both', async () => {
    const query = signAny(plain)
    await fc.assert(
      fc.asyncProperty(
        fc.nat({ max: 63 }),
        fc.constantFrom(...Array.from('0123456789abcdef')),
        async (at, to) => {
          const start = query.length - 64 + at
          const changed = `${query.slice(0, start)}${to}${query.slice(start + 1)}`
          fc.pre(changed !== query)
          const isOfficial = await official.utils.validateHmac(
            Object.fromEntries(new URLSearchParams(changed)),
          )
          expect([isOfficial, await read(changed)]).toEqual([false, undefined])
        },
      ),
    )
  })
})
