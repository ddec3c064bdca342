import type { FieldKey } from './keys.ts'
import type {
  FixedPriceNode,
  ImageNode,
  InventoryPolicy,
  MetafieldNode,
  Money,
  OptionNode,
  ProductNode,
  ProductStatus,
  SelectedOption,
  TranslationNode,
  UnitPriceMeasurement,
  VariantNode,
  Weight,
} from './nodes.ts'
import type { TagChange } from './tags.ts'

/** Facts about a shop that its values depend on. */
export interface ShopFacts {
  /** ISO 4217 code of the currency that the store has its prices in. */
  readonly currencyCode: string
}

/** The object that has the value of a column, by its kind. */
export interface Sources {
  readonly product: ProductNode
  readonly option: OptionNode
  readonly 'option-value': SelectedOption
  readonly variant: VariantNode
  readonly image: ImageNode
  /** The place of a picture among those of its product, from 1. */
  readonly 'image-position': number
  /** The first picture of a variant. */
  readonly 'variant-image': ImageNode
  readonly metafield: MetafieldNode
  /** Of a text of a product, or of what belongs to one. */
  readonly translation: TranslationNode
  /** The price of a variant that a market fixes; nothing where it follows the price of the store. */
  readonly 'market-price': FixedPriceNode | undefined
}

export type Owner = keyof Sources

/** The parts of the input of a mutation, by what they change. The writer adds the ids. */
export interface Inputs {
  /** For `productUpdate.product`. */
  readonly product: {
    readonly title?: string
    readonly descriptionHtml?: string
    readonly vendor?: string
    readonly productType?: string
    readonly status?: ProductStatus
    readonly category?: string | null
    readonly seo?: { readonly title: string | null; readonly description: string | null }
  }
  /** For `tagsAdd`, `tagsRemove` and, for other capitals, `productUpdate.product.tags`. */
  readonly tags: TagChange
  /** For one of `productVariantsBulkUpdate.variants`. */
  readonly variant: {
    readonly price?: string
    readonly compareAtPrice?: string | null
    readonly barcode?: string | null
    readonly taxable?: boolean
    readonly inventoryPolicy?: InventoryPolicy
    readonly unitPriceMeasurement?: UnitPriceMeasurement | null
    readonly inventoryItem?: {
      readonly sku?: string | null
      readonly cost?: string | null
      readonly tracked?: boolean
      readonly requiresShipping?: boolean
      readonly measurement?: { readonly weight: Weight | null }
    }
  }
  /** For `productOptionUpdate.option`. */
  readonly option: { readonly name: string }
  /** For one of `productOptionUpdate.optionValuesToUpdate`. */
  readonly 'option-value': { readonly name: string }
  /** For `fileUpdate.files`. */
  readonly image: { readonly alt: string }
  /** For `metafieldsSet`; nothing for `metafieldsDelete`. */
  readonly metafield: { readonly value: string } | null
  /** For `translationsRegister`; nothing for `translationsRemove`. */
  readonly translation: { readonly value: string } | null
  /** For one of `priceListFixedPricesUpdate.pricesToAdd`; nothing for one of `variantIdsToDelete`. */
  readonly 'market-price': {
    readonly price: Money
    readonly compareAtPrice: Money | null
  } | null
}

/** Reason that a store does not take a text as the value of a column. */
export type CellRefusal =
  | 'required'
  | 'no-number'
  | 'no-whole-number'
  | 'no-yes-or-no'
  | 'unknown-choice'
  | 'unknown-category'
  | 'too-long'
  | 'tracked-by-service'
  | 'weight-without-unit'
  | 'unit-price-incomplete'
  | 'slash-in-name'
  | 'linked-option'
  /** A market has a compare-at price only beside a fixed price. */
  | 'compare-at-alone'

/** Reason that the values of a column are read, but never written. */
export type ReadOnlyReason =
  | 'is-key'
  | 'is-linked-option'
  | 'needs-inventory'
  | 'is-picture'
  | 'is-gift-card'
  | 'is-app-owned'
  /** It says which text is translated. */
  | 'is-original'
  /** The store is not asked for its values. */
  | 'is-not-read'
  /** The store has nothing of this name. */
  | 'is-unknown'

/** Reason that a column is not written as long as its store has not given an optional permission. */
export type PermissionReason = `needs-${Extract<ColumnScope, 'write_files' | 'write_translations'>}`

/** Reason that a column is not in a live file. */
export type AbsentReason =
  /** No permission that is asked for reads it; `scope` would. */
  | 'missing-scope'
  /** The API has no field for it. */
  | 'not-in-api'
  /** The API is about to lose the field. */
  | 'deprecated'
  /** The store refused to say it, though its permission was granted. */
  | 'not-told'
  /** The market has no price list, so it fixes no prices. */
  | 'no-price-list'
  /** Several markets have this name. */
  | 'same-name'

/** Optional permissions, beside `write_products`, that columns need. */
export type ColumnScope =
  | 'read_publications'
  | 'write_files'
  | 'write_products'
  | 'write_translations'

/** Surroundings of a cell that decide its input. */
export interface CellContext {
  readonly shop: ShopFacts
  /** Text of the cell when the store was read. */
  readonly before: string
  /**
   * Returns the text that another cell of the same row is to have; for a column of a market, one of the
   * same market. Values such as a weight take two.
   */
  readonly cell: (key: FieldKey) => string
  /** The ids of the categories that products of the store have, by their full names. */
  readonly categories: Readonly<Record<string, string>>
}

/** Says why a text is not taken. */
export interface Refused {
  readonly refused: CellRefusal
}

/** A part of an input, or the reason that there is none. */
export type Converted<Into extends keyof Inputs> = { readonly input: Inputs[Into] } | Refused

interface WriteInto<Into extends keyof Inputs> {
  /** The input that it is a part of. */
  readonly into: Into
  readonly scope: ColumnScope
  /** Converts the text of a cell to its part of the input. Parts for the same object are merged. */
  readonly convert: (cell: string, context: CellContext) => Converted<Into>
}

/** Way of the values of a column into the store. */
export type Write = { [Into in keyof Inputs]: WriteInto<Into> }[keyof Inputs]

/** Meaning of the texts of a column. */
export interface Meaning {
  /** Whether two texts are the same value for the store. */
  readonly isEqual: (one: string, other: string) => boolean
  /** Writes the text as the store would write it; one that is no value stays as it is. */
  readonly normalise: (cell: string, shop: ShopFacts) => string
}

/** A column that a live file has, of one kind of object. */
export interface FieldOf<O extends Owner> extends Meaning {
  /** Name of the column in the current product export. */
  readonly column: string
  /** The object that has the value. */
  readonly of: O
  /** Reads the text of its cell. */
  readonly read: (source: Sources[O], shop: ShopFacts) => string
  /** Way into the store, or the reason that there is none. */
  readonly write: Write | ReadOnlyReason
  /** Whether an export writes an empty text in quotes. @default false */
  readonly isQuotedWhenEmpty?: true
}

/** A column that a live file has. */
export type Field<O extends Owner = Owner> = O extends Owner ? FieldOf<O> : never

/** A column that no live file has, as the store cannot say its values. */
export interface AbsentField {
  readonly column: string
  readonly absent: AbsentReason
  /** The permission that would read it. @default none would */
  readonly scope?: ColumnScope
}

/** Whether a record is that of a column which a live file does not have. */
export function isAbsent(field: Field | AbsentField): field is AbsentField {
  return 'absent' in field
}

/** Whether the values of a column are never written. */
export function isReadOnly(write: Write | ReadOnlyReason): write is ReadOnlyReason {
  return typeof write === 'string'
}

/**
 * Reads the text of a column from an object.
 *
 * @param kind the kind of the object
 * @throws {TypeError} if the column is of another kind
 */
export function readField<O extends Owner>(
  field: Field,
  kind: O,
  source: Sources[O],
  shop: ShopFacts,
): string {
  if (field.of !== kind) throw new TypeError('The column is of another kind of object.')
  return (field as unknown as FieldOf<O>).read(source, shop)
}
