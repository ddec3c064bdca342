import type { ConversionNote, ProductFilters, Sidecar } from '@dropwatt/shopify'
import type { LiveMark } from './LiveMark.ts'
import type { ConnectedStore, StoreErrorCode } from './storeApi.ts'

/** Progress of reading a store. No number ever falls. While it is set, nothing else says that a file is read. */
export interface ReadingStore {
  /** Name of the store. */
  readonly store: string
  /** Products that were counted before. */
  readonly products: number
  /** Products that have arrived. */
  readonly read: number
  /** Products, variants, pictures and metafields that the store has gathered so far. */
  readonly objects: number
}

/** Reason that a store was not read. */
export type StoreProblemCode =
  | StoreErrorCode
  | 'offline'
  /** The answer lacks a part of what the store has; the notes say which. */
  | 'incomplete'
  /** No product passes the filters. */
  | 'no-products'
  /** The answer is no text. */
  | 'unreadable'
  /** The conversion stopped by itself, as for want of memory. */
  | 'stopped'

export interface StoreProblem {
  /** Name of the store. */
  readonly store: string
  readonly code: StoreProblemCode
  /** Facts about the answer, the parts that it lacks first. @default none */
  readonly notes?: readonly ConversionNote[]
  /** Names of missing permissions. @default none */
  readonly scopes?: readonly string[]
}

/** A live file beside its bytes: its store, and the ids behind its rows. */
export interface LiveContent {
  readonly mark: LiveMark
  readonly sidecar: Sidecar
}

/** The routes of the server that a live file is read by. */
export interface LiveClient {
  /** Counts products. */
  read(
    store: string,
    name: 'CountProducts',
    variables: { readonly query: string | null },
    signal?: AbortSignal,
  ): Promise<{ readonly productsCount: { readonly count: number } | null }>
  /** Starts to read products, and opens their JSON lines. */
  pull(
    store: string,
    query: string | null,
    options: { readonly signal: AbortSignal; readonly onProgress: (objects: number) => void },
  ): Promise<ReadableStream<Uint8Array<ArrayBuffer>>>
}

/** A store to read products of. */
export interface LiveRequest {
  readonly client: LiveClient
  readonly store: ConnectedStore
  /** Whether it is a store to practise on. */
  readonly isPractice: boolean
  readonly filters: ProductFilters
  /** Number of products that pass the filters, as it was counted before. */
  readonly products: number
}
