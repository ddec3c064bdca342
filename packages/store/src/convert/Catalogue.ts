import type { Collector } from './Collector.ts'
import { groupByProduct, withoutRepeats, type Groups } from './grouping.ts'

/**
 * Most columns of metafields in a live file. Apps can give each product keys of its own, and each column
 * costs a cell in each row.
 */
export const maxMetafieldColumns = 100

/** The order of what a live file has. Products are numbered from 0. */
export interface Catalogue {
  /** The places of the products in the collector. */
  readonly products: Uint32Array<ArrayBuffer>
  readonly variants: Groups
  readonly images: Groups
  readonly metafields: Groups
  /** The numbers of the names of metafields that have a column, in the order of the columns. */
  readonly columns: readonly number[]
  /** Names of metafields that got no column. */
  readonly leftOut: number
  /** The places of products that are left out, as they have no variant. */
  readonly withoutVariants: readonly number[]
}

/** Lists the products by their ids, in which the store lists them, without those that have no variant. */
function listProducts({ productPlaces, variants, variantPlaces }: Collector) {
  const filled = new Set<number>()
  for (const place of variantPlaces.values()) filled.add(variants.product.at(place))
  const order = new Map<number, number>()
  const products: number[] = []
  const withoutVariants: number[] = []
  for (const id of Float64Array.from(productPlaces.keys()).toSorted()) {
    const place = productPlaces.get(id) ?? 0
    if (filled.has(id)) {
      order.set(id, products.length)
      products.push(place)
    } else withoutVariants.push(place)
  }
  return { order, products: Uint32Array.from(products), withoutVariants }
}

/** Puts the variants of each product in their order in the store. */
function sortVariants({ variants }: Collector, { first, places }: Groups): void {
  for (let product = 0; product + 1 < first.length; product += 1) {
    places
      .subarray(first[product], first[product + 1])
      .sort((one, other) => variants.position.at(one) - variants.position.at(other) || one - other)
  }
}

/** Chooses the columns of metafields: those with the most values, in the order of their names. */
function chooseColumns({ metafields, metafieldNames }: Collector) {
  const { texts } = metafieldNames
  const values = texts.map(() => 0)
  for (let place = 0; place < metafields.id.length; place += 1) {
    values[metafields.name.at(place)]! += 1
  }
  const byName = [...texts.keys()].toSorted((one, other) => (texts[one]! < texts[other]! ? -1 : 1))
  const most = byName
    .toSorted((one, other) => values[other]! - values[one]!)
    .slice(0, maxMetafieldColumns)
  const chosen = new Set(most)
  return { columns: byName.filter((name) => chosen.has(name)), chosen }
}

/** Orders what was collected, whatever the order in which it came. */
export function orderCatalogue(collector: Collector): Catalogue {
  const { variants, images, metafields, variantPlaces, metafieldNames } = collector
  const { order, products, withoutVariants } = listProducts(collector)
  const isLatest = (place: number) => variantPlaces.get(variants.id.at(place)) === place
  const ofVariants = groupByProduct(variants.product, order, isLatest)
  sortVariants(collector, ofVariants)
  const { columns, chosen } = chooseColumns(collector)
  const ofMetafields = groupByProduct(metafields.product, order, (place) =>
    chosen.has(metafields.name.at(place)),
  )
  const ofImages = groupByProduct(images.product, order)
  return {
    products,
    variants: ofVariants,
    images: withoutRepeats(ofImages, (place) => images.id.at(place), 'first'),
    metafields: withoutRepeats(ofMetafields, (place) => metafields.name.at(place), 'last'),
    columns,
    leftOut: metafieldNames.texts.length - columns.length,
    withoutVariants,
  }
}
