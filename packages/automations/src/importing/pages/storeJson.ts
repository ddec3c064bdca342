import { parsePrice, unitsOfOne } from '../../money/price.ts'
import type { ImportedImage, ImportedVariant } from '../ImportedProduct.ts'
import type { ImportNote } from '../ImportPlan.ts'
import { rangeNote, unclearNote } from './choosePrice.ts'
import { maxOptions } from '../targets.ts'
import type { ReadProduct } from './ReadProduct.ts'
import { currencyIn, readPagePrice } from './pagePrice.ts'
import {
  addressOf,
  amountOf,
  countOf,
  descriptionOf,
  gramsIn,
  isFields,
  lineOf,
  listOf,
  tagsOf,
  textOf,
  type Fields,
} from './values.ts'

/** Fields that only the form for scripts has, whose prices are whole hundredths. */
const marksOfScriptForm = [
  'price_min',
  'price_max',
  'price_varies',
  'compare_at_price_min',
  'compare_at_price_max',
  'compare_at_price_varies',
]

/** Names that a store gives the option and the value of an only variant. */
const [onlyOption, onlyValue] = ['Title', 'Default Title']

type PriceOf = (value: unknown) => number | undefined

const fromText: PriceOf = (value) =>
  typeof value === 'string'
    ? (parsePrice(value) ?? readPagePrice(value)?.units)
    : readPagePrice(value)?.units

/** Only whole numbers are hundredths; a theme may have written prices with a point. */
const fromHundredths: PriceOf = (value) => {
  const hundredths = countOf(value)
  const isText = typeof value === 'string' && !/^\s*\d+\s*$/u.test(value)
  return hundredths === undefined || isText ? fromText(value) : hundredths * (unitsOfOne / 100)
}

/**
 * Says which prices of a product may be others: whole numbers that no field says to be hundredths, as
 * the other forms have prices as texts, and texts that can be read in two ways.
 */
function priceNotes(variants: readonly Fields[], isScriptForm: boolean): readonly ImportNote[] {
  for (const { price } of variants) {
    if (typeof price === 'number' && Number.isInteger(price) && price >= 100 && !isScriptForm) {
      return [unclearNote(String(price), price * unitsOfOne, price * (unitsOfOne / 100))]
    }
    if (typeof price !== 'string' || parsePrice(price) !== undefined) continue
    const read = readPagePrice(price)
    if (read?.other !== undefined) return [unclearNote(price, read.units, read.other)]
    if (read && read.low < read.high) return [rangeNote(read.low, read.high)]
  }
  return []
}

/** Reads whether something is so, also where it is written as a text. */
function booleanOf(value: unknown): boolean | undefined {
  if (typeof value === 'boolean') return value
  return value === 'true' || value === 'false' ? value === 'true' : undefined
}

/** A picture of the product, with what variants refer to it by. */
interface StoreImage {
  readonly image: ImportedImage
  readonly id: string | undefined
  readonly variants: readonly string[]
}

function readImages({ images, media, image }: Fields, base: string | undefined): StoreImage[] {
  const alts = new Map(
    listOf(media)
      .filter(isFields)
      .map(({ src, alt }) => [addressOf(src, base), lineOf(alt)]),
  )
  const all = listOf(images)
  return (all.length > 0 ? all : listOf(image)).flatMap((each): StoreImage[] => {
    const fields: Fields = isFields(each) ? each : { src: each }
    const address = addressOf(fields.src ?? fields.url, base)
    if (address === undefined) return []
    const alt = lineOf(fields.alt) ?? alts.get(address)
    const variants = listOf(fields.variant_ids).flatMap((id) => textOf(id) ?? [])
    const found = { address, ...(alt !== undefined && { alt }) }
    return [{ image: found, id: textOf(fields.id), variants }]
  })
}

/** Finds the address of a picture by its id and by those of its variants. */
function indexImages(images: readonly StoreImage[]): (variant: Fields) => string | undefined {
  const byId = new Map(images.map(({ id, image }) => [id, image.address]))
  const byVariant = new Map(
    images.flatMap(({ variants, image }) => variants.map((id) => [id, image.address] as const)),
  )
  return (variant) =>
    byId.get(textOf(variant.image_id) ?? '') ?? byVariant.get(textOf(variant.id) ?? '')
}

function readOptionNames({ options }: Fields): string[] {
  return listOf(options).flatMap((option) => lineOf(option) ?? [])
}

function readValues(variant: Fields): string[] {
  const values = Array.isArray(variant.options)
    ? variant.options
    : [variant.option1, variant.option2, variant.option3]
  return values.slice(0, maxOptions).flatMap((value) => lineOf(value) ?? [])
}

function readVariant(
  variant: Fields,
  values: readonly string[],
  image: string | undefined,
  priceOf: PriceOf,
): ImportedVariant {
  const [sku, barcode] = [textOf(variant.sku), textOf(variant.barcode)]
  const price = priceOf(variant.price)
  const compareAtPrice = priceOf(variant.compare_at_price)
  const isScriptForm = priceOf === fromHundredths
  const grams =
    gramsIn(variant.weight, variant.weight_unit) ??
    amountOf(variant.grams) ??
    (isScriptForm ? amountOf(variant.weight) : undefined)
  const inventory = countOf(variant.inventory_quantity)
  const [requiresShipping, taxable] = [
    booleanOf(variant.requires_shipping),
    booleanOf(variant.taxable),
  ]
  return {
    values,
    ...(sku !== undefined && { sku }),
    ...(barcode !== undefined && { barcode }),
    ...(price !== undefined && { price }),
    ...(compareAtPrice !== undefined && compareAtPrice > 0 && { compareAtPrice }),
    ...(grams !== undefined && { grams: Math.round(grams) }),
    ...(inventory !== undefined && { inventory }),
    ...(requiresShipping !== undefined && { requiresShipping }),
    ...(taxable !== undefined && { taxable }),
    ...(image !== undefined && { image }),
  }
}

function readStoreProduct(fields: Fields, address: string | undefined): ReadProduct | undefined {
  const title = lineOf(fields.title)
  if (title === undefined) return undefined
  const own = addressOf(fields.url, address)
  const base = own ?? address
  const images = readImages(fields, base)
  const isScriptForm = marksOfScriptForm.some((mark) => mark in fields)
  const priceOf = isScriptForm ? fromHundredths : fromText
  const sources = listOf(fields.variants).filter(isFields)
  const names = readOptionNames(fields)
  const values = sources.map(readValues)
  const isPlain =
    values.every(({ length }) => length === 0) ||
    (names.length <= 1 &&
      values.length === 1 &&
      values[0]?.[0] === onlyValue &&
      (names[0] ?? onlyOption) === onlyOption)
  const width = isPlain
    ? 0
    : values.reduce((least, { length }) => Math.min(least, length), maxOptions)
  const options = Array.from({ length: width }, (_, at) => names[at] ?? `Option ${at + 1}`)
  const imageOf = indexImages(images)
  const variants = sources.map((variant, at) => {
    const { featured_image: featured } = variant
    const image = imageOf(variant) ?? addressOf(isFields(featured) ? featured.src : featured, base)
    return readVariant(variant, values[at]?.slice(0, width) ?? [], image, priceOf)
  })
  const vendor = lineOf(fields.vendor)
  const type = lineOf(fields.product_type ?? fields.type)
  const description = descriptionOf(fields.body_html ?? fields.description)
  const seoTitle = lineOf(fields.metafields_global_title_tag)
  const seoDescription = lineOf(fields.metafields_global_description_tag)
  const currency = currencyIn(sources[0]?.price_currency)
  return {
    handle: textOf(fields.handle),
    address: own,
    title,
    ...(description !== undefined && { description }),
    ...(vendor !== undefined && { vendor }),
    ...(type !== undefined && { type }),
    ...(seoTitle !== undefined && { seoTitle }),
    ...(seoDescription !== undefined && { seoDescription }),
    tags: tagsOf(fields.tags),
    options,
    variants: variants.length > 0 ? variants : [{ values: [] }],
    images: images.map(({ image }) => image),
    ...(currency !== undefined && { currency }),
    currencies: currency === undefined ? [] : [currency],
    isMain: true,
    notes: priceNotes(sources, isScriptForm),
  }
}

/** Whether it has what a product of a store has, and no structured data of another kind. */
function looksLikeProduct(value: unknown): value is Fields {
  return (
    isFields(value) &&
    typeof value.title === 'string' &&
    !('@type' in value) &&
    ['variants', 'body_html', 'product_type', 'handle'].some((name) => name in value)
  )
}

/**
 * Reads the JSON that stores give at their product addresses: `/products/<handle>.json`,
 * `/products.json`, and the form for scripts, `/products/<handle>.js`, whose prices are hundredths.
 *
 * @param address where it was found, for addresses without a host
 */
export function readStoreJson(value: unknown, address: string | undefined): ReadProduct[] {
  const inner = isFields(value) ? (value.product ?? value.products ?? value) : value
  return listOf(inner)
    .filter(looksLikeProduct)
    .flatMap((each) => readStoreProduct(each, address) ?? [])
}
