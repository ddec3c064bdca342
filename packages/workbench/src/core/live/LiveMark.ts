import type { FileCurrencies } from '@dropwatt/automations'
import type { ConversionNote, ProductFilters } from '@dropwatt/shopify'

/** The store that a live file was read from. */
export interface LiveMark {
  /** The id by which the server knows the store; the store may have been disconnected since. */
  readonly store: string
  readonly name: string
  /** Such as `my-store.myshopify.com`. */
  readonly domain: string
  /** Whether it is a store to practise on. */
  readonly isPractice: boolean
  /** The products that were asked for, to read them again. */
  readonly filters: ProductFilters
  /** The language of its translations, such as `de`. @default it is a file of products */
  readonly locale?: string
  /** Currencies of the prices in it. @default not known, as it has none, or was read by an earlier version */
  readonly currencies?: FileCurrencies
  /** @default not known, as it is a file of translations, or was read by an earlier version */
  readonly variants?: number
  /** Permissions that the store has given, as it was last known. @default not known */
  readonly scopes?: readonly string[]
  /** When reading it began, in milliseconds since 1970. */
  readonly readAt: number
  /** Facts about its conversion, such as columns that the store cannot say. */
  readonly notes: readonly ConversionNote[]
}
