/** A picture of a product, by its address. */
export interface ImportedImage {
  /** An address with http or https. */
  readonly address: string
  /** @default none */
  readonly alt?: string
}

/** A variant as a source describes it. What the source does not say is absent. */
export interface ImportedVariant {
  /** A value for each option of the product, in their order. */
  readonly values: readonly string[]
  readonly sku?: string
  readonly barcode?: string
  /** In ten-thousandths of the currency, as all prices are. */
  readonly price?: number
  /** In ten-thousandths of the currency. */
  readonly compareAtPrice?: number
  /** Cost of the item for the store, in ten-thousandths of the currency. */
  readonly cost?: number
  readonly grams?: number
  readonly inventory?: number
  readonly requiresShipping?: boolean
  /** Whether the store adds tax to its price. */
  readonly taxable?: boolean
  /** The address of its picture, which is one of the pictures of the product. */
  readonly image?: string
  /** The rows of the source that it was read from; 0 is the header. @default none */
  readonly rows?: readonly number[]
}

/** A product as a supplier list or a product page describes it. What the source does not say is absent. */
export interface ImportedProduct {
  /** The handle that the source gives, or one made from the title; unique among what is imported. */
  readonly handle: string
  readonly title: string
  /** HTML; made safe before it is written. */
  readonly description?: string
  readonly vendor?: string
  readonly type?: string
  readonly tags: readonly string[]
  readonly seoTitle?: string
  readonly seoDescription?: string
  /** Names of its options, at most three; none for a product with a single variant. */
  readonly options: readonly string[]
  /** At least one. */
  readonly variants: readonly ImportedVariant[]
  readonly images: readonly ImportedImage[]
  /** ISO 4217, where the source says in what its prices are. */
  readonly currency?: string
}
