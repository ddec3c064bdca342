import { freeHandle, handleOf } from '../../text/handle.ts'
import type { ImportedImage, ImportedProduct } from '../ImportedProduct.ts'
import type { ImportField, ImportNote } from '../ImportPlan.ts'
import { importNote } from '../SuppliedProduct.ts'
import { distinctVariants } from './distinctVariants.ts'
import type { PageReading, PageSource } from './PageReading.ts'
import type { ReadProduct } from './ReadProduct.ts'

/** Lists each picture once, those of variants with the others. */
function allImages({ images, variants }: ReadProduct): ImportedImage[] {
  const byAddress = new Map(images.map((image) => [image.address, image]))
  for (const { image } of variants) {
    if (image !== undefined && !byAddress.has(image)) byAddress.set(image, { address: image })
  }
  return [...byAddress.values()]
}

/** Lists what the source does not say, or not for every variant; a price and pictures are missed later. */
function missingNotes({
  description,
  vendor,
  type,
  tags,
  currency,
  variants,
}: ImportedProduct): ImportNote[] {
  const isMissing = {
    description: description === undefined,
    vendor: vendor === undefined,
    type: type === undefined,
    tags: tags.length === 0,
    currency: currency === undefined,
    sku: variants.some(({ sku }) => sku === undefined),
    barcode: variants.some(({ barcode }) => barcode === undefined),
  } satisfies Partial<Record<ImportField | 'currency', boolean>>
  const fields = Object.entries(isMissing).flatMap(([field, isSo]) => (isSo ? field : []))
  return fields.length > 0 ? [importNote('info', 'not-on-page', { target: fields.join(' ') })] : []
}

/** Says in what currencies prices are, once for each, and which was chosen of several. */
function currencyNotes(
  { currency, currencies }: ReadProduct,
  isFirst: boolean,
): readonly ImportNote[] {
  if (currency === undefined) return []
  if (currencies.length > 1) {
    return [
      importNote('review', 'several-currencies', { currencies: currencies.join(', '), currency }),
    ]
  }
  return isFirst ? [importNote('info', 'page-currency', { currency })] : []
}

/**
 * Completes what was read: a handle for each product, options by which its variants can be told apart,
 * each picture once, and notes on what is missing.
 *
 * @param ofPage notes on the page as a whole
 */
export function finishProducts(
  products: readonly ReadProduct[],
  source: PageSource,
  ofPage: readonly ImportNote[] = [],
): PageReading {
  const taken = new Set<string>()
  const known = new Set<string>()
  const finished = products.map((read, at) => {
    const { address: _, currencies, isMain: __, notes, handle, ...fields } = read
    const wanted = handleOf(handle ?? '') || handleOf(read.title) || 'product'
    const free = freeHandle(wanted, (each) => taken.has(each))
    taken.add(free)
    const product: ImportedProduct = {
      ...fields,
      ...distinctVariants(read.options, read.variants, []),
      images: allImages(read),
      handle: free,
    }
    const isFirst = read.currency !== undefined && !known.has(read.currency)
    for (const each of currencies) known.add(each)
    return {
      product,
      source,
      notes: [
        ...(at === 0 ? ofPage : []),
        ...notes,
        ...currencyNotes(read, isFirst),
        ...missingNotes(product),
      ],
    }
  })
  return { products: finished, currencies: [...known] }
}
