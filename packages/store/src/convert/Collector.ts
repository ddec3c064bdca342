import { writeCell } from '@dropwatt/automations'
import type { ShopFacts } from '../fields/Field.ts'
import { marketPriceField, marketPriceKeys, metafieldField } from '../fields/dynamicFields.ts'
import type {
  FixedPriceNode,
  ImageNode,
  MetafieldNode,
  OptionNode,
  ProductNode,
  SelectedOption,
  VariantNode,
} from '../fields/nodes.ts'
import type { FoundCatalog } from '../operations/operationTypes.ts'
import { CellStore } from './CellStore.ts'
import { kindOf, numberOf } from './ids.ts'
import { segmentsOf, writeCells, type Segment } from './layout.ts'
import { largeNumbers, smallNumbers } from './Numbers.ts'
import { expectShape, shapes } from './shapes.ts'

/** A product has at most so many options. */
export const optionCount = 3

/** Texts of an option that a product does not have. */
const withoutOption = (segment: Segment) => ','.repeat(segment.fields.length - 1)

const ofProduct = segmentsOf('product', 'option')
const ofVariant = segmentsOf('variant')
const ofImage = segmentsOf('image')

/** Numbers texts, such as values of options, which many variants share. */
class TextNumbers {
  readonly texts: string[] = []
  readonly #numbers = new Map<string, number>()

  numberOf(text: string): number {
    const known = this.#numbers.get(text)
    if (known !== undefined) return known
    const number = this.texts.push(text) - 1
    this.#numbers.set(text, number)
    return number
  }
}

/** An object of the answer, as it is before anything is known of it. */
interface AnyObject {
  readonly id?: string
  readonly __parentId?: string
  readonly markets?: readonly FoundCatalog[] | null
}

/**
 * Takes the objects of a bulk result in any order, and keeps of each the cells as they are written and
 * the numbers of its ids. The objects themselves are let go.
 */
export class Collector {
  readonly #shop: ShopFacts
  readonly cells = new CellStore()

  /** By product, as they came. */
  readonly products = {
    id: largeNumbers(),
    cells: largeNumbers(),
    /** Three for each product; 0 for an option that it does not have. */
    options: largeNumbers(),
    /** Start of its values of options, which follow one another. */
    firstValue: smallNumbers(),
  }

  readonly optionValues = {
    id: largeNumbers(),
    /** Number of the option, from 0. */
    option: smallNumbers(),
    text: smallNumbers(),
  }

  /** By variant, as they came. */
  readonly variants = {
    id: largeNumbers(),
    product: largeNumbers(),
    position: smallNumbers(),
    cells: largeNumbers(),
    /** Three for each variant: the number of the text, plus one; 0 for none. */
    values: smallNumbers(),
  }

  /** By picture, as they came, which is their order in the product. */
  readonly images = { id: largeNumbers(), product: largeNumbers(), cells: largeNumbers() }

  readonly metafields = {
    id: largeNumbers(),
    product: largeNumbers(),
    /** Number of the name, and of the type. */
    name: smallNumbers(),
    type: smallNumbers(),
    cells: largeNumbers(),
  }

  /** The catalogs of markets; nothing where none were asked for, null where the store did not tell. */
  markets: readonly FoundCatalog[] | null | undefined
  /** Places of the written prices that a price list fixes, by the numbers of the ids of list and variant. */
  readonly fixedPrices = new Map<number, Map<number, number>>()

  /** The latest place of each product and variant, by the number of its id. */
  readonly productPlaces = new Map<number, number>()
  readonly variantPlaces = new Map<number, number>()
  /** The first picture of each variant that has one. */
  readonly variantImages = new Map<number, number>()
  readonly categories = new Map<string, string>()
  /** Texts of the values of options, names of metafields as `namespace.key`, and their types. */
  readonly optionTexts = new TextNumbers()
  readonly metafieldNames = new TextNumbers()
  readonly metafieldTypes = new TextNumbers()
  otherMedia = 0
  repeated = 0

  constructor(shop: ShopFacts) {
    this.#shop = shop
  }

  /**
   * Takes one object.
   *
   * @throws {TypeError} if it is none of PullProducts
   */
  add(object: AnyObject): void {
    const { id, __parentId: parent = '', markets } = object
    if (markets !== undefined) {
      this.markets = markets
      return
    }
    if (kindOf(parent) === 'PriceList') {
      this.#addFixedPrice(object as unknown as FixedPriceNode, numberOf(parent))
      return
    }
    if (id === undefined && kindOf(parent) !== '') {
      this.otherMedia += 1
      return
    }
    const kind = kindOf(id ?? '')
    if (kind === 'Product') this.#addProduct(object as ProductNode)
    else if (kind === 'ProductVariant') this.#addVariant(object as VariantNode, numberOf(parent))
    else if (kind === 'Metafield') this.#addMetafield(object as MetafieldNode, numberOf(parent))
    else if (kind === 'MediaImage' && kindOf(parent) === 'ProductVariant') {
      const variant = numberOf(parent)
      const image = numberOf(id ?? '')
      if (!this.variantImages.has(variant)) this.variantImages.set(variant, image)
    } else if (kind === 'MediaImage') this.#addImage(object as ImageNode, numberOf(parent))
    else throw new TypeError(`The answer has an object of another kind: ${kind}.`)
  }

  #addProduct(product: ProductNode): void {
    expectShape(product, shapes.product)
    const options = product.options.toSorted((one, other) => one.position - other.position)
    const id = numberOf(product.id)
    const optionIds = options.map((option) => numberOf(option.id))
    const values = options.flatMap(({ optionValues }, option) =>
      optionValues.map((value) => ({ id: numberOf(value.id), option, text: value.name })),
    )
    const texts = ofProduct.map((segment) => this.#productText(segment, product, options))
    const { products, optionValues } = this
    if (this.productPlaces.has(id)) this.repeated += 1
    this.productPlaces.set(id, products.id.length)
    products.id.push(id)
    products.cells.push(this.cells.add(texts))
    for (let option = 0; option < optionCount; option += 1) {
      products.options.push(optionIds[option] ?? 0)
    }
    products.firstValue.push(optionValues.id.length)
    for (const value of values) {
      optionValues.id.push(value.id)
      optionValues.option.push(value.option)
      optionValues.text.push(this.optionTexts.numberOf(value.text))
    }
    const { category } = product
    if (category) this.categories.set(category.fullName, category.id)
  }

  #productText(
    segment: Segment<'option' | 'product'>,
    product: ProductNode,
    options: readonly OptionNode[],
  ): string {
    if (segment.of === 'product') return writeCells(segment.fields, product, this.#shop)
    const option = options[segment.option - 1]
    return option ? writeCells(segment.fields, option, this.#shop) : withoutOption(segment)
  }

  #addVariant(variant: VariantNode, product: number): void {
    expectShape(variant, shapes.variant)
    const id = numberOf(variant.id)
    const texts = ofVariant.map(({ fields }) => writeCells(fields, variant, this.#shop))
    const { variants } = this
    if (this.variantPlaces.has(id)) this.repeated += 1
    this.variantPlaces.set(id, variants.id.length)
    variants.id.push(id)
    variants.product.push(product)
    variants.position.push(variant.position)
    variants.cells.push(this.cells.add(texts))
    for (let option = 0; option < optionCount; option += 1) {
      variants.values.push(this.#optionText(variant.selectedOptions[option]))
    }
  }

  #optionText(selected: SelectedOption | undefined): number {
    return selected ? this.optionTexts.numberOf(selected.value) + 1 : 0
  }

  #addImage(image: ImageNode, product: number): void {
    expectShape(image, shapes.image)
    const texts = ofImage.map(({ fields }) => writeCells(fields, image, this.#shop))
    this.images.id.push(numberOf(image.id))
    this.images.product.push(product)
    this.images.cells.push(this.cells.add(texts))
  }

  #addMetafield(metafield: MetafieldNode, product: number): void {
    expectShape(metafield, shapes.metafield)
    const { namespace, key, type } = metafield
    const text = writeCell(metafieldField(namespace, key).read(metafield, this.#shop), ',')
    const { metafields } = this
    metafields.id.push(numberOf(metafield.id))
    metafields.product.push(product)
    metafields.name.push(this.metafieldNames.numberOf(`${namespace}.${key}`))
    metafields.type.push(this.metafieldTypes.numberOf(type))
    metafields.cells.push(this.cells.add([text]))
  }

  #addFixedPrice(fixed: FixedPriceNode, priceList: number): void {
    expectShape(fixed, shapes.fixedPrice)
    const currency = fixed.price.currencyCode
    const fields = marketPriceKeys.map((key) => marketPriceField(key, { name: '', currency }))
    const prices = this.fixedPrices.get(priceList) ?? new Map<number, number>()
    this.fixedPrices.set(priceList, prices)
    const text = writeCells(fields, fixed, this.#shop)
    prices.set(numberOf(fixed.variant.id), this.cells.add([text]))
  }
}
