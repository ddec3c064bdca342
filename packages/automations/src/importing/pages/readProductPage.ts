import type { ImportNote } from '../ImportPlan.ts'
import { optionNames, type OptionNames } from '../optionNames.ts'
import { importNote } from '../SuppliedProduct.ts'
import { rangeNote } from './choosePrice.ts'
import { finishProducts } from './finishProducts.ts'
import { parseBlock, parseJson } from './jsonBlocks.ts'
import { LinkedData } from './linkedData.ts'
import { maxProducts, readLinkedProducts } from './linkedProducts.ts'
import { readMetaProduct } from './metaProduct.ts'
import { maxPageBytes, type PageProblem, type PageReading } from './PageReading.ts'
import { readMarkup, type Markup } from './readMarkup.ts'
import type { PageContext, ReadProduct } from './ReadProduct.ts'
import { readStoreJson } from './storeJson.ts'
import { addressOf } from './values.ts'

function emptyReading(problem: PageProblem): PageReading {
  return { products: [], currencies: [], problem }
}

function isTooLarge(text: string): boolean {
  return text.length > maxPageBytes || new TextEncoder().encode(text).length > maxPageBytes
}

function readJson(
  value: unknown,
  address: string | undefined,
  currency: string | undefined,
  names: OptionNames,
): PageReading {
  const fromStore = readStoreJson(value, address).slice(0, maxProducts)
  if (fromStore.length > 0) return finishProducts(fromStore, 'product-json')
  const context = { base: address, page: undefined, currency, optionNames: names }
  const linked = readLinkedProducts(new LinkedData([value]), context)
  return linked.length === 0 ? emptyReading('no-product') : finishProducts(linked, 'json-ld')
}

/** Chooses between the price of the structured data of a product and that of its tags for link previews. */
function choosePriceOf(
  only: ReadProduct,
  meta: ReadProduct,
  wanted: string | undefined,
): Partial<ReadProduct> {
  const [variant, ...variants] = only.variants
  const [shown] = meta.variants
  if (variants.length > 0 || !variant || shown?.price === undefined) return {}
  const { price } = variant
  const isOther = meta.currency !== undefined && meta.currency !== only.currency
  if (price === undefined) {
    const notes = [...only.notes, ...meta.notes]
    return { variants: [{ ...shown, ...variant }], currencies: meta.currencies, notes }
  }
  if (!isOther || only.currency === undefined) {
    if (price === shown.price) return {}
    const [low, high] = [Math.min(price, shown.price), Math.max(price, shown.price)]
    return { notes: [...only.notes, rangeNote(low, high)] }
  }
  const currencies = [...new Set([...only.currencies, ...meta.currencies])]
  if (meta.currency !== wanted || only.currencies.includes(wanted ?? '')) return { currencies }
  const { compareAtPrice: _, ...rest } = variant
  return {
    variants: [{ ...rest, price: shown.price }],
    currency: wanted,
    currencies,
    notes: meta.notes,
  }
}

/** Adds to the only product of a page what its tags for link previews say besides. */
function complete(
  products: readonly ReadProduct[],
  meta: ReadProduct | undefined,
  wanted: string | undefined,
): readonly ReadProduct[] {
  const [only, ...others] = products
  if (!only || others.length > 0 || !meta) return products
  const currency = only.currency ?? meta.currency
  return [
    {
      ...only,
      handle: only.handle ?? meta.handle,
      ...(only.description === undefined &&
        meta.description !== undefined && { description: meta.description }),
      ...(only.vendor === undefined && meta.vendor !== undefined && { vendor: meta.vendor }),
      ...(only.type === undefined && meta.type !== undefined && { type: meta.type }),
      ...(currency !== undefined && { currency }),
      images: only.images.length > 0 ? only.images : meta.images,
      ...choosePriceOf(only, meta, wanted),
    },
  ]
}

/**
 * Keeps the products that the page says it is about. Where it names none of several, all are kept, and
 * the owner is asked.
 */
function chooseMain(products: readonly ReadProduct[]): {
  readonly products: readonly ReadProduct[]
  readonly notes: readonly ImportNote[]
} {
  if (products.length < 2) return { products, notes: [] }
  const main = products.filter(({ isMain }) => isMain)
  const n = products.length - main.length
  if (main.length > 0 && n > 0) {
    return { products: main, notes: [importNote('info', 'other-products-left-out', { n })] }
  }
  return {
    products,
    notes: [importNote('review', 'several-products', { n: products.length })],
  }
}

function baseOf({ base }: Markup, page: string | undefined, address: string | undefined) {
  return addressOf(base, address ?? page) ?? page ?? address
}

function readPage(
  text: string,
  address: string | undefined,
  currency: string | undefined,
  names: OptionNames,
): PageReading {
  const markup = readMarkup(text)
  if (!markup.hasElements) return emptyReading('no-page')
  const { canonical, meta: tags } = markup
  const page = addressOf(canonical, address) ?? addressOf(tags.get('og:url')?.[0], address)
  const base = baseOf(markup, page, address)
  const context: PageContext = { base, page, currency, optionNames: names }
  const blocks = markup.blocks.filter((block) => block.trim() !== '')
  const parsed = blocks.map(parseBlock)
  const values = parsed.flatMap((block) => (block ? [block.value] : []))
  const isBroken = parsed.length > values.length
  const broken = isBroken ? [importNote('review', 'broken-data')] : []
  const meta = readMetaProduct(markup, context.base)
  for (const source of ['json-ld', 'microdata'] as const) {
    const data = new LinkedData(source === 'json-ld' ? values : markup.items)
    const found = readLinkedProducts(data, context)
    if (found.length === 0) continue
    const { products, notes } = chooseMain(found)
    return finishProducts(complete(products, meta, currency), source, [...broken, ...notes])
  }
  if (!meta) return emptyReading(isBroken ? 'broken-json' : 'no-product')
  const { isTitleOnly, ...read } = meta
  const how = isTitleOnly
    ? importNote('review', 'title-of-page')
    : importNote('info', 'link-preview')
  return finishProducts([read], isTitleOnly ? 'title' : 'meta', [...broken, how])
}

/**
 * Reads the products of a page from its HTML, or from the JSON that a store gives at a product address.
 * Never throws: a text without a product has a reason.
 *
 * @param text at most `maxPageBytes` in UTF-8
 * @param address the web address that it comes from, if it is known, for addresses without a host
 * @param currency the one to take where the page has prices in several. @default the first
 * @param names the names of options that the page has no name for. @default in English
 */
export function readProductPage(
  text: string,
  address?: string,
  currency?: string,
  names: OptionNames = optionNames,
): PageReading {
  const plain = text.replace(/^\uFEFF/u, '').trim()
  if (plain === '') return emptyReading('empty')
  if (isTooLarge(plain)) return emptyReading('too-large')
  const own = addressOf(address)
  if (!/^[[{]/u.test(plain)) return readPage(plain, own, currency, names)
  const json = parseJson(plain)
  return json ? readJson(json.value, own, currency, names) : emptyReading('broken-json')
}
