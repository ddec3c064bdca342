import { ProductTable, readTags, Table, uniqueTags, type Product } from '@dropwatt/automations'
import type {
  ImageNode,
  MetafieldNode,
  OptionNode,
  ProductNode,
  ProductStatus,
  VariantNode,
} from '../../fields/nodes.ts'
import type { FoundCatalog } from '../../operations/operationTypes.ts'
import { idOf, type IdKind } from '../ids.ts'

const orNull = (text: string) => (text === '' ? null : text)
const money = (text: string) => (text.trim() === '' ? null : Number(text).toFixed(2))
/** The generated export gives one picture another version in each column. */
export const withoutQuery = (address: string) => address.replace(/\?.*$/u, '')

const priceList = idOf('PriceList', 5)

const numbers = [1, 2, 3] as const

/** Writes an object as a line below its parent. */
function line(object: object, parent: string): string {
  return JSON.stringify({ ...object, __parentId: parent })
}

/** Says of a product export in the current columns what a store with its products would answer, line by line. */
export class ExportLines {
  readonly #products: ProductTable
  readonly #prices: string[] = []
  readonly #markets: readonly FoundCatalog[] = [
    {
      id: 'gid://shopify/MarketCatalog/1',
      title: 'Canada',
      status: 'ACTIVE',
      priceList: { id: priceList, currency: 'CAD', fixedPricesCount: 1 },
    },
  ]
  #lastId = 7_000_000_000_000

  constructor(bytes: Uint8Array) {
    this.#products = new ProductTable(new Table(bytes))
  }

  /** Yields the lines of one product after the other, each object before those that it is the parent of. */
  *lines(): Generator<string, void> {
    for (const product of this.#products.products) yield* this.#linesOf(product)
    yield JSON.stringify({ markets: this.#markets })
    yield* this.#prices
  }

  /** Keeps the prices that the market of the export fixes for a variant. */
  #addPrice(row: number, variant: string): void {
    const { columns, table } = this.#products
    const canada = columns.markets.get('Canada')
    const read = (column: number | undefined) => {
      const amount = column === undefined ? null : money(table.text(row, column))
      return amount === null ? null : { amount, currencyCode: 'CAD' }
    }
    const price = read(canada?.price)
    if (!price) return
    const fixed = { variant: { id: variant }, price, compareAtPrice: read(canada?.compareAtPrice) }
    this.#prices.push(line(fixed, priceList))
  }

  #id(kind: IdKind): string {
    this.#lastId += 1
    return idOf(kind, this.#lastId)
  }

  *#linesOf(product: Product): Generator<string, void> {
    const rows = Array.from(
      { length: product.endRow - product.firstRow },
      (_, at) => product.firstRow + at,
    )
    const id = this.#id('Product')
    const node = this.#product(id, product)
    yield JSON.stringify(node)
    const images = rows.flatMap((row) => this.#image(row))
    for (const image of images) yield line(image, id)
    for (const metafield of this.#metafields(product)) yield line(metafield, id)
    for (const [at, row] of this.#products.variantRows(product).entries()) {
      const variant = this.#variant(row, at + 1, node.options)
      yield line(variant, id)
      this.#addPrice(row, variant.id)
      const address = this.#products.text(row, 'variantImageUrl')
      const image = images.find(
        (each) => withoutQuery(each.image?.url ?? '') === withoutQuery(address),
      )
      if (address !== '' && image) yield line({ id: image.id }, variant.id)
    }
  }

  #product(id: string, product: Product): ProductNode {
    const read = (key: Parameters<ProductTable['text']>[1]) =>
      this.#products.text(product.firstRow, key)
    const category = read('category')
    return {
      id,
      handle: read('handle'),
      title: read('title'),
      descriptionHtml: read('description'),
      vendor: read('vendor'),
      productType: read('type'),
      tags: uniqueTags(readTags(read('tags'))).toSorted(),
      status: read('status').toUpperCase() as ProductStatus,
      isGiftCard: read('giftCard') === 'TRUE',
      category:
        category === ''
          ? null
          : { id: `gid://shopify/TaxonomyCategory/${category.length}`, fullName: category },
      seo: { title: orNull(read('seoTitle')), description: orNull(read('seoDescription')) },
      options: numbers.flatMap((number) => this.#option(product, number)),
    }
  }

  #option(product: Product, number: 1 | 2 | 3): OptionNode[] {
    const name = this.#products.text(product.firstRow, `option${number}Name`)
    if (name === '') return []
    const values = new Set(
      this.#products
        .variantRows(product)
        .map((row) => this.#products.text(row, `option${number}Value`)),
    )
    return [
      {
        id: this.#id('ProductOption'),
        name,
        position: number,
        linkedMetafield: null,
        optionValues: [...values].map((value) => ({
          id: this.#id('ProductOptionValue'),
          name: value,
        })),
      },
    ]
  }

  #image(row: number): ImageNode[] {
    const url = this.#products.text(row, 'imageUrl')
    if (url === '') return []
    const alt = orNull(this.#products.text(row, 'imageAltText'))
    return [{ id: this.#id('MediaImage'), alt, image: { url } }]
  }

  #metafields({ firstRow }: Product): MetafieldNode[] {
    const { columns, table } = this.#products
    return columns.metafields.flatMap(({ column, namespace, key }) => {
      const value = table.text(firstRow, column)
      const type = 'single_line_text_field'
      return value === '' ? [] : [{ id: this.#id('Metafield'), namespace, key, type, value }]
    })
  }

  #variant(row: number, position: number, options: readonly OptionNode[]): VariantNode {
    const read = (key: Parameters<ProductTable['text']>[1]) => this.#products.text(row, key)
    const cost = money(read('cost'))
    return {
      id: this.#id('ProductVariant'),
      position,
      sku: orNull(read('sku')),
      barcode: orNull(read('barcode').replace(/^'/, '')),
      price: money(read('price')) ?? '0.00',
      compareAtPrice: money(read('compareAtPrice')),
      taxable: read('chargeTax') === 'TRUE',
      inventoryPolicy: read('inventoryPolicy') as VariantNode['inventoryPolicy'],
      inventoryQuantity: Number(read('inventoryQuantity')),
      selectedOptions: options.map(({ name }, at) => ({
        name,
        value: read(`option${(at + 1) as 1 | 2 | 3}Value`),
      })),
      unitPriceMeasurement: null,
      inventoryItem: {
        tracked: read('inventoryTracker') !== '',
        requiresShipping: read('requiresShipping') === 'TRUE',
        unitCost: cost === null ? null : { amount: cost, currencyCode: 'EUR' },
        measurement: { weight: { value: Number(read('grams')) / 1000, unit: 'KILOGRAMS' } },
      },
    }
  }
}

/** Draws numbers from 0 to below 1, the same ones each time. */
function drawNumbers(): () => number {
  let state = 12_345
  return () => {
    state = (Math.imul(state, 1_103_515_245) + 12_345) >>> 0
    return state / 2 ** 32
  }
}

/** Returns the parent of a line with a picture of a product; nothing for another line. */
function productOfPicture(text: string): string | undefined {
  return /^\{"id":"gid:\/\/shopify\/MediaImage.*"alt":.*"__parentId":(?<parent>.*)\}$/u.exec(text)
    ?.groups?.['parent']
}

/** Puts lines in another order in which only the pictures of one product follow one another. */
export function shuffleLines(lines: readonly string[]): string[] {
  const draw = drawNumbers()
  const pictures = Map.groupBy(lines.filter(productOfPicture), productOfPicture)
  return lines
    .map((text) => ({ text, at: draw() }))
    .toSorted((one, other) => one.at - other.at)
    .map(({ text }) => pictures.get(productOfPicture(text))?.shift() ?? text)
}

/** Cuts bytes at places that no one chose. */
export function* cutBytes(bytes: Uint8Array, most: number): Generator<Uint8Array, void> {
  const draw = drawNumbers()
  for (let at = 0; at < bytes.length;) {
    const end = at + 1 + Math.floor(draw() * most)
    yield bytes.subarray(at, end)
    at = end
  }
}
