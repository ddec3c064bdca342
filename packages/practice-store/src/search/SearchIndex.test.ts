import { expect, test } from 'vitest'
import type { Product } from '../contents/records.ts'
import { openTestShop } from '../testing/openTestShop.ts'

function openSearch() {
  const opened = openTestShop({ products: 60, searchLag: 5000 })
  const { contents, index } = opened.shop
  const products = [...contents.products.values()]
  const count = (query: string) => index.find(query).length
  return { ...opened, products, count }
}

const numberOf = (id: string) => id.slice(id.lastIndexOf('/') + 1)

const filters: readonly [
  name: string,
  query: (sample: Product) => string,
  isFound: (product: Product, sample: Product) => boolean,
][] = [
  ['a status', ({ status }) => `status:${status.toLowerCase()}`, (p, s) => p.status === s.status],
  [
    'a vendor',
    ({ vendor }) => `vendor:"${vendor}"`,
    (p, s) => p.vendor.toLowerCase() === s.vendor.toLowerCase(),
  ],
  [
    'a tag',
    ({ tags: [tag] }) => `tag:"${tag}"`,
    (p, s) => p.tags.some((tag) => tag.toLowerCase() === s.tags[0]!.toLowerCase()),
  ],
  [
    'a type',
    ({ productType }) => `product_type:"${productType}"`,
    (p, s) => p.productType === s.productType,
  ],
  ['a title', ({ title }) => `title:"${title}"`, (p, s) => p.title.includes(s.title)],
  [
    'two conditions',
    ({ status, vendor }) => `status:${status} AND vendor:"${vendor}"`,
    (p, s) => p.status === s.status && p.vendor.toLowerCase() === s.vendor.toLowerCase(),
  ],
  [
    'none of a vendor',
    ({ vendor }) => `NOT vendor:"${vendor}"`,
    (p, s) => p.vendor.toLowerCase() !== s.vendor.toLowerCase(),
  ],
]

test.each(filters)('a search for %s finds every product that has it', (_, query, isFound) => {
  const { products, count } = openSearch()
  const sample = products.find(({ tags, productType }) => tags.length > 0 && productType !== '')!
  const found = products.filter((product) => isFound(product, sample))
  expect(found.length).toBeGreaterThan(0)
  expect(count(query(sample))).toBe(found.length)
})

test('a search for a collection finds its products', () => {
  const { shop, count } = openSearch()
  const collection = shop.contents.collections.find(({ products }) => products.size > 1)!
  expect(count(`collection_id:${numberOf(collection.id)}`)).toBe(collection.products.size)
})

test.each([
  ['quotes', 'He said "hi"', String.raw`vendor:"He said \"hi\""`],
  ['a backslash', String.raw`back\slash`, String.raw`vendor:"back\\slash"`],
  ['words of the syntax', 'x" OR vendor:*', String.raw`vendor:"x\" OR vendor:*"`],
  ['a star', 'Acme*', 'vendor:"Acme*"'],
])('a quoted text with %s is itself', (_, vendor, query) => {
  const { products, count } = openSearch()
  products[0]!.vendor = vendor
  expect(count(query)).toBe(1)
})

test('a search sees the texts before a write for some time', async () => {
  const { run, clock, products, count } = openSearch()
  await run(
    'mutation ($id: ID!) { productUpdate(product: { id: $id, vendor: "Brandnew" }) { userErrors { message } } }',
    { id: products[0]?.id },
  )
  expect(count('vendor:Brandnew')).toBe(0)
  clock.now += 5000
  expect(count('vendor:Brandnew')).toBe(1)
})

test('the count of products is the number that a search finds', async () => {
  const { run, products } = openSearch()
  const { data } = await run(
    'query ($query: String) { productsCount(query: $query, limit: null) { count precision } }',
    { query: 'status:active' },
  )
  const count = products.filter(({ status }) => status === 'ACTIVE').length
  expect(data).toEqual({ productsCount: { count, precision: 'EXACT' } })
})
