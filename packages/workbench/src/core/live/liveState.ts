import type { FileKind } from '@dropwatt/automations'
import type { ConversionNote, ProductFilters, LiveSidecar } from '@dropwatt/shopify'
import type { AgainReport } from './again/AgainReport.ts'
import type { LiveMark } from './LiveMark.ts'
import type { ConnectedStore } from './storeApi.ts'
import type { StoreClient } from './StoreClient.ts'
import type { StoreFailureCode } from './StoreFailed.ts'

/** Kind of file that products of a store are opened as. */
export type StoreReading = Extract<FileKind, 'products' | 'translations'>

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
  | StoreFailureCode
  /** The answer lacks a part of what the store has; the notes say which. */
  | 'incomplete'
  /** No product passes the filters. */
  | 'no-products'
  /** The answer is no text. */
  | 'unreadable'
  /** The conversion stopped by itself, as for want of memory. */
  | 'stopped'
  /** The device has no space left. */
  | 'full'
  /** The browser did not save it. */
  | 'unsaved'
  /** Another tab has the right to change the file. */
  | 'other-tab'
  /** Something else was done to the file meanwhile. */
  | 'changed'

export interface StoreProblem {
  /** Name of the store. */
  readonly store: string
  readonly code: StoreProblemCode
  /** Facts about the answer, the parts that it lacks first. @default none */
  readonly notes?: readonly ConversionNote[]
  /** Names of missing permissions. @default none */
  readonly scopes?: readonly string[]
}

/** A question before a live file that was read again replaces the open one. */
export interface AgainQuestion {
  /** The id of the file. */
  readonly file: string
  readonly report: AgainReport
}

/** A live file beside its bytes: its store, and the ids behind its rows. */
export interface LiveContent {
  readonly mark: LiveMark
  readonly sidecar: LiveSidecar
}

/** The routes of the server that a live file is read by. */
type LiveClient = Pick<StoreClient, 'pull' | 'read'>

/** A store to read products of. */
export interface LiveRequest {
  readonly client: LiveClient
  readonly store: ConnectedStore
  /** Whether it is a store to practise on. */
  readonly isPractice: boolean
  readonly filters: ProductFilters
  /** The language whose translations are read. @default the products themselves */
  readonly locale?: string | undefined
  /** Number of products that pass the filters, as it was counted before. */
  readonly products: number
}
