import type { LinkedData } from './linkedData.ts'
import { localName, typesOf } from './linkedData.ts'
import { currencyIn, readPagePrice } from './pagePrice.ts'
import { isFields, listOf, textOf, type Fields } from './values.ts'

/**
 * Kind of a price: asked of everybody for one new piece, the same without tax, asked of some
 * customers or quantities only, asked for a used piece, for a unit such as a litre, or not asked but
 * shown struck through.
 */
export type PriceKind = 'asked' | 'net' | 'conditional' | 'used' | 'unit' | 'list'

/** A price that a page names for a product. */
export interface NamedPrice {
  readonly kind: PriceKind
  /** In ten-thousandths. */
  readonly units: number
  /** The lowest and highest price that stand for it, in ten-thousandths; the same if there is one. */
  readonly low: number
  readonly high: number
  /** The other way to read its text, in ten-thousandths. @default it is clear */
  readonly other?: number
  /** As the page writes it. */
  readonly text: string
  readonly currency?: string
  /** Whether it is the lowest of several, of which the highest is not named. */
  readonly isLowest: boolean
  /** Whether the product can be had for it now, as far as the page says. */
  readonly isAvailable: boolean
}

/** Types of prices that are not asked for, but shown struck through. */
const listPrices: ReadonlySet<string> = new Set([
  'listprice',
  'msrp',
  'regularprice',
  'srp',
  'strikethroughprice',
])

/** Types of prices that nobody is asked for in a shop. */
const otherPrices: ReadonlySet<string> = new Set(['invoiceprice', 'minimumadvertisedprice'])

/** Types of what is paid besides the price. */
const charges: ReadonlySet<string> = new Set([
  'DeliveryChargeSpecification',
  'PaymentChargeSpecification',
])

const usedConditions: ReadonlySet<string> = new Set([
  'UsedCondition',
  'RefurbishedCondition',
  'DamagedCondition',
])
const unavailable: ReadonlySet<string> = new Set(['OutOfStock', 'SoldOut', 'Discontinued'])

/** Properties of prices that hold for some customers, for parts of a payment, or for subscriptions. */
const conditions = [
  'validForMemberTier',
  'eligibleCustomerType',
  'eligibleTransactionVolume',
  'priceComponentType',
  'billingDuration',
  'billingIncrement',
]

/** Codes of UN/CEFACT Recommendation 20 that mean a piece. */
const pieceCodes: ReadonlySet<string> = new Set(['C62', 'EA', 'H87', 'NMP', 'PCE'])

/** The most prices that are read of an offer. */
const maxParts = 20

/** The most offers that are read of a product. */
const maxOffers = 50

const isFalse = (value: unknown) => value === false || textOf(value)?.toLowerCase() === 'false'

/** Returns a price without the object or list around it; nothing for an empty text. */
function plainPrice(value: unknown): string | number | undefined {
  const [first] = listOf(value)
  const plain = isFields(first) ? (first['@value'] ?? first.value) : first
  if (typeof plain === 'number') return plain
  return typeof plain === 'string' && plain.trim() !== '' ? plain.trim() : undefined
}

/** Whether a price only holds from a number of pieces or for some customers. */
function isConditional(data: LinkedData, node: Fields): boolean {
  const [quantity] = data.nodes(node.eligibleQuantity, 1)
  const least = Number(plainPrice(quantity?.minValue ?? quantity?.value ?? node.eligibleQuantity))
  const business = localName(node.businessFunction)
  return (
    least > 1 ||
    (business !== '' && business !== 'Sell') ||
    conditions.some((name) => listOf(node[name]).length > 0)
  )
}

/** Whether a price is one for a unit such as a litre, and not for what is sold. */
function isUnitPrice(data: LinkedData, { referenceQuantity }: Fields): boolean {
  const [quantity] = data.nodes(referenceQuantity, 1)
  // With a reference of its own, the quantity is what is sold, and the reference the unit.
  if (quantity === undefined || quantity.valueReference !== undefined) return false
  const unit = textOf(quantity.unitCode) ?? textOf(quantity.unitText)
  return unit !== undefined && !pieceCodes.has(unit.toUpperCase())
}

function kindOf(data: LinkedData, node: Fields, ofOffer: PriceKind): PriceKind | undefined {
  if (typesOf(node).some((type) => charges.has(type))) return undefined
  const type = localName(node.priceType).toLowerCase()
  if (otherPrices.has(type)) return undefined
  if (listPrices.has(type)) return 'list'
  if (isUnitPrice(data, node)) return 'unit'
  if (ofOffer !== 'asked') return ofOffer
  if (isConditional(data, node)) return 'conditional'
  return isFalse(node.valueAddedTaxIncluded) ? 'net' : 'asked'
}

function kindOfOffer(data: LinkedData, offer: Fields): PriceKind {
  if (usedConditions.has(localName(offer.itemCondition))) return 'used'
  return isConditional(data, offer) ? 'conditional' : 'asked'
}

/** Reads the price of an offer or of a specification of a price. */
function namedPrice(
  node: Fields,
  kind: PriceKind,
  ofOffer: Pick<NamedPrice, 'currency' | 'isAvailable'>,
): NamedPrice | undefined {
  const [price, low, high] = [
    plainPrice(node.price),
    plainPrice(node.lowPrice ?? node.minPrice),
    plainPrice(node.highPrice ?? node.maxPrice),
  ]
  const value = price ?? low
  const currency = currencyIn(textOf(node.priceCurrency)) ?? ofOffer.currency ?? currencyIn(value)
  const read = readPagePrice(value, currency)
  if (!read) return undefined
  const all = [read, readPagePrice(low, currency), readPagePrice(high, currency)].filter(
    (each) => each !== undefined,
  )
  const { units, other } = read
  return {
    kind,
    units,
    low: Math.min(...all.map((each) => each.low)),
    high: Math.max(...all.map((each) => each.high)),
    ...(other !== undefined && { other }),
    text: String(value),
    ...(currency !== undefined && { currency }),
    isLowest:
      price === undefined && high === undefined && Number(plainPrice(node.offerCount)) !== 1,
    isAvailable: ofOffer.isAvailable,
  }
}

/** Lists the prices that an offer names, its own first. */
function pricesOfOffer(data: LinkedData, offer: Fields): NamedPrice[] {
  const ofOffer = kindOfOffer(data, offer)
  const currency = currencyIn(textOf(offer.priceCurrency))
  const about = {
    ...(currency !== undefined && { currency }),
    isAvailable: !unavailable.has(localName(offer.availability)),
  }
  return [offer, ...data.nodes(offer.priceSpecification, maxParts)].flatMap((node) => {
    const kind = kindOf(data, node, ofOffer)
    return (kind && namedPrice(node, kind, about)) ?? []
  })
}

/**
 * Lists the offers of a product; of one that sums up others those, if it has them.
 *
 * @param most how many at most. @default all
 */
export function offersOf(data: LinkedData, node: Fields, most?: number): readonly Fields[] {
  const offers = data.nodes(node.offers, most).flatMap((offer) => {
    const within = data.nodes(offer.offers, most)
    return within.length > 0 ? within : [offer]
  })
  return offers.slice(0, most)
}

const kindRanks: readonly PriceKind[] = ['asked', 'conditional', 'used']

/** Keeps the offers to everybody of new pieces; where there are none, the others. */
export function mainOffers(data: LinkedData, offers: readonly Fields[]): readonly Fields[] {
  if (offers.length < 2) return offers
  const kinds = offers.map((offer) => kindOfOffer(data, offer))
  const best = kindRanks.find((kind) => kinds.includes(kind))
  return offers.filter((_, at) => kinds[at] === best)
}

/** Lists all prices that some offers name. */
export function namedPrices(data: LinkedData, offers: readonly Fields[]): readonly NamedPrice[] {
  return offers.slice(0, maxOffers).flatMap((offer) => pricesOfOffer(data, offer))
}
