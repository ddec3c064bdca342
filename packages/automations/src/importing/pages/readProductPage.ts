import { finishProducts } from './finishProducts.ts'
import { LinkedData } from './linkedData.ts'
import { mostProducts, readLinkedProducts } from './linkedProducts.ts'
import { readMetaProduct } from './metaProduct.ts'
import { mostPageBytes, type PageProblem, type PageReading } from './PageReading.ts'
import { readMarkup, type Markup } from './readMarkup.ts'
import type { ReadProduct } from './ReadProduct.ts'
import { readStoreJson } from './storeJson.ts'
import { addressOf } from './values.ts'

function nothing(problem: PageProblem, brokenBlocks = 0): PageReading {
  return { products: [], brokenBlocks, problem }
}

function isTooLarge(text: string): boolean {
  return text.length > mostPageBytes || new TextEncoder().encode(text).length > mostPageBytes
}

function parse(text: string): { readonly value: unknown } | undefined {
  try {
    return { value: JSON.parse(text) }
  } catch {
    return undefined
  }
}

/**
 * Parses a block of structured data. Templates put line ends into its texts and comments, CDATA marks
 * or semicolons around it, which browsers ignore.
 */
function parseBlock(block: string): { readonly value: unknown } | undefined {
  const inner = block
    .replaceAll(/\p{Cc}/gu, ' ')
    .replace(/^[\s;]*(?:\/\/|\/\*)?\s*(?:<!--|<!\[CDATA\[)?(?:\s*\*\/)?/u, '')
    .replace(/(?:\/\/|\/\*)?\s*(?:-->|\]\]>)?(?:\s*\*\/)?[\s;]*$/u, '')
  return parse(block) ?? parse(inner)
}

function readJson(value: unknown, address: string | undefined): PageReading {
  const fromStore = readStoreJson(value, address).slice(0, mostProducts)
  if (fromStore.length > 0) {
    const products = finishProducts(fromStore, () => 'product-json')
    return { products, brokenBlocks: 0 }
  }
  const linked = readLinkedProducts(new LinkedData([value]), address)
  if (linked.length === 0) return nothing('no-product')
  return { products: finishProducts(linked, () => 'json-ld'), brokenBlocks: 0 }
}

/** Adds to the only product of a page what its tags for link previews say besides. */
function complete(
  products: readonly ReadProduct[],
  meta: ReadProduct | undefined,
): readonly ReadProduct[] {
  const [only, ...others] = products
  if (!only || others.length > 0 || !meta) return products
  const [variant, ...variants] = only.variants
  const [shown] = meta.variants
  const needsPrice = variants.length === 0 && variant?.price === undefined
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
      ...(variant && needsPrice && { variants: [{ ...shown, ...variant }], unclear: meta.unclear }),
    },
  ]
}

function baseOf(
  { base, canonical, meta }: Markup,
  address: string | undefined,
): string | undefined {
  const own = addressOf(canonical, address) ?? addressOf(meta.get('og:url')?.[0], address)
  return addressOf(base, address ?? own) ?? own ?? address
}

function readPage(text: string, address: string | undefined): PageReading {
  const markup = readMarkup(text)
  if (!markup.hasElements) return nothing('no-page')
  const base = baseOf(markup, address)
  const parsed = markup.blocks.map(parseBlock)
  const values = parsed.flatMap((block) => (block ? [block.value] : []))
  const brokenBlocks = parsed.length - values.length
  const meta = readMetaProduct(markup, base)
  const linked = readLinkedProducts(new LinkedData(values), base)
  if (linked.length > 0) {
    return { products: finishProducts(complete(linked, meta), () => 'json-ld'), brokenBlocks }
  }
  if (!meta) return nothing('no-product', brokenBlocks)
  const { isTitleOnly, ...read } = meta
  return { products: finishProducts([read], () => (isTitleOnly ? 'title' : 'meta')), brokenBlocks }
}

/**
 * Reads the products of a page from its HTML, or from the JSON that a store gives at a product address.
 * Never throws: a text without a product has a reason.
 *
 * @param text at most `mostPageBytes` in UTF-8
 * @param address the web address that it comes from, if it is known, for addresses without a host
 */
export function readProductPage(text: string, address?: string): PageReading {
  const plain = text.replace(/^\uFEFF/u, '').trim()
  if (plain === '') return nothing('empty')
  if (isTooLarge(plain)) return nothing('too-large')
  const own = addressOf(address)
  if (!/^[[{]/u.test(plain)) return readPage(plain, own)
  const json = parse(plain)
  return json ? readJson(json.value, own) : nothing('broken-json')
}
