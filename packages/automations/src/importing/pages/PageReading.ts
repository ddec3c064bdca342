import type { ImportedProduct } from '../ImportedProduct.ts'

/**
 * Where a product was read from, the fullest source first: the JSON of a store's product address,
 * structured data in the page (JSON-LD), its tags for link previews, or only its title.
 */
export type PageSource = 'product-json' | 'json-ld' | 'meta' | 'title'

/** What is looked for in a source, in the order in which it is listed as missing. */
export const pageFields = [
  'description',
  'vendor',
  'type',
  'tags',
  'price',
  'currency',
  'sku',
  'barcode',
  'images',
] as const

export type PageField = (typeof pageFields)[number]

/** A product of a page, and what the owner should know about how it was read. */
export interface PageProduct {
  readonly product: ImportedProduct
  readonly source: PageSource
  /** What the source does not say, or not for every variant. */
  readonly missing: readonly PageField[]
  /** What can be read in more than one way, such as a price of ‘1.299’ or one of several prices. */
  readonly unclear: readonly PageField[]
}

/**
 * Why a text has no product:
 *
 * - `empty`: there is no text.
 * - `too-large`: it has more than `mostPageBytes`.
 * - `broken-json`: it begins as JSON and is none, usually because its end is missing.
 * - `no-page`: it is neither JSON nor HTML.
 * - `no-product`: it is a page or JSON without a product.
 */
export type PageProblem = 'empty' | 'too-large' | 'broken-json' | 'no-page' | 'no-product'

/** What was read from a page or from JSON. */
export interface PageReading {
  /** Each with a handle of its own; empty only where there is a problem. */
  readonly products: readonly PageProduct[]
  /** How many blocks of structured data in the page cannot be read. */
  readonly brokenBlocks: number
  readonly problem?: PageProblem
}

/** The most that is read of a page or of JSON, in bytes of UTF-8. */
export const mostPageBytes = 2_000_000
