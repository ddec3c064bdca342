import { expect, test } from 'vitest'
import { openTestShop } from '../testing/openTestShop.ts'

const page =
  'query ($first: Int, $after: String, $last: Int) { products(first: $first, last: $last, after: $after) { nodes { id } pageInfo { hasNextPage endCursor } } }'

interface Page {
  readonly nodes: readonly { readonly id: string }[]
  readonly pageInfo: { readonly hasNextPage: boolean; readonly endCursor: string }
}

test('pages list everything once', async () => {
  const { run, shop } = openTestShop({ products: 23 })
  const ids: string[] = []
  let after: string | undefined
  for (let hasNextPage = true; hasNextPage;) {
    const { data } = await run(page, { first: 5, after })
    const { nodes, pageInfo } = data['products'] as Page
    ids.push(...nodes.map(({ id }) => id))
    after = pageInfo.endCursor
    hasNextPage = pageInfo.hasNextPage
  }
  expect(ids).toEqual([...shop.contents.products.keys()])
})

test('a page goes on where the last one ended, though its last thing was deleted', async () => {
  const { run, shop } = openTestShop()
  const ids = [...shop.contents.products.keys()]
  const first = (await run(page, { first: 5 })).data['products'] as Page
  shop.contents.deleteProduct(shop.contents.findAs('Product', ids[4]!)!)
  const { data } = await run(page, { first: 2, after: first.pageInfo.endCursor })
  expect((data['products'] as Page).nodes.map(({ id }) => id)).toEqual(ids.slice(5, 7))
})

test.each([
  ['no size', {}, 'you must provide one of first or last'],
  ['both sizes', { first: 1, last: 1 }, 'providing both first and last is not supported'],
  ['a size over 250', { first: 251 }, 'first or last cannot exceed 250'],
  ['a cursor of nothing', { first: 1, after: 'x' }, 'Invalid cursor for current pagination sort.'],
])('a page with %s is refused', async (_, variables, message) => {
  const { run } = openTestShop()
  expect((await run(page, variables)).errors).toMatchObject([{ message }])
})
