import type { LinkedData } from './linkedData.ts'
import { localName } from './linkedData.ts'
import { currencyIn, readPagePrice } from './pagePrice.ts'
import type { Fields } from './values.ts'

/** Types of prices that are not asked for, but shown struck through. */
const listPrices: ReadonlySet<string> = new Set([
  'ListPrice',
  'MSRP',
  'RegularPrice',
  'SRP',
  'StrikethroughPrice',
])

/** What an offer asks for. */
export interface OfferPrice {
  /** In ten-thousandths. */
  readonly price?: number
  /** In ten-thousandths; above the price. */
  readonly compareAtPrice?: number
  readonly currency?: string
  readonly isUnclear: boolean
}

/** The most prices that are read of an offer. */
const mostParts = 20

/**
 * Lists the offers of a product; of one that sums up others those, if it has them.
 *
 * @param most how many at most
 */
export function offersOf(data: LinkedData, node: Fields, most?: number): readonly Fields[] {
  const offers = data.nodes(node.offers, most).flatMap((offer) => {
    const within = data.nodes(offer.offers, most)
    return within.length > 0 ? within : [offer]
  })
  return offers.slice(0, most)
}

/** Reads the price of an offer, and the one that is struck through beside it. */
export function priceOf(data: LinkedData, offer: Fields): OfferPrice {
  const parts = data.nodes(offer.priceSpecification, mostParts)
  const asked = parts.find(({ priceType }) => !listPrices.has(localName(priceType)))
  const struck = parts.find(({ priceType }) => listPrices.has(localName(priceType)))
  const value = offer.price ?? asked?.price ?? offer.lowPrice ?? asked?.minPrice ?? struck?.price
  const currency =
    currencyIn(offer.priceCurrency) ??
    currencyIn(asked?.priceCurrency ?? struck?.priceCurrency) ??
    currencyIn(value)
  const price = readPagePrice(value, currency)
  const other = readPagePrice(struck?.price, currency)
  const isOverPrice = price !== undefined && other !== undefined && other.units > price.units
  const isRange =
    offer.price === undefined &&
    offer.highPrice !== undefined &&
    readPagePrice(offer.highPrice, currency)?.units !== price?.units
  return {
    ...(price && { price: price.units }),
    ...(isOverPrice && { compareAtPrice: other.units }),
    ...(currency !== undefined && { currency }),
    isUnclear: (price?.isUnclear ?? false) || isRange,
  }
}
