import { foldSpelling } from '../../text/fold.ts'
import { rangeNote, unclearNote } from './choosePrice.ts'
import { currencyIn, readPagePrice } from './pagePrice.ts'
import type { Markup } from './readMarkup.ts'
import type { ReadProduct } from './ReadProduct.ts'
import { addressOf, descriptionOf, gramsIn, handleIn, lineOf } from './values.ts'

/**
 * Reads a product from the tags of a page for link previews (Open Graph, and its product tags), or from
 * its title alone.
 *
 * @param base what relative addresses belong to
 * @returns nothing for a page without a title
 */
export function readMetaProduct(
  { meta, title }: Markup,
  base: string | undefined,
): (ReadProduct & { readonly isTitleOnly: boolean }) | undefined {
  const value = (...names: readonly string[]) =>
    names.map((name) => meta.get(name)?.[0]).find((content) => content !== undefined)
  const shared = lineOf(value('og:title', 'twitter:title'))
  const name = shared ?? lineOf(title)
  if (name === undefined) return undefined

  const currency = currencyIn(
    value('product:price:currency', 'og:price:currency', 'product:sale_price:currency'),
  )
  const full = value('product:price:amount', 'og:price:amount', 'product:original_price:amount')
  const sale = value('product:sale_price:amount')
  const asked = sale ?? full
  // Some pages have a tag for each variant.
  const all = meta.get(sale === undefined ? 'product:price:amount' : 'product:sale_price:amount')
  const reads = [asked, ...(all ?? [])].flatMap((each) => readPagePrice(each, currency) ?? [])
  const low = Math.min(...reads.map((read) => read.low))
  const high = Math.max(...reads.map((read) => read.high))
  const price = readPagePrice(asked, currency)
  const other = readPagePrice(value('product:original_price:amount') ?? full, currency)
  const isOnSale = price !== undefined && other !== undefined && other.units > price.units
  const description = descriptionOf(value('og:description', 'twitter:description', 'description'))
  const vendor = lineOf(value('product:brand', 'og:brand'))
  const type = lineOf(value('product:category'))
  const sku = value('product:retailer_item_id', 'product:sku')
  const barcode = value('product:gtin', 'product:ean', 'product:isbn', 'product:upc')
  const alts = meta.get('og:image:alt') ?? []
  const pictures =
    meta.get('og:image') ?? meta.get('og:image:url') ?? meta.get('twitter:image') ?? []
  const address = addressOf(value('og:url'), base)
  const weight = gramsIn(
    value('product:weight:value', 'product:shipping_weight:value'),
    value('product:weight:units', 'product:shipping_weight:units'),
  )
  const ownCurrency = currency ?? currencyIn(asked)
  return {
    handle: handleIn(address ?? base),
    address,
    title: name,
    ...(description !== undefined && { description }),
    ...(vendor !== undefined && foldSpelling(vendor) !== '' && { vendor }),
    ...(type !== undefined && { type }),
    tags: (meta.get('product:tag') ?? []).flatMap((tag) => lineOf(tag) ?? []),
    options: [],
    variants: [
      {
        values: [],
        ...(sku !== undefined && { sku }),
        ...(barcode !== undefined && { barcode }),
        ...(price && { price: price.units }),
        ...(isOnSale && { compareAtPrice: other.units }),
        ...(weight !== undefined && { grams: weight }),
      },
    ],
    images: pictures.flatMap((picture, at) => {
      const place = addressOf(picture, base)
      const alt = lineOf(pictures.length === alts.length ? alts[at] : undefined)
      return place === undefined ? [] : [{ address: place, ...(alt !== undefined && { alt }) }]
    }),
    ...(ownCurrency !== undefined && { currency: ownCurrency }),
    currencies: price && ownCurrency !== undefined ? [ownCurrency] : [],
    isMain: true,
    notes: [
      ...(low < high ? [rangeNote(low, high)] : []),
      ...(price?.other === undefined ? [] : [unclearNote(String(asked), price.units, price.other)]),
    ],
    isTitleOnly: shared === undefined && price === undefined,
  }
}
