import type { ReadProblem } from '../ReadingProgress/index.js'

/** The statuses of products, in the order in which they are listed. */
export const pickerStatuses = ['ACTIVE', 'DRAFT', 'ARCHIVED', 'UNLISTED'] as const

export type PickerStatus = (typeof pickerStatuses)[number]

/** The filters; a product has to meet all that are set. */
export interface PickerFilters {
  /** @default any */
  readonly collection?: { readonly id: string; readonly title: string } | undefined
  /** Of which a product has one; an empty list is any. */
  readonly statuses: readonly PickerStatus[]
  /** The whole name; an empty text is any. */
  readonly vendor: string
  /** The whole tag; an empty text is any. */
  readonly tag: string
  /** Words that are all to be found; an empty text is none. */
  readonly search: string
}

/** One of the six filters; `all` clears the others. */
export type PickerFilter = 'all' | 'collection' | 'search' | 'status' | 'tag' | 'vendor'

/** A product in the list of the first ones. */
export interface FoundProduct {
  readonly id: string
  readonly title: string
  readonly vendor: string
  /** @default not known */
  readonly variants?: number | undefined
}

/** The products that meet the filters. */
export type FoundProducts =
  | { readonly state: 'counting' }
  | {
      readonly state: 'failed'
      readonly problem: ReadProblem
      readonly scopes?: readonly string[]
      readonly onRetry: () => void
    }
  | {
      readonly state: 'found'
      readonly count: number
      /** Whether there may be more than `count`. @default false */
      readonly isAtLeast?: boolean
      /** The first of them, newest first. */
      readonly products: readonly FoundProduct[]
      /** Variants of all of them. @default not known */
      readonly variants?: number | undefined
    }

export interface PickerCollection {
  readonly id: string
  readonly title: string
  /** Number of its products. @default not known */
  readonly products?: number | undefined
}

/** The collections of the store, in the order of their titles. */
export interface PickerCollections {
  readonly state: 'failed' | 'loaded' | 'loading'
  /** Those that have arrived so far. */
  readonly list: readonly PickerCollection[]
  /** The words that are searched for in their titles. */
  readonly search: string
  readonly onSearch: (search: string) => void
  /** Loads more; called when the end of the list comes into view. @default all have arrived */
  readonly onMore?: (() => void) | undefined
  readonly onRetry: () => void
}

/** A language of the store into which its texts are translated. */
export interface PickerLanguage {
  /** Such as `de` or `pt-BR`. */
  readonly locale: string
  readonly name: string
  /** Whether customers see it. */
  readonly isPublished: boolean
}

/** The languages of the store. */
export type PickerLanguages =
  | { readonly state: 'loading' }
  | {
      readonly state: 'failed'
      readonly problem: ReadProblem
      readonly scopes?: readonly string[]
      readonly onRetry: () => void
    }
  | {
      /** Permissions are missing. */
      readonly state: 'missing'
      readonly scopes: readonly string[]
      /** Asks for them. */
      readonly onAsk: () => void
      /** Whether they are being asked for. @default false */
      readonly isAsking?: boolean
      /** The reason why they could not be asked for. @default none */
      readonly error?: string | undefined
    }
  | {
      readonly state: 'loaded'
      /** Without the store’s own; empty if it has no other. */
      readonly list: readonly PickerLanguage[]
      /** The chosen one. */
      readonly value: string
      readonly onChange: (locale: string) => void
      /** Reads them again, if there is none. */
      readonly onRetry: () => void
    }

/** Time that reading takes: seconds, or `few` of them where that is all that is known. */
export type ReadingTime = number | 'few'

export interface ProductPickerProps {
  /** Whether it is open. */
  open: boolean
  /** Called when it should close without opening products. */
  onClose: () => void
  /** The store that products are chosen of. */
  store: {
    /** An empty one is not shown. */
    readonly name: string
    /** Lights the lamp. @default true */
    readonly isConnected?: boolean
    /** Whether it is a store to practise on. @default false */
    readonly isPractice?: boolean
  }
  /** Number of all products of the store. @default not known yet */
  total?: number
  /** Number of products of each status, without other filters. @default not known yet */
  statusCounts?: Readonly<Partial<Record<PickerStatus, number>>>
  /** The chosen filters. */
  filters: PickerFilters
  /** Called with the filters that are chosen. */
  onFiltersChange: (filters: PickerFilters) => void
  /** Called with each filter that is shown, so that what it needs can be loaded. Must not change. */
  onShow?: (filter: PickerFilter) => void
  /** The collections to choose from. */
  collections: PickerCollections
  /** Vendors that were found so far, as suggestions. @default none */
  vendors?: readonly string[]
  /** Tags that were found so far, as suggestions. @default none */
  tags?: readonly string[]
  /** The languages of the store, where translations are opened. @default products are opened */
  languages?: PickerLanguages
  /** The products that pass the filters. */
  found: FoundProducts
  /** Time that reading them takes. @default not known */
  time?: ReadingTime
  /** Whether the device is offline. @default false */
  isOffline?: boolean
  /** The reason why the products were not read. @default none */
  problem?: { readonly problem: ReadProblem; readonly scopes?: readonly string[] }
  /** Address of the page where stores are connected. @default no link */
  settingsHref?: string
  /** Shows in place of the filters how far the products are read. @default nothing is read */
  reading?: { readonly products: number; readonly read: number; readonly objects?: number }
  /** Stops reading. */
  onCancel?: () => void
  /** Reads the products that were found. */
  onOpen: () => void
}
