import { expect, test } from 'vitest'
import type { Product } from '../contents/records.ts'
import { openTestShop } from '../testing/openTestShop.ts'

const shopName = 'query Name { shop { name } }'

function requestFaults(faults: boolean) {
  const opened = openTestShop({ faults })
  const ask = (body: unknown) =>
    opened.store.fetch(
      new Request('https://practice.test/practice/faults', {
        method: 'POST',
        body: JSON.stringify(body),
      }),
    )
  return { ...opened, ask }
}

test('check 36: nothing goes wrong by a request outside tests', async () => {
  const { ask, post } = requestFaults(false)
  expect((await ask({ kind: 'bad-gateway' })).status).toBe(404)
  expect((await post(shopName)).status).toBe(200)
})

test('a fault happens as often as it was asked for', async () => {
  const { ask, post } = requestFaults(true)
  expect((await ask([{ kind: 'bad-gateway', times: 2, skip: 1 }])).status).toBe(204)
  const statuses = []
  for (let at = 0; at < 4; at += 1) statuses.push((await post(shopName)).status)
  expect(statuses).toEqual([200, 502, 502, 200])
})

test.each([
  [{ kind: 'nothing' }],
  ['text'],
  [{ kind: 'throttled', times: 'two' }],
  [{ kind: 'throttled', shop: 'other' }],
])('what is no fault is refused: %j', async (body) => {
  const { ask } = requestFaults(true)
  expect((await ask(body)).status).toBe(400)
})

test('a fault may wait for one operation', async () => {
  const { store, post } = openTestShop()
  store.inject({ kind: 'too-many-requests', operation: 'Other', retryAfter: 4 })
  expect((await post(shopName)).status).toBe(200)
  const refused = await post('query Other { shop { name } }')
  expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '4.0'])
})

test('throttling is an answer with status 200', async () => {
  const { store, post } = openTestShop()
  store.inject({ kind: 'throttled' })
  const response = await post(shopName)
  expect(response.status).toBe(200)
  expect(await response.json()).toMatchObject({
    errors: [{ extensions: { code: 'THROTTLED' } }],
    extensions: { cost: { throttleStatus: { restoreRate: 100 } } },
  })
})

const rename =
  'mutation ($id: ID!) { productUpdate(product: { id: $id, title: "Renamed" }) { userErrors { message } } }'

test.each([
  ['cut-before', false],
  ['cut-after', true],
] as const)('with %s, whether a mutation was executed is %s', async (kind, isExecuted) => {
  const { store, shop, post } = openTestShop()
  const [product] = shop.contents.products.values()
  store.inject({ kind })
  const response = await post(rename, { id: product?.id })
  await expect(response.text()).rejects.toThrow('The connection was cut.')
  expect(product?.title === 'Renamed').toBe(isExecuted)
})

test('a request without an answer ends when it is given up', async () => {
  const { store, base, shop } = openTestShop()
  store.inject({ kind: 'timeout' })
  const { access_token } = shop.installations.issue('offline')
  const controller = new AbortController()
  const request = new Request(`${base}/admin/api/2026-10/graphql.json`, {
    method: 'POST',
    headers: { 'x-shopify-access-token': access_token },
    body: JSON.stringify({ query: shopName }),
    signal: controller.signal,
  })
  const answer = store.fetch(request)
  controller.abort(new Error('given up'))
  await expect(answer.then((response) => response.status)).resolves.toBe(408)
})

test('a version that was retired is answered by another one', async () => {
  const { store, post } = openTestShop()
  expect((await post(shopName, {}, '2024-01')).headers.get('x-shopify-api-version')).toBe('2026-10')
  store.inject({ kind: 'wrong-version' })
  expect((await post(shopName)).headers.get('x-shopify-api-version')).toBe('2027-07')
})

test('somebody else changes and deletes products', async () => {
  const { store, shop, run } = openTestShop()
  const [first, second] = [...shop.contents.products.values()] as [Product, Product]
  store.inject({
    kind: 'changed-values',
    handle: first.handle,
    values: { title: 'Theirs', price: '7.00' },
  })
  store.inject({ kind: 'deleted-product', handle: second.handle })
  const { data } = await run(
    'query ($ids: [ID!]!) { nodes(ids: $ids) { ... on Product { title } } }',
    { ids: [first.id, second.id] },
  )
  expect(data).toEqual({ nodes: [{ title: 'Theirs' }, null] })
})

test('a permission that was taken away is missed', async () => {
  const { store, run } = openTestShop()
  store.inject({ kind: 'removed-scope', scope: 'read_locales' })
  const { errors } = await run('{ shopLocales { locale } }')
  expect(errors).toMatchObject([{ extensions: { code: 'ACCESS_DENIED' } }])
})
