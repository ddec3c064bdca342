import { openPracticeStore } from '@dropwatt/practice-store'
import * as fc from 'fast-check'
import { expect, onTestFinished, test } from 'vitest'
import { type ProductFilters, searchQuery } from './searchQuery.ts'

test.each<[ProductFilters, string | null]>([
  [{}, null],
  [{ collection: 'gid://shopify/Collection/12' }, 'collection_id:12'],
  [{ statuses: ['ACTIVE'] }, 'status:active'],
  [{ statuses: ['UNLISTED', 'ACTIVE'] }, 'status:active,unlisted'],
  [{ statuses: [] }, null],
  [{ vendor: 'Acme & Co' }, 'vendor:"Acme & Co"'],
  [{ tag: 'x" OR *' }, String.raw`tag:"x\" OR *"`],
  [{ tag: 'back\\' }, String.raw`tag:"back\\"`],
  [{ search: ' red  shirt ' }, '"red" AND "shirt"'],
  [{ search: 'vendor:x OR -y' }, '"vendor:x" AND "OR" AND "-y"'],
  [{ vendor: ' ', tag: '', search: '\n' }, null],
  [{ statuses: ['DRAFT'], vendor: 'A', search: 'b' }, 'status:draft AND vendor:"A" AND "b"'],
])('%j is searched for by %s', (filters, query) => {
  expect(searchQuery(filters)).toBe(query)
})

test('a collection that is none finds nothing', () => {
  expect(searchQuery({ collection: 'x OR 1=1 *' })).toBe('collection_id:0')
})

test('a status that is none finds nothing', () => {
  const { statuses } = JSON.parse('{ "statuses": ["x OR *"] }') as ProductFilters
  expect(searchQuery({ statuses })).toBe('collection_id:0')
})

/** Reads quoted values back, and returns what stands outside of them. */
function split(query: string): { readonly outside: string; readonly values: readonly string[] } {
  const values: string[] = []
  const outside = query.replaceAll(/"((?:[^"\\]|\\.)*)"/g, (_, quoted: string) => {
    values.push(quoted.replaceAll(/\\(.)/g, '$1'))
    return '¤'
  })
  return { outside, values }
}

/** Texts with the signs of the syntax, and any others. */
const texts = fc.oneof(
  fc.string({ unit: 'binary' }),
  fc
    .array(fc.constantFrom('"', '\\', '*', ' OR ', ':', '(', ')', '-', "'", 'a', '\n', ','))
    .map((parts) => parts.join('')),
)

test('no vendor and tag can leave their quotes', () => {
  fc.assert(
    fc.property(texts, texts, (vendor, tag) => {
      const query = searchQuery({ vendor: `v${vendor}v`, tag: `t${tag}t` }) ?? ''
      expect(split(query).outside).toBe('vendor:¤ AND tag:¤')
    }),
  )
})

test('a printable vendor is looked for as it stands', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (vendor) => {
      const query = searchQuery({ vendor: `v${vendor}v` }) ?? ''
      expect(split(query).values).toEqual([`v${vendor}v`])
    }),
  )
})

test('no search is anything but words that are all looked for', () => {
  fc.assert(
    fc.property(texts, (search) => {
      const query = searchQuery({ search: `${search} w` }) ?? ''
      expect(split(query).outside).toMatch(/^¤(?: AND ¤)*$/)
    }),
  )
})

/** Opens a practice shop, and returns how many products it finds by filters. */
function openSearch() {
  const store = openPracticeStore({ siteUrl: 'https://practice.test', products: 120 })
  onTestFinished(() => store.close())
  const [shop] = [...store.shops.values()]
  const { contents, index } = shop!
  const products = [...contents.products.values()]
  return { contents, products, find: (filters: ProductFilters) => index.find(searchQuery(filters)) }
}

const idsOf = (products: readonly { readonly id: string }[]) => products.map(({ id }) => id)

test('several statuses find the products of each', () => {
  const { products, find } = openSearch()
  const chosen = new Set(['DRAFT', 'ARCHIVED'])
  const found = find({ statuses: ['DRAFT', 'ARCHIVED'] })
  expect(found.length).toBeGreaterThan(0)
  expect(idsOf(found)).toEqual(idsOf(products.filter(({ status }) => chosen.has(status))))
})

test('filters find the products that meet all of them', () => {
  const { contents, products, find } = openSearch()
  const collection = contents.collections.find(({ products: own }) => own.size > 1)!
  const [{ vendor }] = [...collection.products] as [(typeof products)[number]]
  const statuses = ['ACTIVE', 'DRAFT'] as const
  const found = find({ collection: collection.id, vendor, statuses })
  const isSought = (product: (typeof products)[number]) =>
    collection.products.has(product) &&
    product.vendor.toLowerCase() === vendor.toLowerCase() &&
    new Set<string>(statuses).has(product.status)
  expect(found.length).toBeGreaterThan(0)
  expect(idsOf(found)).toEqual(idsOf(products.filter(isSought)))
})

test.each<[keyof ProductFilters, string]>([
  ['vendor', 'x" OR *'],
  ['tag', 'x" OR *'],
  ['tag', 'x" OR status:active OR "'],
  ['search', 'zzz" OR "*'],
  ['search', 'zzz OR status:active'],
  ['collection', 'gid://shopify/Collection/x OR *'],
])('security check 20: a %s of %s finds nothing', (name, value) => {
  const { find } = openSearch()
  expect(find({ [name]: value })).toEqual([])
})

test('security check 20: a vendor with signs of the syntax is found by its name', () => {
  const { products, find } = openSearch()
  const [product] = products
  product!.vendor = String.raw`x" OR vendor:* \"`
  expect(idsOf(find({ vendor: product!.vendor }))).toEqual([product!.id])
})
