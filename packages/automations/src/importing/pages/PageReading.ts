import type { ImportNote } from '../ImportPlan.ts'
import type { ImportedProduct } from '../ImportedProduct.ts'

/**
 * Source that a product was read from, the fullest first: the JSON of a store's product address,
 * structured data in the page (JSON-LD, else microdata or RDFa), its tags for link previews, or only its
 * title.
 */
export type PageSource = 'product-json' | 'json-ld' | 'microdata' | 'meta' | 'title'

/** A product of a page, and what the owner should know about how it was read. */
export interface PageProduct {
  readonly product: ImportedProduct
  readonly source: PageSource
  /** Notes on guesses, on what was left out and on what is not on the page; the first product has those of the page as well. */
  readonly notes: readonly ImportNote[]
}

/**
 * Reason a text has no product:
 *
 * - `empty`: there is no text.
 * - `too-large`: it has more than `maxPageBytes`.
 * - `broken-json`: it begins as JSON and is none, usually because its end is missing, or it is a page
 *   whose only structured data is broken.
 * - `no-page`: it is neither JSON nor HTML.
 * - `no-product`: it is a page or JSON without a product.
 */
export type PageProblem = 'empty' | 'too-large' | 'broken-json' | 'no-page' | 'no-product'

/** Products read from a page or from JSON. */
export interface PageReading {
  /** Each with a handle of its own; empty only where there is a problem. */
  readonly products: readonly PageProduct[]
  /** The currencies that a price can be read in, the first of the page first. */
  readonly currencies: readonly string[]
  readonly problem?: PageProblem
}

/** The most that is read of a page or of JSON, in bytes of UTF-8. */
export const maxPageBytes = 2_000_000
