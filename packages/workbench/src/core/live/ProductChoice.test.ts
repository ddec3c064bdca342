import type { FoundProduct, OperationTypes } from '@dropwatt/shopify'
import { expect, onTestFinished, test, vi } from 'vitest'
import { noFilters } from './pickedFilters.ts'
import { ProductChoice, type ReadStore } from './ProductChoice.ts'
import { StoreFailed } from './StoreFailed.ts'

interface Asked {
  readonly name: keyof OperationTypes
  readonly query: string | null | undefined
  readonly after: string | null | undefined
  readonly signal: AbortSignal
  readonly answer: (result: unknown) => void
  readonly fail: (error: Error) => void
}

function product(id: string, changes: Partial<FoundProduct> = {}): FoundProduct {
  return {
    id,
    title: `Product ${id}`,
    handle: id,
    status: 'ACTIVE',
    vendor: 'Nordhem',
    productType: '',
    tags: [],
    featuredMedia: null,
    variantsCount: { count: 2 },
    ...changes,
  }
}

const page = (nodes: readonly object[], endCursor: string | null = null) => ({
  nodes,
  pageInfo: { hasNextPage: endCursor !== null, endCursor },
})
const found = (...products: readonly FoundProduct[]) => ({ products: page(products) })
const first = (...products: readonly FoundProduct[]) => ({ products: page(products, 'next') })
const counted = (count: number) => ({ productsCount: { count, precision: 'EXACT' } })

/** Opens a choice whose requests and waits are answered by hand. */
function open(filters = noFilters) {
  const asked: Asked[] = []
  const waits: (() => void)[] = []
  const read = (name: Asked['name'], { query, after }: Partial<Asked>, signal: AbortSignal) =>
    new Promise<unknown>((answer, fail) => {
      asked.push({ name, query, after, signal, answer, fail })
    })
  const wait = (_: number, signal: AbortSignal) =>
    new Promise<void>((resolve, reject) => {
      waits.push(resolve)
      signal.addEventListener('abort', () => reject(signal.reason as Error))
    })
  const choice = new ProductChoice({ read: read as ReadStore, filters, wait })
  const close = choice.start()
  onTestFinished(close)
  const get = () => choice.state.getState()
  /** Waits for a request. */
  const request = (name: Asked['name'], query: string | null) =>
    vi.waitUntil(() => asked.find((each) => each.name === name && each.query === query))
  const names = () => asked.map((each) => each.name)
  return { choice, close, asked, waits, get, request, names }
}

test('a first page that is whole is counted without a request', async () => {
  const { request, get, names } = open({ ...noFilters, vendor: 'Nordhem' })
  const { answer } = await request('FindProducts', 'vendor:"Nordhem"')
  answer(found(product('1'), product('2')))
  await vi.waitUntil(() => get().found.state === 'found')
  expect(get().found).toMatchObject({ count: 2, variants: 4 })
  expect(names().toSorted()).toEqual(['CountProducts', 'FindProducts'])
})

test('all products are counted once', async () => {
  const { request, get, names } = open()
  const search = await request('FindProducts', null)
  search.answer(first(product('1')))
  const count = await request('CountProducts', null)
  count.answer(counted(500))
  await vi.waitUntil(() => get().found.state === 'found')
  expect(get()).toMatchObject({ total: 500, found: { count: 500, variants: undefined } })
  expect(names()).toHaveLength(2)
})

test('only the last of several changes is searched for', async () => {
  const { choice, waits, request, asked } = open()
  for (const search of ['o', 'oa', 'oak']) choice.setFilters({ ...noFilters, search })
  for (const resolve of waits) resolve()
  await request('FindProducts', '"oak"')
  const queries = asked.filter(({ name }) => name === 'FindProducts').map(({ query }) => query)
  expect(queries).toEqual([null, '"oak"'])
})

test('an answer that arrives late does not replace a newer one', async () => {
  const { choice, waits, request, get } = open({ ...noFilters, search: 'old' })
  const old = await request('FindProducts', '"old"')
  choice.setFilters({ ...noFilters, search: 'new' })
  expect(old.signal.aborted).toBe(true)
  waits[0]!()
  const next = await request('FindProducts', '"new"')
  next.answer(found(product('new')))
  await vi.waitUntil(() => get().found.state === 'found')
  old.answer(found(product('old'), product('older')))
  await new Promise(setImmediate)
  expect(get().found).toMatchObject({ count: 1, products: [{ id: 'new' }] })
})

test('a change that means the same searches for nothing', () => {
  const { choice, waits } = open()
  choice.setFilters({ ...noFilters, vendor: '  ' })
  expect(waits).toEqual([])
})

test('each status is counted once', async () => {
  const { choice, request, get, names } = open()
  void choice.countStatuses()
  void choice.countStatuses()
  const drafts = await request('CountProducts', 'status:draft')
  drafts.answer(counted(7))
  await vi.waitUntil(() => get().statusCounts.DRAFT !== undefined)
  expect(get().statusCounts).toEqual({ DRAFT: 7 })
  expect(names().filter((name) => name === 'CountProducts')).toHaveLength(5)
})

test('a failure says why, and trying again searches again', async () => {
  const { choice, request, get, asked } = open()
  const search = await request('FindProducts', null)
  search.fail(new StoreFailed('unreachable'))
  await vi.waitUntil(() => get().found.state === 'failed')
  expect(get().found).toMatchObject({ code: 'unreachable' })
  choice.retry()
  expect(get().found.state).toBe('counting')
  expect(asked.filter(({ name }) => name === 'FindProducts')).toHaveLength(2)
})

test('vendors and tags that were found are suggested, the most frequent first', async () => {
  const { request, get } = open()
  const { answer } = await request('FindProducts', null)
  answer(
    found(
      product('1', { vendor: 'Kettle', tags: ['sale'] }),
      product('2', { tags: ['summer', 'Sale'] }),
      product('3', { vendor: 'nordhem' }),
    ),
  )
  await vi.waitUntil(() => get().found.state === 'found')
  expect(get()).toMatchObject({ vendors: ['Nordhem', 'Kettle'], tags: ['sale', 'summer'] })
})

const collection = (title: string) => ({ id: title, title, handle: title, productsCount: null })

test('collections that have all arrived are searched without a request', async () => {
  const { choice, request, get, names } = open()
  choice.showCollections()
  choice.showCollections()
  const { answer } = await request('Collections', null)
  answer({ collections: page(['Kitchen', 'Summer sale', 'Sale'].map(collection)) })
  await vi.waitUntil(() => get().collections.state === 'loaded')
  choice.searchCollections('sale SUM')
  expect(get().collections.list.map(({ title }) => title)).toEqual(['Summer sale'])
  expect(names().filter((name) => name === 'Collections')).toHaveLength(1)
})

test('collections of several pages are searched in the store, and loaded page by page', async () => {
  const { choice, request, waits, get, asked } = open()
  choice.showCollections()
  const { answer } = await request('Collections', null)
  answer({ collections: page([collection('A')], 'cursor') })
  await vi.waitUntil(() => get().collections.state === 'loaded')
  void choice.moreCollections()
  const more = await vi.waitUntil(() => asked.find(({ after }) => after === 'cursor'))
  more.answer({ collections: page([collection('B')], 'further') })
  await vi.waitUntil(() => get().collections.list.length === 2)
  choice.searchCollections('sale')
  waits[0]!()
  expect((await request('Collections', 'title:sale*')).after).toBeUndefined()
})

test('collections that could not be loaded are loaded again', async () => {
  const { choice, request, get, asked } = open()
  choice.showCollections()
  const { fail } = await request('Collections', null)
  fail(new StoreFailed('offline'))
  await vi.waitUntil(() => get().collections.state === 'failed')
  choice.retryCollections()
  expect(get().collections.state).toBe('loading')
  expect(asked.filter(({ name }) => name === 'Collections')).toHaveLength(2)
})

test('closing cancels all requests', async () => {
  const { choice, close, asked } = open()
  choice.showCollections()
  close()
  expect(asked.every(({ signal }) => signal.aborted)).toBe(true)
})
