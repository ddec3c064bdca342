import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { type ProductFilters, searchQuery } from './searchQuery.ts'

test.each<[ProductFilters, string | null]>([
  [{}, null],
  [{ collection: 'gid://shopify/Collection/12' }, 'collection_id:12'],
  [{ status: 'ACTIVE' }, 'status:active'],
  [{ vendor: 'Acme & Co' }, 'vendor:"Acme & Co"'],
  [{ tag: 'x" OR *' }, String.raw`tag:"x\" OR *"`],
  [{ tag: 'back\\' }, String.raw`tag:"back\\"`],
  [{ search: ' red  shirt ' }, '"red" AND "shirt"'],
  [{ search: 'vendor:x OR -y' }, '"vendor:x" AND "OR" AND "-y"'],
  [{ vendor: ' ', tag: '', search: '\n' }, null],
  [{ status: 'DRAFT', vendor: 'A', search: 'b' }, 'status:draft AND vendor:"A" AND "b"'],
])('%j is searched for by %s', (filters, query) => {
  expect(searchQuery(filters)).toBe(query)
})

test('a collection that is none finds nothing', () => {
  expect(searchQuery({ collection: 'x OR 1=1 *' })).toBe('collection_id:0')
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
