import type { Note } from '../plan/Plan.ts'
import type { Mapping } from './MatchedColumn.ts'
import type { ImportedProduct, ImportedVariant } from './ImportedProduct.ts'

/** A variant as it is written into an export. */
export interface SettledVariant extends ImportedVariant {
  /** Who counts its stock; empty for nobody. @default the store, if the source has a number */
  readonly tracker?: string
}

/** A product as it is written into an export. */
export interface SettledProduct extends ImportedProduct {
  readonly variants: readonly SettledVariant[]
  readonly status: 'active' | 'draft' | 'archived'
  readonly isPublished: boolean
}

/** A field of a product or of one of its variants. */
export type ImportField =
  | 'handle'
  | 'title'
  | 'description'
  | 'vendor'
  | 'type'
  | 'tags'
  | 'sku'
  | 'options'
  | 'barcode'
  | 'price'
  | 'compareAtPrice'
  | 'cost'
  | 'grams'
  | 'inventory'
  | 'images'
  | 'status'

/** A note on a product, a row of the source, or a cell of it. */
export interface ImportNote extends Note {
  readonly code: ImportNoteCode
  /** The row of the source; 0 is the header. @default the product as a whole */
  readonly row?: number
  /** The column of the source. @default the row as a whole */
  readonly column?: number
}

export type ImportNoteCode =
  /** Rows were put together automatically, which the owner has not confirmed. */
  | 'grouped'
  | 'no-price'
  | 'no-image'
  /** A product without a title has its SKU as title. */
  | 'no-title'
  /** A row without a title and without a SKU, which is not imported. */
  | 'no-name'
  /** `{text}` in the column `{column}` is no number. */
  | 'unread'
  /** `{text}` in the column `{column}` lost digits in a spreadsheet, and is left out. */
  | 'damaged-code'
  /** A text in the column `{column}` is longer than the store takes, and cut. */
  | 'too-long'
  /** The variant `{sku}` belongs to the product `{handle}` in the open export. */
  | 'other-product'
  /** The product has no option to tell the variant from others, so that its SKU is used. */
  | 'sku-as-option'
  /** `{text}` in the column `{column}` is no address of a picture. */
  | 'bad-address'
  /** `{text}` in the column `{column}` has another value than the first row of the product. */
  | 'differs'
  /** The compare-at price is not above the price, and left out: `{text}`. */
  | 'not-above'
  /** The SKU `{sku}` is in row `{first}` too. */
  | 'duplicate-sku'
  /** The handle is taken, so that this one has a number: `{handle}`. */
  | 'same-handle'
  /** The source gives the handle `{handle}` to another product too, so that this one is not imported. */
  | 'duplicate-handle'
  /** The row has the same options as row `{first}`, and is not imported. */
  | 'same-options'
  /** The row lacks the value of an option that others of its product have, and is not imported. */
  | 'no-option'
  /** The product has more variants than the store takes, and is not imported. */
  | 'too-many-variants'
  /** Pictures beyond those that the store takes are left out, `{n}`. */
  | 'too-many-images'
  /** Variants of the open export that the source lacks, `{n}`; an import deletes them. */
  | 'variants-missing'
  /** Option values differ from those of the open export, so that variants get new IDs. */
  | 'new-ids'
  /** What the column `{column}` holds was guessed: `{target}`, a key of the texts of columns. */
  | 'column-guessed'
  /** The column `{column}` is left out although its name is that of one of products; `{text}` is an example. */
  | 'column-unread'
  /** The column `{column}` is left out, as `{target}` is read from the column `{other}`. */
  | 'column-twice'
  /** Numbers of the column `{column}` can be read in two ways; `{text}` is read as `{number}`. */
  | 'number-guessed'
  /** The weights of the column `{column}` have no unit; `{text}` is read as `{number}`. */
  | 'weight-guessed'
  /** The column `{column}` says whether there is stock, and not how much, so that it is left out. */
  | 'stock-flag'
  /** The sale price `{text}` in the column `{column}` is above the price, and left out. */
  | 'sale-above'
  /** The source names prices from `{low}` to `{high}` for one thing. */
  | 'price-range'
  /** The source names the lowest of several prices only: `{text}`. */
  | 'lowest-price'
  /** The price `{text}` can be read as `{first}` or as `{second}`. */
  | 'unclear-price'
  /** The only price of a page holds for some customers, or from a number of pieces. */
  | 'conditional-price'
  /** The only price of a page is for a used piece. */
  | 'used-price'
  /** The only price of a page is for a unit such as a litre, and left out: `{text}`. */
  | 'unit-price'
  /** The price of a page is without tax. */
  | 'without-tax'
  /** The weight `{text}` has no unit, or can be read in two ways, and is left out. */
  | 'unclear-weight'
  /** The prices of a page are in `{currencies}`; those in `{currency}` are taken. */
  | 'several-currencies'
  /** The prices of a page are in `{currency}`. */
  | 'page-currency'
  /** A block of structured data of a page cannot be read. */
  | 'broken-data'
  /** A page has no data of a product, so that it is named after the title of the page. */
  | 'title-of-page'
  /** A page has no data of a product but for its link previews. */
  | 'link-preview'
  /** A page describes products, `{n}`, and does not say which it is about. */
  | 'several-products'
  /** Products that a page is not about are left out, `{n}`. */
  | 'other-products-left-out'
  /** What a page does not say: `{target}`, which are keys of the texts of columns. */
  | 'not-on-page'

/** A value that differs from the open export. */
export interface FieldChange {
  readonly field: ImportField
  /** The variant, by its index in the product. @default the product as a whole */
  readonly variant?: number
  /** As texts; empty where there is none. */
  readonly from: string
  readonly to: string
}

/** A value that the source does not give, so that the one of the open export stays. */
export interface KeptField {
  readonly field: ImportField
  /** The variant, by its index in the product. @default the product as a whole */
  readonly variant?: number
}

export type ImportState = 'new' | 'changed' | 'same'

/** A product of an import. */
export interface PlannedProduct {
  readonly product: SettledProduct
  /** Compared with the open export; `new` if there is none. */
  readonly state: ImportState
  /** What differs from the open export. */
  readonly changes: readonly FieldChange[]
  /** What stays as it is in the open export. */
  readonly kept: readonly KeptField[]
  readonly notes: readonly ImportNote[]
  /** Whether it is written: not where it is in conflict, or left out by its state. */
  readonly isIncluded: boolean
  /** The rows of the source that it was read from. */
  readonly rows: readonly number[]
}

/** Variants of the open export that a supplier no longer lists. */
export interface GoneProduct {
  /** Its index in the open export. */
  readonly product: number
  readonly handle: string
  readonly title: string
  readonly skus: readonly string[]
  /** Whether none of its variants is listed any more. */
  readonly isWhole: boolean
}

export interface ImportCounts {
  readonly products: number
  readonly variants: number
  readonly new: number
  readonly changed: number
  readonly same: number
  /** Products of the open export that are gone as a whole or in part. */
  readonly gone: number
  /** Products that are written. */
  readonly included: number
  readonly review: number
  readonly conflicts: number
}

/** What an import would write. */
export interface ImportPlan {
  /** How a supplier's list was read. @default the source is no list */
  readonly mapping?: Mapping
  /** All products of the source, in its order. */
  readonly products: readonly PlannedProduct[]
  /** Notes on the columns of a list, and on rows that belong to no product, such as those without a title. */
  readonly notes: readonly ImportNote[]
  readonly gone: readonly GoneProduct[]
  readonly counts: ImportCounts
  /** Why nothing is written. */
  readonly nothing?: 'no-title-or-sku' | 'no-rows' | 'none-included'
}
