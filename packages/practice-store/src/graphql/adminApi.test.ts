import { expect, test } from 'vitest'
import { openTestShop } from '../testing/openTestShop.ts'

test('an operation reads products with their variants', async () => {
  const { run } = openTestShop()
  const { data, errors } = await run(
    '{ products(first: 2) { nodes { title variants(first: 1) { edges { node { price selectedOptions { name value } } } } } pageInfo { hasNextPage } } }',
  )
  expect(errors).toBeUndefined()
  expect(data).toMatchObject({
    products: {
      nodes: [{ title: expect.any(String) }, {}],
      pageInfo: { hasNextPage: true },
    },
  })
})
