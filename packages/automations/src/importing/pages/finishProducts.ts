import { freeHandle, handleOf } from '../../text/handle.ts'
import type { ImportedImage, ImportedProduct } from '../ImportedProduct.ts'
import { distinctVariants } from './distinctVariants.ts'
import type { PageField, PageProduct, PageSource } from './PageReading.ts'
import type { ReadProduct } from './ReadProduct.ts'

/** Lists each picture once, those of variants with the others. */
function allImages({ images, variants }: ReadProduct): ImportedImage[] {
  const byAddress = new Map(images.map((image) => [image.address, image]))
  for (const { image } of variants) {
    if (image !== undefined && !byAddress.has(image)) byAddress.set(image, { address: image })
  }
  return [...byAddress.values()]
}

function isMissing(product: ImportedProduct): Readonly<Record<PageField, boolean>> {
  const { description, vendor, type, tags, currency, variants, images } = product
  return {
    description: description === undefined,
    vendor: vendor === undefined,
    type: type === undefined,
    tags: tags.length === 0,
    price: variants.some(({ price }) => price === undefined),
    currency: currency === undefined,
    sku: variants.some(({ sku }) => sku === undefined),
    barcode: variants.some(({ barcode }) => barcode === undefined),
    images: images.length === 0,
  }
}

/**
 * Completes what was read: a handle for each product, options by which its variants can be told apart,
 * each picture once, and a list of what is missing.
 */
export function finishProducts(
  products: readonly ReadProduct[],
  sourceOf: (product: ReadProduct) => PageSource,
): PageProduct[] {
  const taken = new Set<string>()
  return products.map((read) => {
    const { address: _, unclear, handle, ...fields } = read
    const wanted = handleOf(handle ?? '') || handleOf(read.title) || 'product'
    const free = freeHandle(wanted, (each) => taken.has(each))
    taken.add(free)
    const product: ImportedProduct = {
      ...fields,
      ...distinctVariants(read.options, read.variants, []),
      images: allImages(read),
      handle: free,
    }
    const fieldsMissing = isMissing(product)
    const missing = (Object.keys(fieldsMissing) as PageField[]).filter(
      (field) => fieldsMissing[field],
    )
    return { product, source: sourceOf(read), missing, unclear }
  })
}
