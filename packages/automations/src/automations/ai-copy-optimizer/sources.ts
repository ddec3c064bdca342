import { optionNumbers } from '../../products/cells.ts'
import type { ColumnKey } from '../../products/columnNames.ts'
import type { Product, ProductTable } from '../../products/ProductTable.ts'
import { foldCase } from '../../text/fold.ts'
import { readHtml } from './html.ts'
import type { TitleParts } from './orderTitle.ts'

const sourceKeys = [
  'title',
  'vendor',
  'type',
  'category',
  'tags',
  'seoTitle',
  'seoDescription',
] as const satisfies readonly ColumnKey[]

/** Options whose values are sizes or nothing, which say nothing about a product as a whole. */
const otherOptions: ReadonlySet<string> = new Set(['title', 'size', 'taglia', 'größe', 'taille'])

/** The values of an option of a product, each once. */
function valuesOf(products: ProductTable, product: Product, number: 1 | 2 | 3): readonly string[] {
  const values = new Set<string>()
  for (let row = product.firstRow; row < product.endRow; row += 1) {
    const value = products.text(row, `option${number}Value`).trim()
    if (value !== '' && value !== 'Default Title') values.add(value)
  }
  return [...values]
}

/** Facts about one product in the file; each is read when it is asked for. */
export class ProductSources {
  readonly #products: ProductTable
  readonly #product: Product

  #texts: readonly string[] | undefined
  #description: string | undefined
  #facts: string | undefined
  #titleParts: TitleParts | undefined
  #importantWords: ReadonlySet<string> | undefined
  #values: readonly (readonly string[])[] | undefined

  constructor(products: ProductTable, product: Product) {
    this.#products = products
    this.#product = product
  }

  /** The texts that numbers and units may come from. */
  get texts(): readonly string[] {
    const read = (key: ColumnKey) => this.#products.text(this.#product.firstRow, key)
    this.#texts ??= [...sourceKeys.map(read), this.description, ...this.#optionValues.flat()]
    return this.#texts
  }

  /** The description as plain text on one line. */
  get description(): string {
    this.#description ??= readHtml(this.#products.text(this.#product.firstRow, 'description'))
    return this.#description
  }

  /** Facts about the product on one line, for someone who writes about it. */
  get facts(): string {
    this.#facts ??= this.#readFacts()
    return this.#facts
  }

  #readFacts(): string {
    const { firstRow } = this.#product
    const { brand, type } = this.titleParts
    const options = optionNumbers.map((number, at) => {
      const name = this.#products.text(firstRow, `option${number}Name`).trim()
      return [name, this.#optionValues[at]?.join(', ') ?? '']
    })
    const facts = [
      ['title', this.#products.text(firstRow, 'title').trim()],
      ['brand', brand],
      ['type', type],
      ...options,
      ['description', this.description],
    ]
    return facts.flatMap(([name, value]) => (value ? `${name}: ${value}` : [])).join('; ')
  }

  /** The brand, the type, and the first option value that all variants share. */
  get titleParts(): TitleParts {
    this.#titleParts ??= this.#readTitleParts()
    return this.#titleParts
  }

  /** Words that a text should not lose: those of the brand, the type and the options. */
  get importantWords(): ReadonlySet<string> {
    const { brand, type } = this.titleParts
    this.#importantWords ??= new Set([brand, type, ...this.#optionValues.flat()].flatMap(wordsOf))
    return this.#importantWords
  }

  /**
   * Returns the options shared by the variants that show a picture, such as their colour.
   *
   * @param address of the picture
   */
  optionsOfPicture(address: string): readonly string[] {
    const { firstRow, endRow } = this.#product
    const rows: number[] = []
    for (let row = firstRow; row < endRow; row += 1) {
      if (this.#products.text(row, 'variantImageUrl') === address) rows.push(row)
    }
    return optionNumbers.flatMap((number) => {
      const values = new Set(rows.map((row) => this.#products.text(row, `option${number}Value`)))
      const [value = ''] = values
      return values.size === 1 && value !== '' && value !== 'Default Title' ? [value] : []
    })
  }

  /** The values of each option. */
  get #optionValues(): readonly (readonly string[])[] {
    this.#values ??= optionNumbers.map((number) => valuesOf(this.#products, this.#product, number))
    return this.#values
  }

  #readTitleParts(): TitleParts {
    const { firstRow } = this.#product
    const type = this.#products.text(firstRow, 'type')
    const shared = optionNumbers.flatMap((number, at) => {
      const name = foldCase(this.#products.text(firstRow, `option${number}Name`).trim())
      const values = otherOptions.has(name) ? [] : (this.#optionValues[at] ?? [])
      return values.length === 1 ? values : []
    })
    return {
      brand: this.#products.text(firstRow, 'vendor').trim(),
      type: type.slice(type.lastIndexOf('>') + 1).trim(),
      attribute: shared[0] ?? '',
    }
  }
}

/** Lists the words of a text in small letters, without those of one letter. */
export function wordsOf(text: string): string[] {
  return foldCase(text).match(/\p{L}[\p{L}\p{M}'’]+/gu) ?? []
}
