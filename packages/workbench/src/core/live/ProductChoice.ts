import {
  collectionQuery,
  productStatuses,
  searchQuery,
  type Connection,
  type Count,
  type FoundCollection,
  type FoundProduct,
  type OperationTypes,
  type ProductStatus,
} from '@dropwatt/shopify'
import { createStore } from 'zustand/vanilla'
import { productFilters, type PickedFilters } from './pickedFilters.ts'
import { StoreFailed, type StoreFailureCode } from './StoreFailed.ts'

/** Operations that products are chosen by. */
type ChoiceOperation = 'Collections' | 'CountProducts' | 'FindProducts'

/** Runs an operation on the store. */
export type ReadStore = <Name extends ChoiceOperation>(
  name: Name,
  variables: OperationTypes[Name]['variables'],
  signal: AbortSignal,
) => Promise<OperationTypes[Name]['result']>

/** The products that meet the filters. */
export type ChoiceFound =
  | { readonly state: 'counting' }
  | {
      readonly state: 'failed'
      readonly code: StoreFailureCode
      readonly scopes: readonly string[]
    }
  | {
      readonly state: 'found'
      readonly count: number
      readonly isAtLeast: boolean
      /** The first of them, newest first. */
      readonly products: readonly FoundProduct[]
      /** Variants of all of them; undefined unless all are in `products`. */
      readonly variants: number | undefined
    }

export interface ChoiceCollections {
  readonly state: 'failed' | 'loaded' | 'loading'
  readonly list: readonly FoundCollection[]
  readonly search: string
  /** Begin of the next page; undefined if all have arrived. */
  readonly next: string | undefined
}

export interface ChoiceState {
  readonly filters: PickedFilters
  /** Number of all products of the store, once known. */
  readonly total: number | undefined
  /** Number of products of each status, without other filters, once known. */
  readonly statusCounts: Readonly<Partial<Record<ProductStatus, number>>>
  readonly found: ChoiceFound
  readonly collections: ChoiceCollections
  /** Vendors of the products that were found so far, most frequent first. */
  readonly vendors: readonly string[]
  /** Tags of the products that were found so far, most frequent first. */
  readonly tags: readonly string[]
}

export interface ProductChoiceOptions {
  readonly read: ReadStore
  readonly filters: PickedFilters
  /** Waits between a change and its search; rejects once aborted. @default with a timer */
  readonly wait?: (milliseconds: number, signal: AbortSignal) => Promise<void>
}

/** Time in ms without a further change after which is searched. */
const pause = 300

/**
 * Finds and counts the products of a store that meet filters. A search that is superseded is cancelled, and its
 * answer never shown. It asks for as little as it can: a first page that is whole is counted here, and the number
 * of a status is asked for once.
 */
export class ProductChoice {
  readonly state
  readonly #read: ReadStore
  readonly #wait: (milliseconds: number, signal: AbortSignal) => Promise<void>
  #end = new AbortController()
  #search = new AbortController()
  #listing = new AbortController()
  #areCollectionsWanted = false
  /** The first page without a search, which is whole for most stores. */
  #allCollections: readonly FoundCollection[] | undefined
  readonly #counts = new Map<string | null, Promise<Count>>()
  readonly #seen = new Map<string, FoundProduct>()

  constructor({ read, filters, wait = waitFor }: ProductChoiceOptions) {
    this.#read = read
    this.#wait = wait
    this.state = createStore<ChoiceState>(() => ({
      filters,
      total: undefined,
      statusCounts: {},
      found: { state: 'counting' },
      collections: { state: 'loading', list: [], search: '', next: undefined },
      vendors: [],
      tags: [],
    }))
  }

  /**
   * Begins to search.
   *
   * @returns cancels everything
   */
  start(): () => void {
    this.#end = new AbortController()
    this.#counts.clear()
    this.retry()
    return () => this.#close()
  }

  /** Searches by other filters. */
  setFilters(filters: PickedFilters): void {
    const before = searchQuery(productFilters(this.state.getState().filters))
    this.state.setState({ filters })
    if (searchQuery(productFilters(filters)) !== before) void this.#find(pause)
  }

  /** Searches again, such as after a failure. */
  retry(): void {
    void this.#countAll()
    void this.#find(0)
  }

  /** Counts the products of each status; those that are known are not counted again. */
  async countStatuses(): Promise<void> {
    const counted = productStatuses.map(async (status) => {
      const { count } = await this.#count(searchQuery({ statuses: [status] }))
      const { statusCounts } = this.state.getState()
      this.#set({ statusCounts: { ...statusCounts, [status]: count } })
    })
    // Without them, the filter works all the same.
    await Promise.allSettled(counted)
  }

  /** Loads the first collections, unless they are there or on their way. */
  showCollections(): void {
    if (!this.#areCollectionsWanted) void this.#list('', 0)
  }

  /** Searches for collections by words of their titles. */
  searchCollections(search: string): void {
    const known = this.#allCollections
    if (!known) {
      void this.#list(search, pause)
      return
    }
    const words = search.toLowerCase().split(/\s+/)
    const list = known.filter(({ title }) =>
      words.every((word) => title.toLowerCase().includes(word)),
    )
    this.#set({ collections: { state: 'loaded', list, search, next: undefined } })
  }

  /** Loads the collections again that could not be loaded. */
  retryCollections(): void {
    void this.#list(this.state.getState().collections.search, 0)
  }

  /** Loads the next page of collections, if there is one. */
  async moreCollections(): Promise<void> {
    const { collections } = this.state.getState()
    if (collections.state !== 'loaded' || collections.next === undefined) return
    this.#set({ collections: { ...collections, state: 'loading' } })
    await this.#load(collections, collections.next)
  }

  #close(): void {
    this.#areCollectionsWanted = false
    this.#end.abort()
    this.#search.abort()
    this.#listing.abort()
  }

  #set(state: Partial<ChoiceState>): void {
    if (!this.#end.signal.aborted) this.state.setState(state)
  }

  async #countAll(): Promise<void> {
    const total = await this.#count(null).catch(() => undefined)
    if (total) this.#set({ total: total.count })
  }

  /** Counts what a query finds, once for all products and for each status. */
  #count(query: string | null, signal = this.#end.signal): Promise<Count> {
    const counted = this.#counts.get(query)
    if (counted) return counted
    const count = this.#read('CountProducts', { query }, signal).then(
      ({ productsCount }) => productsCount ?? { count: 0, precision: 'EXACT' as const },
    )
    // Searches come and go; what is asked for without them stays.
    if (signal === this.#end.signal) {
      this.#counts.set(query, count)
      count.catch(() => this.#counts.delete(query))
    }
    return count
  }

  async #find(delay: number): Promise<void> {
    this.#search.abort()
    this.#search = new AbortController()
    const { signal } = this.#search
    this.#set({ found: { state: 'counting' } })
    const { filters } = this.state.getState()
    const query = searchQuery(productFilters(filters))
    try {
      if (delay > 0) await this.#wait(delay, signal)
      const { products } = await this.#read('FindProducts', { query }, signal)
      signal.throwIfAborted()
      this.#learn(products.nodes)
      const isWhole = !products.pageInfo.hasNextPage
      const { count, precision } = isWhole
        ? ({ count: products.nodes.length, precision: 'EXACT' } as const)
        : await this.#count(query, query === null ? this.#end.signal : signal)
      signal.throwIfAborted()
      this.#set({
        found: {
          state: 'found',
          count,
          isAtLeast: precision === 'AT_LEAST',
          products: products.nodes,
          variants: isWhole ? variantsOf(products) : undefined,
        },
      })
    } catch (error) {
      if (signal.aborted) return
      const { code, scopes } = failureOf(error)
      this.#set({ found: { state: 'failed', code, scopes } })
    }
  }

  /** Notes the vendors and tags of products, as suggestions. */
  #learn(products: readonly FoundProduct[]): void {
    for (const product of products) this.#seen.set(product.id, product)
    const seen = [...this.#seen.values()]
    this.#set({
      vendors: byFrequency(seen.map(({ vendor }) => vendor)),
      tags: byFrequency(seen.flatMap(({ tags }) => tags)),
    })
  }

  async #list(search: string, delay: number): Promise<void> {
    this.#areCollectionsWanted = true
    this.#listing.abort()
    this.#listing = new AbortController()
    const { signal } = this.#listing
    const before: ChoiceCollections = { state: 'loading', list: [], search, next: undefined }
    this.#set({ collections: before })
    try {
      if (delay > 0) await this.#wait(delay, signal)
    } catch {
      return
    }
    await this.#load(before, undefined)
  }

  /** Loads a page of collections behind those of `before`. */
  async #load(before: ChoiceCollections, after: string | undefined): Promise<void> {
    const { signal } = this.#listing
    const { search } = before
    try {
      const variables = { query: collectionQuery(search), ...(after !== undefined && { after }) }
      const { collections } = await this.#read('Collections', variables, signal)
      signal.throwIfAborted()
      const { hasNextPage, endCursor } = collections.pageInfo
      const list = [...before.list, ...collections.nodes]
      const next = hasNextPage && endCursor !== null ? endCursor : undefined
      if (search.trim() === '' && next === undefined) this.#allCollections = list
      this.#set({ collections: { state: 'loaded', list, search, next } })
    } catch {
      if (!signal.aborted) this.#set({ collections: { ...before, state: 'failed' } })
    }
  }
}

function variantsOf({ nodes }: Connection<FoundProduct>): number | undefined {
  let sum = 0
  for (const { variantsCount } of nodes) {
    if (!variantsCount) return undefined
    sum += variantsCount.count
  }
  return sum
}

/** Returns each name once, in the first of its spellings; the most frequent ones come first. */
function byFrequency(names: readonly string[]): readonly string[] {
  const counted = new Map<string, { readonly name: string; count: number }>()
  for (const name of names) {
    const key = name.toLowerCase()
    const entry = counted.get(key)
    if (entry) entry.count += 1
    else if (key !== '') counted.set(key, { name, count: 1 })
  }
  return [...counted.values()].toSorted((a, b) => b.count - a.count).map(({ name }) => name)
}

function failureOf(error: unknown): StoreFailed {
  return error instanceof StoreFailed ? error : new StoreFailed('unexpected')
}

function waitFor(milliseconds: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(resolve, milliseconds)
    signal.addEventListener('abort', () => {
      clearTimeout(timer)
      reject(signal.reason as Error)
    })
  })
}
