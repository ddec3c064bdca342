import type { Patch } from '../patches/Patch.ts'
import type { Note } from '../plan/Plan.ts'
import type { Mapping } from './MatchedColumn.ts'
import type { ImportedProduct, ImportedVariant } from './ImportedProduct.ts'
import type { UpdateField } from './update/updateFields.ts'

/** A variant as it is written into an export. */
export interface SettledVariant extends ImportedVariant {
  /** Service that tracks its stock; empty for none. @default the store, if the source has a number */
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

/** Codes of the notes, each with its text and the values in it. */
export type ImportNoteCode =
  /** The list is an export of `{source}`. */
  | 'recognised'
  /** The header is below `{n}` other rows, which are not read. */
  | 'rows-above'
  /** Rows were put together automatically, which the owner has not confirmed. */
  | 'grouped'
  /** `{n}` rows have titles that others have too, and each is a product of its own. */
  | 'same-titles'
  /** `{n}` rows are named by others as their parents, and are no variants. */
  | 'parents'
  /** The parent `{text}` of its rows is not in the list. */
  | 'parent-missing'
  /** A parent whose variants are not in the list. */
  | 'no-children'
  /** A product that consists of others, which is not imported. */
  | 'bundle'
  /** A sum of other rows, `{text}`, which is no product. */
  | 'total-row'
  /** A row with nothing but `{text}`, such as the heading of a group, which is no product. */
  | 'text-row'
  /** The header once more, in the middle of the list. */
  | 'repeated-header'
  /** A cell of the option in `{column}` has several values, which are one variant. */
  | 'value-lists'
  /** The source has one price for all variants of the product. */
  | 'one-price'
  /** The source has one quantity for all variants of the product, which is left out: `{text}`. */
  | 'one-stock'
  /** SKUs were given to variants in the order of their options. */
  | 'skus-in-order'
  /** There are more or fewer SKUs than variants, so that they are left out: `{text}`. */
  | 'skus-left-out'
  /** The column `{column}` changes prices, and is not read. */
  | 'not-read'
  /** The prices of the column `{column}` lack the tax. */
  | 'column-without-tax'
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
  /** Control characters are left out of texts. */
  | 'controls-removed'
  /** `{text}` begins like a formula of a spreadsheet. */
  | 'formula'
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
  /** Variants of the open export that an import deletes, `{n}`, as their options change. */
  | 'variants-deleted'
  /** The product is the one of the store, `{handle}`, that others of the source are already. */
  | 'same-product'
  /** Option values differ from those of the open export, so that variants get new IDs. */
  | 'new-ids'
  /** The content of the column `{column}` was guessed: `{target}`, a key of the texts of columns. */
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
  /** The column `{column}` has no name, and is left out; `{text}` is an example. */
  | 'column-unnamed'
  /** The prices of the column `{column}` are in several currencies: `{currencies}`. */
  | 'mixed-currencies'
  /** Sale prices only count on days that the column `{column}` says, such as `{text}`, which are not read. */
  | 'sale-days'
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
  /** Missing on the page: `{target}`, which are keys of the texts of columns. */
  | 'not-on-page'
  /** The SKU `{sku}` fits `{n}` variants of the store, so that the row is left out. */
  | 'ambiguous-sku'
  /** The barcode `{barcode}` fits `{n}` variants of the store, so that the row is left out. */
  | 'ambiguous-barcode'
  /** The SKU `{sku}` is taken for `{store}`, whose zeros a spreadsheet may have removed. */
  | 'sku-zeros'
  /** The barcode `{barcode}` is taken for `{store}`, whose zeros a spreadsheet may have removed. */
  | 'barcode-zeros'
  /** The variant was found by its barcode; the store has the SKU `{sku}`. */
  | 'by-barcode'
  /** The barcode `{barcode}` belongs to another variant of the store, `{sku}`. */
  | 'barcode-elsewhere'
  /** The code `{text}` lost digits in a spreadsheet, and no other tells what the row is. */
  | 'damaged-row'
  /** Row `{first}` is the same variant, `{sku}`, with other values, so that none is written. */
  | 'listed-twice'
  /** Row `{first}` is the same variant, `{sku}`, and says the same. */
  | 'listed-again'
  /** The row may be a new variant of a product that the store has, `{title}`, and is not added. */
  | 'new-variant'
  /** The export has no column for what `{column}` holds. */
  | 'no-column'
  /** The export has no column for the stock in `{column}`, as that of a store with several locations. */
  | 'no-stock-column'
  /** Prices of markets stay as they are. */
  | 'markets-stay'
  /** A price of nothing in `{column}`, which is not written. */
  | 'zero-price'
  /** The compare-at price `{text}` of the store is not above the new price. */
  | 'compare-stays'
  /** The price `{price}` is below the cost `{cost}`. */
  | 'below-cost'
  /** The value in `{column}` is `{n}` percent higher than in the store. */
  | 'much-higher'
  /** The value in `{column}` is `{n}` percent lower than in the store. */
  | 'much-lower'
  | 'out-of-stock'
  | 'back-in-stock'
  /** The store does not track the stock of the variant, so that it is not written. */
  | 'not-tracked'
  /** Another barcode than the one of the store, `{text}`. */
  | 'other-barcode'
  /** The barcode `{text}` has a wrong length or check digit. */
  | 'bad-barcode'
  /** The rows of the product say different things in `{column}`, so that none is written. */
  | 'texts-differ'
  /** The row of the export ends before the column, so that it is not written. */
  | 'short-row'
  /** The list has no price, so that the price is the cost multiplied by `{n}`. */
  | 'price-from-cost'

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

/** `unmatched` is left out of an update: it may be a product of the store, but of which is not sure. */
export type ImportState = 'new' | 'changed' | 'same' | 'unmatched'

/** Update of a product of the open export. */
export interface ProductUpdate {
  /** The index of the product in the open export. */
  readonly product: number
  /** The variants that the list names, by their index in the product. */
  readonly matched: readonly number[]
  /** In the order of the file; rows are those of the open export. */
  readonly patches: readonly Patch[]
}

/** A product of an import. */
export interface PlannedProduct {
  readonly product: SettledProduct
  /** Compared with the open export; `new` if there is none. */
  readonly state: ImportState
  /** Differences from the open export. */
  readonly changes: readonly FieldChange[]
  /** Fields that stay as they are in the open export. */
  readonly kept: readonly KeptField[]
  readonly notes: readonly ImportNote[]
  /** Whether it is written: not where it is in conflict, or left out by its state. */
  readonly isIncluded: boolean
  /** The rows of the source that it was read from. */
  readonly rows: readonly number[]
  /** Changes in the open export. @default it is written as a whole */
  readonly update?: ProductUpdate
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

/** A field that an update can write, and the column of the list that it is read from. */
export interface OfferedField {
  readonly field: UpdateField
  /** The name of the column. */
  readonly column: string
}

/** Update of the open export. */
export interface UpdateSummary {
  /** The fields that both the list and the export have, ticked or not. */
  readonly offered: readonly OfferedField[]
  /** The fields that are written: ticked ones that both the list and the export have. */
  readonly fields: readonly UpdateField[]
  /** Number of variants of the open export. */
  readonly stored: number
  /** Number of them that the list names. */
  readonly matched: number
  /** Number of them that change. */
  readonly updated: number
  readonly cells: number
  /** Rows of the list that were not sure enough to be written. */
  readonly unmatched: number
}

/** Products that an import would write. */
export interface ImportPlan {
  /** Mapping of the supplier's list. @default the source is no list */
  readonly mapping?: Mapping
  /** All products of the source, in its order. */
  readonly products: readonly PlannedProduct[]
  /** Notes on the columns of a list, and on rows that belong to no product, such as those without a title. */
  readonly notes: readonly ImportNote[]
  readonly gone: readonly GoneProduct[]
  readonly counts: ImportCounts
  /** Update of the open export. @default the import is no update */
  readonly update?: UpdateSummary
  /** Reason nothing is written. */
  readonly nothing?:
    | 'no-title-or-sku'
    | 'no-rows'
    | 'none-included'
    /** An update needs SKUs, barcodes or handles. */
    | 'no-code'
    /** The store has all values already. */
    | 'nothing-new'
    /** No row is a variant of the store or a new product. */
    | 'none-matched'
}
