import { writeCell } from '@dropwatt/automations'
import { marketColumnName, marketPriceKeys, metafieldField } from '../fields/dynamicFields.ts'
import type { Catalogue } from './Catalogue.ts'
import type { TextCursor } from './CellStore.ts'
import { optionCount, type Collector } from './Collector.ts'
import { CsvWriter } from './CsvWriter.ts'
import { isBeforeMarkets, segments, type Segment } from './layout.ts'
import type { SidecarMarket } from './Sidecar.ts'

/** Places of the written texts of one product. */
interface ProductTexts {
  /** Moves along the first row. */
  readonly product: TextCursor
  readonly handle: TextCursor
  readonly variants: Uint32Array
  readonly images: Uint32Array
}

/** Places of the written texts of one row, beside those of its product. */
interface RowTexts {
  readonly at: number
  readonly variant: number | undefined
  readonly ofVariant: TextCursor | undefined
  readonly ofImage: TextCursor | undefined
}

/**
 * Writes what a collector has as a product export in the current columns, as Shopify writes one: UTF-8
 * with commas and line feeds, a row for each variant and each further picture, and what the product as a
 * whole has in its first row alone.
 */
export class RowWriter {
  readonly #collector: Collector
  readonly #catalogue: Catalogue
  readonly #csv = new CsvWriter()
  /** Places of the written values of options, by the numbers of their texts. */
  readonly #optionCells: readonly number[]
  /** The column of each metafield, by the number of its name. */
  readonly #metafieldColumns: ReadonlyMap<number, number>
  readonly #markets: readonly SidecarMarket[]
  /** Number of rows, without the header. */
  rows = 0
  /** Variants whose picture is none of those of their product. */
  unknownPictures = 0

  constructor(collector: Collector, catalogue: Catalogue, markets: readonly SidecarMarket[]) {
    this.#markets = markets
    this.#collector = collector
    this.#catalogue = catalogue
    this.#optionCells = collector.optionTexts.texts.map((text) =>
      collector.cells.add([writeCell(text, ',')]),
    )
    this.#metafieldColumns = new Map(catalogue.columns.map((name, column) => [name, column]))
  }

  /** Writes the header and all rows. */
  write(): Uint8Array<ArrayBuffer> {
    const { columns, products } = this.#catalogue
    const names = [
      ...segments.flatMap((segment) => [
        ...segment.fields.map(({ column }) => column),
        ...(isBeforeMarkets(segment) ? this.#marketColumns() : []),
      ]),
      ...columns.map((number) => {
        const [namespace = '', key = ''] =
          this.#collector.metafieldNames.texts[number]?.split('.') ?? []
        return metafieldField(namespace, key).column
      }),
    ]
    this.#csv.text(names.map((name) => writeCell(name, ',')).join(','))
    this.#csv.endRow()
    for (const product of products.keys()) this.#writeProduct(product)
    return this.#csv.finish()
  }

  #writeProduct(product: number): void {
    const { cells, products } = this.#collector
    const { products: places, variants, images } = this.#catalogue
    const at = products.cells.at(places[product]!)
    const texts: ProductTexts = {
      product: cells.find(at),
      handle: cells.find(at),
      variants: variants.places.subarray(variants.first[product], variants.first[product + 1]),
      images: images.places.subarray(images.first[product], images.first[product + 1]),
    }
    const count = Math.max(texts.variants.length, texts.images.length)
    for (let row = 0; row < count; row += 1) {
      this.#writeRow(texts, row)
      this.#writeMetafields(row === 0 ? product : undefined)
      this.#csv.endRow()
    }
    this.rows += count
  }

  #writeRow(texts: ProductTexts, at: number): void {
    const { cells, variants, images } = this.#collector
    const variant = texts.variants[at]
    const image = texts.images[at]
    const row: RowTexts = {
      at,
      variant,
      ofVariant: variant === undefined ? undefined : cells.find(variants.cells.at(variant)),
      ofImage: image === undefined ? undefined : cells.find(images.cells.at(image)),
    }
    for (const [index, segment] of segments.entries()) {
      if (index > 0) this.#csv.commas(1)
      this.#writeSegment(segment, texts, row)
      if (isBeforeMarkets(segment)) this.#writeMarkets(row.variant)
    }
  }

  #marketColumns(): string[] {
    return this.#markets.flatMap(({ name }) =>
      marketPriceKeys.map((key) => marketColumnName(key, name)),
    )
  }

  /** @param variant nothing for a row without one */
  #writeMarkets(variant: number | undefined): void {
    const { cells, variants, fixedPrices } = this.#collector
    for (const { priceList } of this.#markets) {
      this.#csv.commas(1)
      const id = variant === undefined ? 0 : variants.id.at(variant)
      const place = fixedPrices.get(priceList)?.get(id)
      if (place === undefined) this.#csv.commas(marketPriceKeys.length - 1)
      else this.#csv.copy(cells.find(place))
    }
  }

  #writeSegment(segment: Segment, texts: ProductTexts, row: RowTexts): void {
    switch (segment.of) {
      case 'product':
      case 'option': {
        if (segment.isHandle) this.#writeHandle(texts, row)
        else this.#copy(row.at === 0 ? texts.product : undefined, segment)
        break
      }
      case 'variant': {
        this.#copy(row.ofVariant, segment)
        break
      }
      case 'image': {
        this.#copy(row.ofImage, segment)
        break
      }
      case 'image-position': {
        if (row.ofImage) this.#csv.text(String(row.at + 1))
        break
      }
      case 'option-value': {
        if (row.variant !== undefined) this.#writeOptionValue(row.variant, segment.option - 1)
        break
      }
      case 'variant-image': {
        if (row.variant !== undefined) this.#writeVariantImage(row.variant, texts.images)
        break
      }
      case 'metafield': {
        break
      }
    }
  }

  /** Copies the next text of an object; without one, the cells stay empty. */
  #copy(cursor: TextCursor | undefined, { fields }: Segment): void {
    if (cursor) this.#csv.copy(cursor)
    else this.#csv.commas(fields.length - 1)
  }

  #writeHandle({ product, handle }: ProductTexts, { at }: RowTexts): void {
    if (at === 0) {
      handle.at = product.at
      this.#csv.copy(product)
    } else this.#csv.copy({ block: handle.block, at: handle.at })
  }

  #writeOptionValue(variant: number, option: number): void {
    const { cells, variants } = this.#collector
    const number = variants.values.at(variant * optionCount + option)
    const place = this.#optionCells[number - 1]
    if (place !== undefined) this.#csv.copy(cells.find(place))
  }

  #writeVariantImage(variant: number, pictures: Uint32Array): void {
    const { cells, variants, images, variantImages } = this.#collector
    const image = variantImages.get(variants.id.at(variant))
    if (image === undefined) return
    const picture = pictures.find((place) => images.id.at(place) === image)
    if (picture === undefined) this.unknownPictures += 1
    else this.#csv.copy(cells.find(images.cells.at(picture)))
  }

  /** @param product nothing for a row that is not the first of its product */
  #writeMetafields(product: number | undefined): void {
    const { columns, metafields } = this.#catalogue
    if (columns.length === 0) return
    if (product === undefined) {
      this.#csv.commas(columns.length)
      return
    }
    const { cells, metafields: collected } = this.#collector
    const { first, places } = metafields
    const inOrder = places
      .subarray(first[product], first[product + 1])
      .toSorted((one, other) => this.#columnOf(one) - this.#columnOf(other))
    let column = 0
    for (const place of inOrder) {
      const next = this.#columnOf(place) + 1
      this.#csv.commas(next - column)
      this.#csv.copy(cells.find(collected.cells.at(place)))
      column = next
    }
    this.#csv.commas(columns.length - column)
  }

  #columnOf(place: number): number {
    return this.#metafieldColumns.get(this.#collector.metafields.name.at(place)) ?? 0
  }
}
