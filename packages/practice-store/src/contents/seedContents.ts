import {
  generateExport,
  ProductTable,
  Table,
  type ColumnKey,
  type Product as ExportedProduct,
} from '@dropwatt/automations'
import { Contents, type ShopRecord } from './Contents.ts'
import { contentDigest, translatableContent, type Translatable } from './translatableContent.ts'
import type { Category, Collection, Money, PriceList, Product, Variant } from './records.ts'
import { normaliseHtml } from './normaliseHtml.ts'
import { isoTime } from './isoTime.ts'
import { normaliseTags } from './tags.ts'

/** Settings of the contents that a shop begins with. */
export interface Seed {
  readonly shop: Pick<ShopRecord, 'myshopifyDomain' | 'name'>
  readonly products: number
  /** The same seed gives the same contents. @default 1 */
  readonly seed?: number | undefined
  /** An export to import in their place. @default generated products */
  readonly file?: Uint8Array | undefined
  /** Milliseconds since 1970, when everything was written. */
  readonly now: number
}

const marketName = 'Canada'
const otherMarketName = 'Switzerland'

/** Writes an export with the products that a shop of a seed holds, under today's column names. */
export function seedExport({ products, seed = 1 }: Pick<Seed, 'products' | 'seed'>): Uint8Array {
  return generateExport({ products, seed, quirks: { header: 'current' } })
}

/** A store keeps amounts with two digits, whatever spaces a file has around them. */
function readMoney(text: string): Money | null {
  return text.trim() === '' ? null : Number(text.trim()).toFixed(2)
}

function emptyAsNull(text: string): string | null {
  return text === '' ? null : text
}

/** Reads the products of an export into a shop, which keeps their HTML in its own form. */
class Seeder {
  readonly #contents: Contents
  readonly #products: ProductTable
  readonly #updatedAt: string
  readonly #categories = new Map<string, Category>()
  readonly #byType = new Map<string, Collection>()
  readonly #sale: Collection
  readonly #canada: PriceList
  readonly #switzerland: PriceList

  constructor(contents: Contents, products: ProductTable, now: number) {
    this.#contents = contents
    this.#products = products
    this.#updatedAt = isoTime(now)
    this.#canada = this.#addMarket(marketName, 'CAD')
    this.#switzerland = this.#addMarket(otherMarketName, 'CHF')
    this.#sale = this.#addCollection('Sale')
    this.#addCollection('Coming soon')
    contents.locales.push(
      { locale: 'en', name: 'English', primary: true, published: true },
      { locale: 'de', name: 'German', primary: false, published: true },
      { locale: 'it', name: 'Italian', primary: false, published: true },
      { locale: 'fr', name: 'French', primary: false, published: false },
    )
  }

  #addMarket(title: string, currency: string): PriceList {
    const contents = this.#contents
    const id = contents.createId('PriceList')
    const priceList: PriceList = {
      kind: 'PriceList',
      id,
      name: title,
      currency,
      fixed: new Map(),
    }
    const catalogId = contents.createId('MarketCatalog')
    const catalog = { kind: 'MarketCatalog', id: catalogId, title, priceList } as const
    contents.catalogs.push({ ...catalog, status: 'ACTIVE' })
    contents.keep(priceList, ...contents.catalogs)
    return priceList
  }

  #addCollection(title: string): Collection {
    const collection: Collection = {
      kind: 'Collection',
      id: this.#contents.createId('Collection'),
      title,
      handle: title.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-'),
      products: new Set(),
    }
    this.#contents.collections.push(collection)
    this.#contents.keep(collection)
    return collection
  }

  #categoryOf(fullName: string): Category | null {
    if (fullName === '') return null
    const known = this.#categories.get(fullName)
    if (known) return known
    const id = `gid://shopify/TaxonomyCategory/practice-${this.#categories.size + 1}`
    const category: Category = { kind: 'TaxonomyCategory', id, fullName }
    this.#categories.set(fullName, category)
    return category
  }

  add(exported: ExportedProduct): void {
    const { handle, firstRow } = exported
    const read = (key: ColumnKey) => this.#products.text(firstRow, key)
    const type = read('type')
    const product: Product = {
      kind: 'Product',
      id: this.#contents.createId('Product'),
      handle,
      title: read('title'),
      descriptionHtml: normaliseHtml(read('description')),
      vendor: read('vendor'),
      productType: type,
      tags: normaliseTags([read('tags')]),
      status: read('status').toUpperCase() as Product['status'],
      isGiftCard: read('giftCard') === 'TRUE',
      updatedAt: this.#updatedAt,
      category: this.#categoryOf(read('category')),
      seo: {
        title: emptyAsNull(read('seoTitle')),
        description: emptyAsNull(read('seoDescription')),
      },
      options: [],
      variants: [],
      pictures: [],
      metafields: [],
    }
    this.#addPictures(product, exported)
    this.#addOptions(product, exported)
    for (const row of this.#products.variantRows(exported)) this.#addVariant(product, row)
    this.#addMetafields(product, firstRow)
    this.#contents.addProduct(product)
    this.#translate(product)
    if (product.variants.some(isOnSale)) this.#sale.products.add(product)
    if (type === '') return
    const ofType = this.#byType.get(type) ?? this.#addCollection(type)
    this.#byType.set(type, ofType)
    ofType.products.add(product)
  }

  #addPictures(product: Product, { firstRow, endRow }: ExportedProduct): void {
    for (let row = firstRow; row < endRow; row += 1) {
      const url = this.#products.text(row, 'imageUrl')
      if (url === '') continue
      product.pictures.push({
        kind: 'MediaImage',
        id: this.#contents.createId('MediaImage'),
        alt: emptyAsNull(this.#products.text(row, 'imageAltText')),
        url,
        fileStatus: 'READY',
      })
    }
  }

  #addOptions(product: Product, exported: ExportedProduct): void {
    for (const number of [1, 2, 3] as const) {
      const name = this.#products.text(exported.firstRow, `option${number}Name`)
      if (name === '') continue
      product.options.push({
        kind: 'ProductOption',
        id: this.#contents.createId('ProductOption'),
        name,
        position: number,
        linkedMetafield: null,
        optionValues: [],
      })
    }
  }

  #addVariant(product: Product, row: number): void {
    const read = (key: ColumnKey) => this.#products.text(row, key)
    const price = readMoney(read('price'))
    if (price === null) return
    const id = this.#contents.createId('ProductVariant')
    const values = product.options.map((option, at) => {
      const name = read(`option${(at + 1) as 1 | 2 | 3}Value`)
      const known = option.optionValues.find((value) => value.name === name)
      if (known) return known
      const valueId = this.#contents.createId('ProductOptionValue')
      const value = { kind: 'ProductOptionValue', id: valueId, name } as const
      option.optionValues.push(value)
      return value
    })
    const picture = Contents.pictureAt(product, read('variantImageUrl'))
    const variant: Variant = {
      kind: 'ProductVariant',
      id,
      product,
      position: product.variants.length + 1,
      sku: emptyAsNull(read('sku')),
      barcode: emptyAsNull(read('barcode').replace(/^'/, '')),
      price,
      compareAtPrice: readMoney(read('compareAtPrice')),
      taxable: read('chargeTax') === 'TRUE',
      inventoryPolicy: read('inventoryPolicy') as Variant['inventoryPolicy'],
      inventoryQuantity: Number(read('inventoryQuantity')),
      showUnitPrice: false,
      unitPriceMeasurement: null,
      updatedAt: this.#updatedAt,
      values,
      inventoryItem: {
        kind: 'InventoryItem',
        id: this.#contents.createId('InventoryItem'),
        tracked: read('inventoryTracker') !== '',
        requiresShipping: read('requiresShipping') === 'TRUE',
        cost: readMoney(read('cost')),
        weight: { value: Number(read('grams')) / 1000, unit: 'KILOGRAMS' },
      },
      pictures: picture ? [picture] : [],
    }
    product.variants.push(variant)
    this.#fixPrices(variant, row)
  }

  #fixPrices(variant: Variant, row: number): void {
    const columns = this.#products.columns.markets.get(marketName)
    const inMarket = (column: number | undefined) =>
      column === undefined ? null : readMoney(this.#products.table.text(row, column))
    const inCanada = inMarket(columns?.price)
    if (inCanada !== null) {
      const compareAtPrice = inMarket(columns?.compareAtPrice)
      this.#canada.fixed.set(variant.id, { variant, price: inCanada, compareAtPrice })
    }
    const elsewhere = this.#products.columns.markets.get(otherMarketName)
    if (elsewhere) {
      const price = inMarket(elsewhere.price)
      const compareAtPrice = inMarket(elsewhere.compareAtPrice)
      if (price !== null)
        this.#switzerland.fixed.set(variant.id, { variant, price, compareAtPrice })
      return
    }
    // A generated export has one market; the other one fixes the prices of every fourth product.
    if (this.#contents.products.size % 4 !== 0) return
    const inSwitzerland = (Math.ceil(Number(variant.price) * 0.96 * 20) / 20).toFixed(2)
    const fixed = { variant, price: inSwitzerland, compareAtPrice: null }
    this.#switzerland.fixed.set(variant.id, fixed)
  }

  #addMetafields(product: Product, row: number): void {
    for (const { column, namespace, key } of this.#products.columns.metafields) {
      const value = this.#products.table.text(row, column)
      if (value === '') continue
      product.metafields.push({
        kind: 'Metafield',
        id: this.#contents.createId('Metafield'),
        owner: product,
        namespace,
        key,
        type: 'single_line_text_field',
        value,
      })
    }
  }

  /**
   * Every fifth product has its title in German, and every fourth the names of its options in Italian; of
   * either, every fifth original has changed since.
   */
  #translate(product: Product): void {
    const number = this.#contents.products.size
    if (number % 5 === 0) {
      this.#addTranslation(product, 'title', 'de', `${product.title} (deutsch)`, number % 25 === 0)
    }
    if (number % 4 !== 0) return
    for (const option of product.options) {
      this.#addTranslation(option, 'name', 'it', `${option.name} (italiano)`, number % 20 === 0)
    }
  }

  #addTranslation(of: Translatable, key: string, locale: string, value: string, isOld: boolean) {
    const content = translatableContent(of).find((each) => each.key === key)
    if (!content?.value) return
    const digest = contentDigest(isOld ? `${content.value} (old)` : content.value)
    this.#contents.translations.set(of.id, [{ key, locale, value, digest }])
  }
}

function isOnSale({ price, compareAtPrice }: Variant): boolean {
  return compareAtPrice !== null && Number(compareAtPrice) > Number(price)
}

/** Fills a shop with the products of an export, read by the engine's own reader. */
export function seedContents(settings: Seed): Contents {
  const contents = new Contents({
    kind: 'Shop',
    id: `gid://shopify/Shop/${shopNumber(settings.shop.myshopifyDomain)}`,
    ...settings.shop,
    currencyCode: 'EUR',
    ianaTimezone: 'Europe/Rome',
    weightUnit: 'KILOGRAMS',
    plan: { publicDisplayName: 'Basic', partnerDevelopment: false, shopifyPlus: false },
  })
  const table = new ProductTable(new Table(settings.file ?? seedExport(settings)))
  const seeder = new Seeder(contents, table, settings.now)
  for (const product of table.products) seeder.add(product)
  return contents
}

/** Numbers a shop by its address, so that it keeps its id after a restart. */
function shopNumber(domain: string): number {
  let number = 7
  for (const letter of domain) number = (number * 31 + letter.codePointAt(0)!) % 1_000_000_007
  return 60_000_000_000 + number
}
