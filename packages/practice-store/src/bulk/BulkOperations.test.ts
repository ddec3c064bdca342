import { expect, test } from 'vitest'
import { openTestShop } from '../testing/openTestShop.ts'

const everything =
  '{ products { edges { node { id title media { edges { node { ... on MediaImage { id } } } } variants { edges { node { id sku media { edges { node { ... on MediaImage { id } } } } } } } } } } }'

test('a bulk query lists every object with the one that it belongs to', async () => {
  const { shop, runBulk } = openTestShop({ products: 230 })
  const { operation, lines } = await runBulk(everything)
  const products = [...shop.contents.products.values()]
  const count = (of: (product: (typeof products)[number]) => number) =>
    products.reduce((sum, product) => sum + of(product), 0)
  const variants = count((product) => product.variants.length)
  const pictures = count(
    (product) =>
      product.pictures.length +
      product.variants.reduce((sum, variant) => sum + variant.pictures.length, 0),
  )
  expect(operation).toMatchObject({ status: 'COMPLETED', rootObjectCount: 230 })
  expect(lines).toHaveLength(230 + variants + pictures)
  expect(operation?.objectCount).toBe(lines.length)
  const ids = new Set(lines.map(({ id }) => id))
  expect(lines.filter((line) => '__parentId' in line && !ids.has(line['__parentId']))).toEqual([])
})

test('the lines of a bulk query come in no order', async () => {
  const { runBulk } = openTestShop()
  const { lines } = await runBulk(everything)
  const parents = lines.map((line) => line['__parentId'] ?? line['id'])
  const runs = parents.filter((parent, at) => parent !== parents[at - 1]).length
  expect(runs).toBeGreaterThan(new Set(parents).size * 2)
  const firstChild = lines.findIndex((line) => '__parentId' in line)
  const parentOfChild = lines.findIndex(({ id }) => id === lines[firstChild]?.['__parentId'])
  expect(parentOfChild).toBeGreaterThan(firstChild)
})

test('a bulk query that finds nothing has no address', async () => {
  const { runBulk } = openTestShop()
  const { operation } = await runBulk(
    '{ products(query: "title:nosuchthing") { edges { node { id } } } }',
  )
  expect(operation).toMatchObject({ status: 'COMPLETED', url: null, objectCount: 0 })
})

test.each([
  ['has no connection', '{ shop { id } }', 'at least one connection'],
  ['lists nodes', '{ products { nodes { id } } }', 'must select edges'],
  [
    'has children whose parent has no id',
    '{ products { edges { node { title variants { edges { node { id } } } } } } }',
    "must select the 'id' field",
  ],
  ['is not valid', '{ products { edges { node { nothing } } } }', 'Cannot query field "nothing"'],
  [
    'has variables',
    'query ($q: String) { products(query: $q) { edges { node { id } } } }',
    'variables',
  ],
])('a bulk query that %s is refused', async (_, query, message) => {
  const { runBulk } = openTestShop()
  const { started } = await runBulk(query)
  const userErrors = [{ code: 'INVALID', message: expect.stringContaining(message) }]
  expect(started).toEqual({ bulkOperation: null, userErrors })
})

test('a bulk query that fails keeps the lines that it has', async () => {
  const { store, runBulk } = openTestShop({ products: 150 })
  store.inject({ kind: 'bulk-failed', lines: 40 })
  const { operation, lines } = await runBulk(everything)
  expect(operation).toMatchObject({
    status: 'FAILED',
    errorCode: 'INTERNAL_SERVER_ERROR',
    url: null,
  })
  expect(lines).toHaveLength(40)
})

test('a bulk operation that is held stops when it is cancelled', async () => {
  const { store, shop, run } = openTestShop()
  store.inject({ kind: 'bulk-held' })
  await run(
    `mutation { bulkOperationRunQuery(query: ${JSON.stringify(everything)}) { bulkOperation { id } } }`,
  )
  const [held] = shop.bulkOperations.list()
  const { data } = await run(
    'mutation ($id: ID!) { bulkOperationCancel(id: $id) { bulkOperation { status } userErrors { message } } }',
    { id: held?.id },
  )
  expect(data).toEqual({
    bulkOperationCancel: { bulkOperation: { status: 'CANCELING' }, userErrors: [] },
  })
  await store.settled()
  expect(held?.status).toBe('CANCELED')
})

test('the address of a result expires after seven days', async () => {
  const { store, clock, runBulk } = openTestShop()
  const { operation } = await runBulk(everything)
  const read = async () => (await store.fetch(new Request(operation?.url ?? ''))).status
  expect(await read()).toBe(200)
  clock.now += 7 * 24 * 3600 * 1000
  expect(await read()).toBe(403)
})

test('a sixth bulk query at once is refused', async () => {
  const { store, run } = openTestShop()
  store.inject({ kind: 'bulk-held', times: 5 })
  const start = `mutation { bulkOperationRunQuery(query: ${JSON.stringify(everything)}) { userErrors { code } } }`
  for (let at = 0; at < 5; at += 1) await run(start)
  const { data } = await run(start)
  expect(data).toEqual({ bulkOperationRunQuery: { userErrors: [{ code: 'LIMIT_REACHED' }] } })
  await store.close()
})
