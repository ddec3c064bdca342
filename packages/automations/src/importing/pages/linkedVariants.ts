import type { ImportedImage, ImportedVariant } from '../ImportedProduct.ts'
import { maxOptions } from '../targets.ts'
import type { LinkedData } from './linkedData.ts'
import { localName } from './linkedData.ts'
import { mainOffers, namedPrices, offersOf, type NamedPrice } from './linkedOffers.ts'
import {
  addressOf,
  countOf,
  isFields,
  lineOf,
  listOf,
  readWeight,
  textOf,
  type Fields,
  type PageWeight,
} from './values.ts'

/** The most offers and additional properties that are read of a variant. */
const [maxOffers, maxProperties] = [50, 100]

const barcodes = ['gtin', 'gtin13', 'gtin14', 'gtin12', 'gtin8', 'isbn', 'ean']

/** Lists the pictures of a node. */
export function readImages(
  data: LinkedData,
  node: Fields,
  base: string | undefined,
): ImportedImage[] {
  return listOf(node.image ?? node.images).flatMap((each) => {
    const image = data.resolve(each)
    if (!isFields(image)) {
      const address = addressOf(image, base)
      return address === undefined ? [] : [{ address }]
    }
    // An image object may hold several addresses.
    const alt = lineOf(image.caption ?? image.name)
    const place = [image.url, image.contentUrl, image['@id']]
      .map((value) => addressOf(listOf(value)[0], base))
      .find((address) => address !== undefined)
    return place === undefined ? [] : [{ address: place, ...(alt !== undefined && { alt }) }]
  })
}

function readInventory(data: LinkedData, node: Fields): number | undefined {
  const [level] = data.nodes(node.inventoryLevel)
  return countOf(level?.value)
}

/** A variant with what belongs to its product, and what tells it from the others. */
export interface LinkedVariant {
  /** Without its price, which depends on the currency of the product. */
  readonly variant: Omit<ImportedVariant, 'values'>
  readonly prices: readonly NamedPrice[]
  readonly weight: PageWeight | undefined
  readonly images: readonly ImportedImage[]
  readonly name: string | undefined
  /** By the names of options. */
  readonly properties: ReadonlyMap<string, string>
}

/** Whether the page says that a variant is downloaded. */
function isDownload(node: Fields, offers: readonly Fields[]): boolean {
  const ways = offers.flatMap((offer) => listOf(offer.availableDeliveryMethod)).map(localName)
  const format = localName(node.bookFormat)
  return (
    ways.includes('DeliveryModeDirectDownload') || ['EBook', 'AudiobookFormat'].includes(format)
  )
}

/** Writes the name of a property as that of an option, such as ‘Shoe size’ for `shoeSize`. */
export function toOptionName(name: string): string {
  const words = name.replaceAll(/(?<=\p{Ll})(?=\p{Lu})|[_-]/gu, ' ').toLowerCase()
  return words.charAt(0).toUpperCase() + words.slice(1)
}

function readProperties(data: LinkedData, node: Fields, names: readonly string[]) {
  const properties = new Map<string, string>()
  for (const name of names) {
    const value = lineOf(data.resolve(node[name]))
    if (value !== undefined) properties.set(toOptionName(name), value)
  }
  for (const { name, value } of data.nodes(node.additionalProperty, maxProperties)) {
    const [key, text] = [lineOf(name), lineOf(value)]
    if (key !== undefined && text !== undefined && !properties.has(toOptionName(key))) {
      properties.set(toOptionName(key), text)
    }
  }
  return properties
}

/** Values of a group for those of its variants that lack them. */
interface Inherited {
  readonly weight: PageWeight | undefined
  readonly pricesOf: (node: Fields) => readonly NamedPrice[]
}

const nothingInherited: Inherited = { weight: undefined, pricesOf: () => [] }

/** Reads what the variants of a group share, and the offers of the group that are of one of them. */
function readInherited(data: LinkedData, group: Fields): Inherited {
  const byKey = new Map<string, Fields[]>()
  const shared: Fields[] = []
  for (const offer of offersOf(data, group)) {
    const [item] = data.nodes(offer.itemOffered, 1)
    const key = textOf(offer.sku) ?? textOf(item?.sku) ?? textOf(item?.['@id'])
    if (key === undefined) shared.push(offer)
    else byKey.set(key, [...(byKey.get(key) ?? []).slice(0, maxOffers), offer])
  }
  const sharedPrices = namedPrices(data, mainOffers(data, shared))
  return {
    weight: readWeight(group.weight),
    pricesOf: (node) => {
      const own = byKey.get(textOf(node.sku) ?? '') ?? byKey.get(textOf(node['@id']) ?? '')
      return own ? namedPrices(data, mainOffers(data, own)) : sharedPrices
    },
  }
}

/**
 * Reads a variant.
 *
 * @param node what describes it
 * @param names of the properties that can tell it from others
 */
function readVariant(
  data: LinkedData,
  node: Fields,
  offers: readonly Fields[],
  names: readonly string[],
  base: string | undefined,
  inherited: Inherited,
): LinkedVariant {
  const main = mainOffers(data, offers)
  const own = namedPrices(data, main)
  const [offer = {}] = main
  const sku = textOf(node.sku) ?? textOf(offer.sku) ?? textOf(node.mpn)
  const barcode = barcodes.flatMap((name) => textOf(node[name]) ?? textOf(offer[name]) ?? [])[0]
  const inventory = readInventory(data, offer)
  const images = readImages(data, node, base)
  const weight = readWeight(node.weight) ?? inherited.weight
  return {
    variant: {
      ...(sku !== undefined && { sku }),
      ...(barcode !== undefined && { barcode: barcode.replace(/^(?:gtin|isbn|ean)\D*/iu, '') }),
      ...(weight && 'grams' in weight && { grams: weight.grams }),
      ...(inventory !== undefined && { inventory }),
      ...(isDownload(node, main) && { requiresShipping: false }),
    },
    prices: own.length > 0 ? own : inherited.pricesOf(node),
    weight,
    images,
    name: lineOf(node.name),
    properties: readProperties(data, node, names),
  }
}

/** Returns what the name of a variant adds to that of its product. */
export function ownName(name: string | undefined, title: string): string | undefined {
  if (name === undefined) return undefined
  const rest = name.startsWith(title) ? name.slice(title.length) : name
  return rest.replace(/^[\s\-–—|/,:(]+/u, '').replace(/[\s)]+$/u, '') || undefined
}

/** Chooses at most three properties that all variants have and that differ among them. */
export function chooseOptions(
  variants: readonly LinkedVariant[],
  named: readonly string[],
): string[] {
  const candidates = new Set([
    ...named,
    ...variants.flatMap(({ properties }) => [...properties.keys()]),
  ])
  return [...candidates]
    .filter((name) => {
      const values = variants.map(({ properties }) => properties.get(name))
      return !values.includes(undefined) && (named.includes(name) || new Set(values).size > 1)
    })
    .slice(0, maxOptions)
}

/** Whether several offers are of several variants, not of several sellers of the same thing. */
function areVariants(data: LinkedData, offers: readonly Fields[]): boolean {
  const sellers = offers.flatMap(
    (offer) => lineOf(data.resolve(offer.seller ?? offer.offeredBy)) ?? [],
  )
  if (new Set(sellers).size > 1) return false
  const identities = offers.map((offer) => {
    const [item] = data.nodes(offer.itemOffered)
    return textOf(offer.sku) ?? textOf(item?.sku) ?? textOf(offer.name) ?? textOf(item?.name)
  })
  return (
    identities.length > 1 &&
    !identities.includes(undefined) &&
    new Set(identities).size === identities.length
  )
}

/**
 * Reads the variants of a product: those that are described, else its offers where each is of another
 * variant, else the product itself as the only one.
 *
 * @param names of the properties that can tell one from others
 */
export function readVariants(
  data: LinkedData,
  node: Fields,
  variantNodes: readonly Fields[],
  names: readonly string[],
  base: string | undefined,
): LinkedVariant[] {
  if (variantNodes.length > 0) {
    const inherited = readInherited(data, node)
    return variantNodes.map((each) =>
      readVariant(data, each, offersOf(data, each, maxOffers), names, base, inherited),
    )
  }
  const offers = mainOffers(data, offersOf(data, node))
  if (!areVariants(data, offers)) {
    return [readVariant(data, node, offers, names, base, nothingInherited)]
  }
  return offers.map((offer) => {
    const [item = {}] = data.nodes(offer.itemOffered)
    const own = { name: offer.name, image: offer.image, weight: node.weight, ...item }
    return readVariant(data, own, [offer], names, base, nothingInherited)
  })
}
