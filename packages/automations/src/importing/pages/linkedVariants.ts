import type { ImportedImage, ImportedVariant } from '../ImportedProduct.ts'
import type { LinkedData } from './linkedData.ts'
import { offersOf, priceOf } from './linkedOffers.ts'
import {
  addressOf,
  countOf,
  gramsIn,
  isFields,
  lineOf,
  listOf,
  textOf,
  type Fields,
} from './values.ts'

const mostOptions = 3

/** The most offers and additional properties that are read of a variant. */
const [mostOffers, mostProperties] = [50, 100]

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

function readGrams({ weight }: Fields): number | undefined {
  if (isFields(weight)) return gramsIn(weight.value, weight.unitCode ?? weight.unitText)
  const [amount, unit] = typeof weight === 'string' ? weight.trim().split(/\s+/u) : []
  return gramsIn(amount, unit)
}

function readInventory(data: LinkedData, node: Fields): number | undefined {
  const [level] = data.nodes(node.inventoryLevel)
  return countOf(level?.value)
}

/** A variant with what belongs to its product, and what tells it from the others. */
export interface LinkedVariant {
  readonly variant: Omit<ImportedVariant, 'values'>
  readonly images: readonly ImportedImage[]
  readonly name: string | undefined
  /** By the names of options. */
  readonly properties: ReadonlyMap<string, string>
  readonly currency: string | undefined
  readonly isUnclear: boolean
}

/** Writes the name of a property as that of an option, such as ‘Shoe size’ for `shoeSize`. */
export function titled(name: string): string {
  const words = name.replaceAll(/(?<=\p{Ll})(?=\p{Lu})|[_-]/gu, ' ').toLowerCase()
  return words.charAt(0).toUpperCase() + words.slice(1)
}

function readProperties(data: LinkedData, node: Fields, names: readonly string[]) {
  const properties = new Map<string, string>()
  for (const name of names) {
    const value = lineOf(data.resolve(node[name]))
    if (value !== undefined) properties.set(titled(name), value)
  }
  for (const { name, value } of data.nodes(node.additionalProperty, mostProperties)) {
    const [key, text] = [lineOf(name), lineOf(value)]
    if (key !== undefined && text !== undefined && !properties.has(titled(key))) {
      properties.set(titled(key), text)
    }
  }
  return properties
}

/**
 * Reads a variant.
 *
 * @param node what describes it
 * @param offers the first with a price is the one that counts
 * @param names of the properties that can tell it from others
 */
function readVariant(
  data: LinkedData,
  node: Fields,
  offers: readonly Fields[],
  names: readonly string[],
  base: string | undefined,
): LinkedVariant {
  const prices = offers.map((offer) => priceOf(data, offer))
  const asked = prices.find(({ price }) => price !== undefined)
  const [offer = {}] = offers
  const sku = textOf(node.sku) ?? textOf(offer.sku) ?? textOf(node.mpn)
  const barcode = barcodes.flatMap((name) => textOf(node[name]) ?? textOf(offer[name]) ?? [])[0]
  const grams = readGrams(node)
  const inventory = readInventory(data, offer)
  const images = readImages(data, node, base)
  return {
    variant: {
      ...(sku !== undefined && { sku }),
      ...(barcode !== undefined && { barcode: barcode.replace(/^(?:gtin|isbn|ean)\D*/iu, '') }),
      ...(asked?.price !== undefined && { price: asked.price }),
      ...(asked?.compareAtPrice !== undefined && { compareAtPrice: asked.compareAtPrice }),
      ...(grams !== undefined && { grams }),
      ...(inventory !== undefined && { inventory }),
    },
    images,
    name: lineOf(node.name),
    properties: readProperties(data, node, names),
    currency: asked?.currency,
    isUnclear: (asked?.isUnclear ?? false) || new Set(prices.map(({ price }) => price)).size > 1,
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
    .slice(0, mostOptions)
}

/** Whether several offers are of several variants, not of several sellers of the same thing. */
function areVariants(data: LinkedData, offers: readonly Fields[]): boolean {
  const told = offers.map((offer) => {
    const [item] = data.nodes(offer.itemOffered)
    return textOf(offer.sku) ?? textOf(item?.sku) ?? textOf(offer.name) ?? textOf(item?.name)
  })
  return told.length > 1 && !told.includes(undefined) && new Set(told).size === told.length
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
    return variantNodes.map((each) =>
      readVariant(data, each, offersOf(data, each, mostOffers), names, base),
    )
  }
  const offers = offersOf(data, node)
  if (!areVariants(data, offers)) return [readVariant(data, node, offers, names, base)]
  return offers.map((offer) => {
    const [item = {}] = data.nodes(offer.itemOffered)
    const own = { name: offer.name, image: offer.image, weight: node.weight, ...item }
    return readVariant(data, own, [offer], names, base)
  })
}
