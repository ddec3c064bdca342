/**
 * The objects that the operation PullProducts answers with, each as one line of a bulk result has it: an
 * object of a connection stands alone and names its parent. Source: the schema of the Admin API.
 */

/** A product, with its options, without what its connections hold. */
export interface ProductNode {
  readonly id: string
  readonly handle: string
  readonly title: string
  readonly descriptionHtml: string
  readonly vendor: string
  readonly productType: string
  readonly tags: readonly string[]
  readonly status: ProductStatus
  readonly isGiftCard: boolean
  readonly category: { readonly id: string; readonly fullName: string } | null
  readonly seo: { readonly title: string | null; readonly description: string | null }
  readonly options: readonly OptionNode[]
}

export type ProductStatus = 'ACTIVE' | 'ARCHIVED' | 'DRAFT' | 'UNLISTED'

export interface OptionNode {
  readonly id: string
  readonly name: string
  /** From 1. */
  readonly position: number
  readonly linkedMetafield: {
    readonly namespace: string | null
    readonly key: string | null
  } | null
  readonly optionValues: readonly { readonly id: string; readonly name: string }[]
}

export interface VariantNode {
  readonly id: string
  /** From 1. */
  readonly position: number
  readonly sku: string | null
  readonly barcode: string | null
  readonly price: string
  readonly compareAtPrice: string | null
  readonly taxable: boolean
  readonly inventoryPolicy: InventoryPolicy
  readonly inventoryQuantity: number | null
  /** In the order of the options of the product. */
  readonly selectedOptions: readonly SelectedOption[]
  readonly unitPriceMeasurement: UnitPriceMeasurement | null
  readonly inventoryItem: {
    readonly tracked: boolean
    readonly requiresShipping: boolean
    readonly unitCost: { readonly amount: string; readonly currencyCode: string } | null
    readonly measurement: { readonly weight: Weight | null }
  }
}

export type InventoryPolicy = 'CONTINUE' | 'DENY'

export interface SelectedOption {
  readonly name: string
  readonly value: string
}

export interface Weight {
  readonly value: number
  readonly unit: WeightUnit
}

export type WeightUnit = 'GRAMS' | 'KILOGRAMS' | 'OUNCES' | 'POUNDS'

export interface UnitPriceMeasurement {
  readonly quantityValue: number
  readonly quantityUnit: string | null
  readonly referenceValue: number
  readonly referenceUnit: string | null
}

/** A picture of a product. Media of other kinds answer without an id. */
export interface ImageNode {
  readonly id: string
  readonly alt: string | null
  /** Nothing while Shopify processes the picture. */
  readonly image: { readonly url: string } | null
}

/** A translation of one text into one language. */
export interface TranslationNode {
  readonly key: string
  readonly value: string | null
  /** Whether the original has changed since. */
  readonly outdated: boolean
}

export interface MetafieldNode {
  readonly id: string
  readonly namespace: string
  readonly key: string
  readonly type: string
  readonly value: string
}

/** An amount of money; it may have fewer digits than its currency. */
export interface Money {
  readonly amount: string
  readonly currencyCode: string
}

/** A price of a variant that a price list fixes. */
export interface FixedPriceNode {
  readonly variant: { readonly id: string }
  readonly price: Money
  readonly compareAtPrice: Money | null
}
