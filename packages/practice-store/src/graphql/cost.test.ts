import { getOperationAST, parse } from 'graphql'
import { expect, test } from 'vitest'
import { readSchema } from '../schema/readSchema.ts'
import { openTestShop } from '../testing/openTestShop.ts'
import { operationCost } from './cost.ts'

const schema = readSchema('2026-10')

test.each([
  ['an object', '{ shop { name } }', 1],
  ['objects in one another', '{ shop { plan { shopifyPlus } } }', 2],
  ['a list as much as one of its things', '{ nodes(ids: ["a", "b"]) { id } }', 1],
  ['amounts nothing', '{ nodes(ids: []) { ... on InventoryItem { unitCost { amount } } } }', 1],
  ['a page of 50', '{ products(first: 50) { nodes { title } pageInfo { hasNextPage } } }', 2 + 7],
  ['a page of 50 by edges', '{ products(first: 50) { edges { node { title } } } }', 2 + 7],
  [
    'a page of 250 with objects',
    '{ products(first: 250) { nodes { seo { title } } } }',
    2 + 11 * 2,
  ],
  ['a page of one', '{ products(first: 1) { nodes { title } } }', 2 + 1],
  ['a mutation', 'mutation { productUpdate(product: { id: "a" }) { userErrors { message } } }', 10],
  [
    'a mutation with what it returns',
    'mutation { productUpdate(product: { id: "a" }) { product { id title } } }',
    10,
  ],
  [
    'a mutation with more than one object',
    'mutation { productUpdate(product: { id: "a" }) { product { seo { title } } } }',
    11,
  ],
  [
    'several mutations each',
    'mutation { a: productUpdate(product: { id: "a" }) { product { id } } b: productUpdate(product: { id: "b" }) { product { id } } }',
    20,
  ],
  ['a count', '{ productsCount { count precision } }', 10],
  ['a count beside a page', '{ productsCount { count } products(first: 5) { nodes { id } } }', 15],
  [
    'a page of a size by default',
    'query ($first: Int = 50) { products(first: $first) { nodes { id } } }',
    9,
  ],
  ['a page of nothing', '{ products(first: 0) { nodes { id } } }', 2],
])('%s costs as much as the formula says', (_, text, cost) => {
  const document = parse(text)
  expect(operationCost(schema, document, getOperationAST(document)!, {})).toBe(cost)
})

test('an operation says what it cost, and gets back what it did not need', async () => {
  const { run } = openTestShop({ products: 2 })
  const { extensions } = await run('{ products(first: 250) { nodes { title } } }')
  expect(extensions?.cost).toEqual({
    requestedQueryCost: 13,
    actualQueryCost: 3,
    throttleStatus: { maximumAvailable: 2000, currentlyAvailable: 1997, restoreRate: 100 },
  })
})

test('an operation that costs more than 1,000 points is refused', async () => {
  const { run } = openTestShop()
  const { data, errors } = await run(
    '{ products(first: 250) { nodes { variants(first: 250) { edges { node { media(first: 250) { edges { node { preview { image { url } } } } } } } } } } }',
  )
  expect(data).toBeUndefined()
  expect(errors).toMatchObject([{ extensions: { code: 'MAX_COST_EXCEEDED' } }])
})

test('an operation waits until there are points again', async () => {
  const { store, clock, run } = openTestShop()
  store.inject({ kind: 'empty-bucket' })
  const throttled = await run('{ products(first: 250) { nodes { title } } }')
  expect(throttled.errors).toMatchObject([{ extensions: { code: 'THROTTLED' } }])
  clock.now += 130
  const { errors } = await run('{ products(first: 250) { nodes { title } } }')
  expect(errors).toBeUndefined()
})
