import type {
  Catalog,
  Collection,
  Gid,
  Locale,
  MediaImage,
  Metafield,
  NodeRecord,
  Product,
  Translation,
} from './records.ts'

export interface ShopRecord {
  readonly kind: 'Shop'
  readonly id: Gid
  readonly name: string
  readonly myshopifyDomain: string
  readonly currencyCode: string
  readonly ianaTimezone: string
  readonly weightUnit: 'KILOGRAMS'
  readonly plan: {
    readonly publicDisplayName: string
    readonly partnerDevelopment: boolean
    readonly shopifyPlus: boolean
  }
}

/** Everything that a practice shop holds. It is in memory only: after a restart it is as it was at first. */
export class Contents {
  readonly shop: ShopRecord
  readonly products = new Map<Gid, Product>()
  readonly collections: Collection[] = []
  readonly catalogs: Catalog[] = []
  readonly locales: Locale[] = []
  /** By the id of what they belong to: a product, an option, one of its values or a metafield. */
  readonly translations = new Map<Gid, Translation[]>()
  readonly #nodes = new Map<Gid, NodeRecord>()
  readonly #numbers = new Map<string, number>()

  constructor(shop: ShopRecord) {
    this.shop = shop
  }

  /** Gives a new id of a type; later ones are greater. */
  createId(type: string): Gid {
    const number = (this.#numbers.get(type) ?? 9_100_000_000_000) + 1
    this.#numbers.set(type, number)
    return `gid://shopify/${type}/${number}`
  }

  /** Finds anything by its id. */
  find(id: Gid): NodeRecord | undefined {
    return this.#nodes.get(id)
  }

  /** Finds a record of one type by its id. */
  findAs<Type extends NodeRecord['kind']>(
    type: Type,
    id: Gid,
  ): Extract<NodeRecord, { kind: Type }> | undefined {
    const node = this.#nodes.get(id)
    return node?.kind === type ? (node as Extract<NodeRecord, { kind: Type }>) : undefined
  }

  /** Keeps records, so that they are found by their ids. */
  keep(...nodes: readonly NodeRecord[]): void {
    for (const node of nodes) this.#nodes.set(node.id, node)
  }

  /** Keeps a product with all that belongs to it. */
  addProduct(product: Product): void {
    this.products.set(product.id, product)
    this.keep(product, ...product.pictures, ...product.metafields)
    if (product.category) this.keep(product.category)
    for (const option of product.options) this.keep(option, ...option.optionValues)
    for (const variant of product.variants) this.keep(variant, variant.inventoryItem)
  }

  /** Deletes a product with all that belongs to it. */
  deleteProduct(product: Product): void {
    this.products.delete(product.id)
    for (const collection of this.collections) collection.products.delete(product)
    for (const picture of product.pictures) this.#nodes.delete(picture.id)
    for (const metafield of product.metafields) this.#forget(metafield.id)
    for (const option of product.options) {
      this.#forget(option.id)
      for (const value of option.optionValues) this.#forget(value.id)
    }
    for (const variant of product.variants) this.removeVariant(variant.id)
    this.#forget(product.id)
  }

  /** Forgets a record with its translations. */
  #forget(id: Gid): void {
    this.#nodes.delete(id)
    this.translations.delete(id)
  }

  /** Forgets a variant, its inventory item and its prices of markets. */
  removeVariant(id: Gid): void {
    const variant = this.findAs('ProductVariant', id)
    if (!variant) return
    this.#nodes.delete(variant.inventoryItem.id)
    this.#nodes.delete(id)
    for (const { priceList } of this.catalogs) priceList.fixed.delete(id)
  }

  /** Forgets a metafield. */
  removeMetafield(metafield: Metafield): void {
    const { metafields } = metafield.owner
    metafields.splice(metafields.indexOf(metafield), 1)
    this.#forget(metafield.id)
  }

  /** Finds the picture that has an address, of whatever version: each column of an export can name another. */
  static pictureAt(product: Product, url: string): MediaImage | undefined {
    const [address] = url.split('?')
    return product.pictures.find((picture) => picture.url.split('?')[0] === address)
  }
}
