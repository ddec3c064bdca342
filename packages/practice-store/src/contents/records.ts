/** Global id of the Admin API, such as `gid://shopify/Product/1`. */
export type Gid = string

/** An amount of the shop's currency, with two digits behind the point. */
export type Money = string

export interface OptionValue {
  readonly kind: 'ProductOptionValue'
  readonly id: Gid
  name: string
}

export interface ProductOption {
  readonly kind: 'ProductOption'
  readonly id: Gid
  name: string
  position: number
  linkedMetafield: { readonly namespace: string; readonly key: string } | null
  readonly optionValues: OptionValue[]
}

export interface MediaImage {
  readonly kind: 'MediaImage'
  readonly id: Gid
  alt: string | null
  url: string
  fileStatus: 'FAILED' | 'PROCESSING' | 'READY' | 'UPLOADED'
}

export interface Metafield {
  readonly kind: 'Metafield'
  readonly id: Gid
  readonly owner: Product
  readonly namespace: string
  readonly key: string
  type: string
  value: string
}

interface Weight {
  readonly value: number
  readonly unit: 'GRAMS' | 'KILOGRAMS' | 'OUNCES' | 'POUNDS'
}

/** Cost, tracking and weight of a variant. Its id has the number of the variant. */
export interface InventoryItem {
  readonly kind: 'InventoryItem'
  readonly id: Gid
  tracked: boolean
  requiresShipping: boolean
  cost: Money | null
  weight: Weight
}

export interface UnitPriceMeasurement {
  readonly quantityValue: number
  readonly quantityUnit: string | null
  readonly referenceValue: number
  readonly referenceUnit: string | null
}

export interface Variant {
  readonly kind: 'ProductVariant'
  readonly id: Gid
  readonly product: Product
  position: number
  sku: string | null
  barcode: string | null
  price: Money
  compareAtPrice: Money | null
  taxable: boolean
  inventoryPolicy: 'CONTINUE' | 'DENY'
  inventoryQuantity: number
  showUnitPrice: boolean
  unitPriceMeasurement: UnitPriceMeasurement | null
  updatedAt: string
  /** One value of each option, in the order of the options. */
  readonly values: OptionValue[]
  readonly inventoryItem: InventoryItem
  readonly pictures: MediaImage[]
}

export interface Category {
  readonly kind: 'TaxonomyCategory'
  readonly id: Gid
  readonly fullName: string
}

export interface Product {
  readonly kind: 'Product'
  readonly id: Gid
  handle: string
  title: string
  descriptionHtml: string
  vendor: string
  productType: string
  tags: readonly string[]
  status: 'ACTIVE' | 'ARCHIVED' | 'DRAFT' | 'UNLISTED'
  readonly isGiftCard: boolean
  updatedAt: string
  category: Category | null
  seo: { readonly title: string | null; readonly description: string | null }
  readonly options: ProductOption[]
  readonly variants: Variant[]
  readonly pictures: MediaImage[]
  readonly metafields: Metafield[]
}

export interface Collection {
  readonly kind: 'Collection'
  readonly id: Gid
  readonly title: string
  readonly handle: string
  readonly products: Set<Product>
}

/** Price of a variant that a market sets itself; every other one follows the shop's. */
export interface FixedPrice {
  readonly variant: Variant
  readonly price: Money
  readonly compareAtPrice: Money | null
}

export interface PriceList {
  readonly kind: 'PriceList'
  readonly id: Gid
  readonly name: string
  readonly currency: string
  /** By the id of the variant. */
  readonly fixed: Map<Gid, FixedPrice>
}

export interface Catalog {
  readonly kind: 'MarketCatalog'
  readonly id: Gid
  readonly title: string
  readonly status: 'ACTIVE' | 'ARCHIVED' | 'DRAFT'
  readonly priceList: PriceList
}

export interface Locale {
  readonly locale: string
  readonly name: string
  readonly primary: boolean
  readonly published: boolean
}

export interface Translation {
  readonly key: string
  readonly locale: string
  readonly value: string
  /** Digest of the original that was translated. */
  readonly digest: string
}

/** Anything that `nodes` finds by its id. */
export type NodeRecord =
  | Catalog
  | Category
  | Collection
  | InventoryItem
  | MediaImage
  | Metafield
  | OptionValue
  | PriceList
  | Product
  | ProductOption
  | Variant
