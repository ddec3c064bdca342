import type { Catalogue } from './Catalogue.ts'
import { optionCount, type Collector } from './Collector.ts'
import { sidecarVersion, type Sidecar, type SidecarMarket } from './Sidecar.ts'

/** Finds the ids of the values of the options of one product, by option and text. */
function valuesOf({ products, optionValues }: Collector, place: number): Map<number, number>[] {
  const values = Array.from({ length: optionCount }, () => new Map<number, number>())
  const isLast = place + 1 === products.firstValue.length
  const end = isLast ? optionValues.id.length : products.firstValue.at(place + 1)
  for (let at = products.firstValue.at(place); at < end; at += 1) {
    values[optionValues.option.at(at)]?.set(optionValues.text.at(at), optionValues.id.at(at))
  }
  return values
}

/** Lists the first rows of the products. */
function firstRows({ products, variants, images }: Catalogue): Uint32Array<ArrayBuffer> {
  let row = 1
  return products.map((_, product) => {
    const first = row
    const count = ({ first: starts }: typeof variants) => starts[product + 1]! - starts[product]!
    row += Math.max(count(variants), count(images))
    return first
  })
}

/** Returns ids at some places. */
function idsAt(ids: { at(place: number): number }, places: Uint32Array): Float64Array<ArrayBuffer> {
  return Float64Array.from(places, (place) => ids.at(place))
}

/**
 * Makes the sidecar of the file that a catalogue is written as.
 *
 * @returns with it the number of values of options that their product does not list, so they have no id
 */
export function makeSidecar(
  collector: Collector,
  catalogue: Catalogue,
  currencyCode: string,
  markets: readonly SidecarMarket[],
): { readonly sidecar: Sidecar; readonly unknownValues: number } {
  const { products, variants, images, metafields, metafieldNames, metafieldTypes } = collector
  const options = new Float64Array(catalogue.products.length * optionCount)
  const optionValues = new Float64Array(catalogue.variants.places.length * optionCount)
  let unknownValues = 0
  for (const [product, place] of catalogue.products.entries()) {
    const values = valuesOf(collector, place)
    const { first, places } = catalogue.variants
    for (let option = 0; option < optionCount; option += 1) {
      options[product * optionCount + option] = products.options.at(place * optionCount + option)
      for (let at = first[product]!; at < first[product + 1]!; at += 1) {
        const number = variants.values.at(places[at]! * optionCount + option)
        const id = number === 0 ? 0 : values[option]?.get(number - 1)
        if (id === undefined) unknownValues += 1
        else optionValues[at * optionCount + option] = id
      }
    }
  }
  return {
    unknownValues,
    sidecar: {
      version: sidecarVersion,
      currencyCode,
      products: {
        id: idsAt(products.id, catalogue.products),
        row: firstRows(catalogue),
        options,
      },
      variants: {
        first: catalogue.variants.first,
        id: idsAt(variants.id, catalogue.variants.places),
        optionValues,
      },
      images: {
        first: catalogue.images.first,
        id: idsAt(images.id, catalogue.images.places),
      },
      metafields: {
        first: catalogue.metafields.first,
        id: idsAt(metafields.id, catalogue.metafields.places),
        name: catalogue.metafields.places.map((place) => metafields.name.at(place)),
        type: catalogue.metafields.places.map((place) => metafields.type.at(place)),
        names: metafieldNames.texts,
        types: metafieldTypes.texts,
      },
      markets,
      categories: Object.fromEntries(collector.categories),
    },
  }
}
