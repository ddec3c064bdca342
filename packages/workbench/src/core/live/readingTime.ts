import { mostByPages } from '@dropwatt/shopify'

/** A time that reading took on this device. */
export interface ReadPace {
  readonly products: number
  readonly seconds: number
}

/** The last time that products of a store were read, by each of the two ways. */
export interface ReadPaces {
  readonly pages?: ReadPace
  readonly bulk?: ReadPace
}

/** Returns the way in which so many products are read. */
export function wayOf(products: number): keyof ReadPaces {
  return products <= mostByPages ? 'pages' : 'bulk'
}

/** A pace says nothing about numbers that differ by more than this factor. */
const comparable = 10

/**
 * Estimates how long reading takes, in seconds: the pace of the last time on this device, by the same way,
 * with a number of products that is comparable. Without that nothing is invented. Pages (up to 250 products) take
 * `few` seconds, as does the practice store; how fast Shopify's bulk operations are it does not publish.
 *
 * @returns undefined if nothing is known
 */
export function readingTime(
  products: number,
  { paces, isPractice }: { readonly paces: ReadPaces; readonly isPractice: boolean },
): number | 'few' | undefined {
  const way = wayOf(products)
  const last = paces[way]
  if (last && last.products > 0) {
    const ratio = products / last.products
    if (ratio <= comparable && ratio >= 1 / comparable) return last.seconds * ratio
  }
  return way === 'pages' || isPractice ? 'few' : undefined
}
