import { afterEach, describe, expect, test, vi } from 'vitest'
import { productJsonAddress, requestPage } from './pages.ts'

afterEach(() => {
  vi.unstubAllGlobals()
})

const shop = 'https://shop.example/about/lamp'
const signedIn = { getAccessToken: async () => 'token' }

/** Answers in place of the server, and returns what it was asked. */
function answerWith(...answers: readonly (() => Response | Promise<Response>)[]) {
  const asked: { readonly url: string; readonly headers: unknown }[] = []
  vi.stubGlobal('navigator', { onLine: true })
  vi.stubGlobal('fetch', async (url: string, { headers, signal }: RequestInit) => {
    asked.push({ url, headers })
    signal?.throwIfAborted()
    return answers[Math.min(asked.length, answers.length) - 1]?.() ?? Response.error()
  })
  return asked
}

const addressesOf = (asked: readonly { readonly url: string }[]) =>
  asked.map(({ url }) => new URL(url, 'http://localhost').searchParams.get('address'))

const found =
  (text: string, address = shop) =>
  () =>
    Response.json({ address, text })
const refused = (error: string, status: number) => () => Response.json({ error }, { status })

test('the server is asked with the token of the session', async () => {
  const asked = answerWith(found('<title>Lamp</title>', 'https://shop.example/new'))
  expect(await requestPage(` ${shop} `, signedIn)).toEqual({
    isFound: true,
    address: 'https://shop.example/new',
    text: '<title>Lamp</title>',
  })
  expect(asked).toEqual([
    {
      url: '/api/page?address=https%3A%2F%2Fshop.example%2Fabout%2Flamp',
      headers: { Accept: 'application/json', Authorization: 'Bearer token' },
    },
  ])
})

describe('there is no page', () => {
  test.each([
    ['too-large', refused('too-large', 502)],
    ['slow', refused('slow', 504)],
    ['busy', refused('busy', 429)],
    ['signed-out', refused('signed-out', 401)],
    ['unreachable', refused('unreachable', 502)],
    [
      'no-server',
      () => new Response('<!doctype html>', { headers: { 'Content-Type': 'text/html' } }),
    ],
    ['no-server', () => new Response('Not found', { status: 404 })],
    ['no-server', () => new Response(null, { status: 204 })],
    ['no-server', refused('constructor', 500)],
    ['no-server', () => Response.json({ text: 1 })],
    ['offline', () => Promise.reject(new TypeError('Failed to fetch'))],
    ['offline', () => new Response('{', { headers: { 'Content-Type': 'application/json' } })],
  ])('%s', async (reason, answer) => {
    answerWith(answer)
    expect(await requestPage(shop, signedIn)).toEqual({ isFound: false, reason })
  })

  test('and nobody is asked without a session, a connection or an address', async () => {
    const asked = answerWith(found('x'))
    const reasons = [
      await requestPage(shop, { getAccessToken: async () => null }),
      await requestPage('shop.example', signedIn),
      await requestPage(`https://shop.example/${'x'.repeat(2048)}`, signedIn),
    ]
    vi.stubGlobal('navigator', { onLine: false })
    reasons.push(await requestPage(shop, signedIn))
    expect(reasons).toEqual(
      ['signed-out', 'address', 'address', 'offline'].map((reason) => ({ isFound: false, reason })),
    )
    expect(asked).toEqual([])
  })
})

test('an aborted request throws', async () => {
  answerWith(found('x'))
  const signal = AbortSignal.abort(new Error('left'))
  await expect(requestPage(shop, { ...signedIn, signal })).rejects.toThrow('left')
})

describe('of a product in a store', () => {
  const product = 'https://shop.example/collections/all/products/lamp?variant=1'
  test('the JSON is asked for, which says more', async () => {
    const asked = answerWith(found('{"product":{}}'))
    expect(await requestPage(product, signedIn)).toMatchObject({ text: '{"product":{}}' })
    expect(addressesOf(asked)).toEqual(['https://shop.example/products/lamp.json'])
  })

  test.each([
    ['is missing', refused('not-found', 502)],
    ['is something else', refused('not-a-page', 502)],
    ['is a page', found('<html>')],
  ])('the page is asked for where the JSON %s', async (_what, answer) => {
    const asked = answerWith(answer, found('<title>Lamp</title>'))
    expect(await requestPage(product, signedIn)).toMatchObject({ text: '<title>Lamp</title>' })
    expect(addressesOf(asked)).toEqual(['https://shop.example/products/lamp.json', product])
  })

  test('the page is not asked for where it cannot be there either', async () => {
    const asked = answerWith(refused('unreachable', 502))
    expect(await requestPage(product, signedIn)).toEqual({ isFound: false, reason: 'unreachable' })
    expect(asked).toHaveLength(1)
  })

  test.each([
    ['https://shop.example/products/lamp/', 'https://shop.example/products/lamp.json'],
    ['https://shop.example/products/lamp.json', undefined],
    ['https://shop.example/products', undefined],
    ['https://shop.example/', undefined],
    ['lamp', undefined],
  ])('the address of the JSON of %s is %s', (address, expected) => {
    expect(productJsonAddress(address)).toBe(expected)
  })
})
