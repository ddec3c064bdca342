import { limits } from '../check/limits.ts'
import { endings, endPrice, isEnding } from '../money/endings.ts'
import { addToPrice, raisePrice, writePrice } from '../money/price.ts'
import { foldCase } from '../text/fold.ts'
import { freeHandle, handleOf } from '../text/handle.ts'
import { descriptionHtml } from '../text/safeHtml.ts'
import { cleanTexts } from './cleanTexts.ts'
import type { ImportedProduct, ImportedVariant } from './ImportedProduct.ts'
import type { ImportNote, SettledProduct } from './ImportPlan.ts'
import { importNote, type SuppliedProduct } from './SuppliedProduct.ts'
import { maxOptions } from './targets.ts'

const isHandle = /^[a-z\d](?:-?[a-z\d]){0,126}$/u

/** Rule that computes prices. */
export type PriceRule =
  | { readonly kind: 'same' }
  /** Of the price itself, or of what the owner pays. */
  | { readonly kind: 'multiply'; readonly of: 'price' | 'cost'; readonly by: number }
  /** In the currency, with at most four digits behind the point. */
  | { readonly kind: 'add'; readonly amount: number }

/** Settings of the member for all products of an import. */
export interface ImportSettings {
  readonly price: PriceRule
  /** The name of an ending, or `none`. */
  readonly ending: string
  /** The vendor of all products, or of those without one. @default as the source says */
  readonly vendor?: string
  readonly isVendorForAll?: boolean
  readonly status: 'draft' | 'active'
  readonly hasImages: boolean
}

/** Returns the price that a variant gets by the settings; nothing where the source does not give it. */
export function priceOf({ price, cost }: ImportedVariant, { price: rule, ending }: ImportSettings) {
  const base = rule.kind === 'multiply' && rule.of === 'cost' ? cost : price
  if (base === undefined) return undefined
  const made =
    rule.kind === 'multiply'
      ? raisePrice(base, (rule.by - 1) * 100, 2)
      : rule.kind === 'add'
        ? addToPrice(base, rule.amount)
        : base
  return isEnding(ending) ? endPrice(made, endings[ending]) : made
}

function settleVariant(
  variant: ImportedVariant,
  settings: ImportSettings,
  values: readonly string[],
  notes: ImportNote[],
): ImportedVariant {
  const { compareAtPrice, image } = variant
  const price = priceOf(variant, settings)
  const [row] = variant.rows ?? []
  const place = row === undefined ? {} : { row }
  const isFake = compareAtPrice !== undefined && price !== undefined && compareAtPrice <= price
  if (price === undefined) notes.push(importNote('review', 'no-price', undefined, place))
  if (isFake) {
    const text = writePrice(compareAtPrice, 2)
    notes.push(importNote('info', 'not-above', { text }, place))
  }
  const losesPrice = price === undefined && variant.price !== undefined
  const losesImage = image !== undefined && !settings.hasImages
  // Leaving properties out takes much longer than copying them all, and is rare.
  const kept =
    losesPrice || isFake || losesImage
      ? withoutParts(variant, { isFake, hasImages: settings.hasImages })
      : variant
  return price === undefined ? { ...kept, values } : { ...kept, values, price }
}

/** Copies a variant without its price, a compare-at price that is none, and a picture that is not wanted. */
function withoutParts(
  variant: ImportedVariant,
  { isFake, hasImages }: { readonly isFake: boolean; readonly hasImages: boolean },
): ImportedVariant {
  const { price: _, compareAtPrice, image, ...rest } = variant
  return {
    ...rest,
    ...(compareAtPrice !== undefined && !isFake && { compareAtPrice }),
    ...(image !== undefined && hasImages && { image }),
  }
}

/** Leaves out variants whose options an earlier one has, or that lack the value of an option. */
function distinctVariants(
  variants: readonly ImportedVariant[],
  options: number,
  notes: ImportNote[],
): readonly ImportedVariant[] {
  if (variants.length === 1) return variants
  const seen = new Map<string, number | undefined>()
  return variants.filter(({ values, rows: [row] = [] }) => {
    const own = Array.from({ length: options }, (_, at) => values[at]?.trim() ?? '')
    const key = foldCase(own.join('\0'))
    const place = row === undefined ? {} : { row }
    if (own.includes('')) {
      notes.push(importNote('conflict', 'no-option', undefined, place))
      return false
    }
    if (!seen.has(key)) {
      seen.set(key, row)
      return true
    }
    const first = seen.get(key)
    notes.push(importNote('conflict', 'same-options', { first: (first ?? 0) + 1 }, place))
    return false
  })
}

/** Keeps the options that have a name and a value, with names that differ, at most three. */
function settleOptions({ options, variants }: ImportedProduct): readonly number[] {
  const names = new Set<string>()
  return options
    .flatMap((name, at) => {
      const folded = foldCase(name.trim())
      const isUsed = variants.some(({ values }) => (values[at] ?? '').trim() !== '')
      if (folded === '' || !isUsed || names.has(folded)) return []
      names.add(folded)
      return at
    })
    .slice(0, maxOptions)
}

/** Leaves out the picture of a variant that is none of the product. */
function withKnownImage(variant: ImportedVariant, addresses: ReadonlySet<string>): ImportedVariant {
  if (variant.image === undefined || addresses.has(variant.image)) return variant
  const { image: _, ...rest } = variant
  return rest
}

/** Products as they are written, with what is to be said about them. */
export interface Settled {
  readonly product: SettledProduct
  readonly notes: readonly ImportNote[]
  readonly rows: readonly number[]
  readonly hasOwnHandle: boolean
}

/**
 * Makes a product ready to be written: with the settings applied, its description made safe, at most
 * three options that tell its variants apart, and pictures up to the limit of the store.
 */
export function settleProduct(
  { product: supplied, notes: earlier, rows, hasOwnHandle }: SuppliedProduct,
  settings: ImportSettings,
): Settled {
  const notes: ImportNote[] = [...earlier]
  const product = cleanTexts(supplied, notes)
  const kept = settleOptions(product)
  const variants = distinctVariants(
    product.variants.map((variant) => {
      const values = kept.map((at) => variant.values[at]?.trim() ?? '')
      return settleVariant(variant, settings, values, notes)
    }),
    kept.length,
    notes,
  )
  const vendor = settings.vendor?.trim() ?? ''
  const isOwn = vendor !== '' && (settings.isVendorForAll === true || product.vendor === undefined)
  const images = settings.hasImages ? product.images.slice(0, limits.images) : []
  if (images.length === 0 && settings.hasImages) notes.push(importNote('review', 'no-image'))
  const others = product.images.length - images.length
  if (settings.hasImages && others > 0) {
    notes.push(importNote('review', 'too-many-images', { n: others }))
  }
  if (variants.length > limits.variants) notes.push(importNote('conflict', 'too-many-variants'))
  const addresses = new Set(images.map(({ address }) => address))
  const description = descriptionHtml(product.description ?? '')
  const { description: _, ...rest } = product
  return {
    product: {
      ...rest,
      handle: isHandle.test(product.handle)
        ? product.handle
        : handleOf(product.handle) || 'product',
      ...(description !== '' && { description }),
      ...(isOwn && { vendor }),
      options: kept.map((at) => product.options[at]?.trim() ?? ''),
      variants: variants.map((variant) => withKnownImage(variant, addresses)),
      images,
      status: settings.status,
      isPublished: true,
    },
    notes,
    rows,
    hasOwnHandle,
  }
}

/**
 * Gives each product a handle of its own. One that the source gives to two products is a conflict of
 * the second; one that is made from a title gets a number.
 *
 * @param taken handles of other products of the store
 * @param isFixed whether a product keeps its handle, as it is one of the store
 */
export function withFreeHandles(
  all: readonly Settled[],
  taken: ReadonlySet<string> = new Set(),
  isFixed: (at: number) => boolean = () => false,
): Settled[] {
  const used = new Set(all.flatMap(({ product }, at) => (isFixed(at) ? product.handle : [])))
  return all.map((settled, at) => {
    if (isFixed(at)) return settled
    const { product, notes, hasOwnHandle } = settled
    const isTaken = (handle: string) => used.has(handle) || taken.has(handle)
    if (!isTaken(product.handle)) {
      used.add(product.handle)
      return settled
    }
    if (hasOwnHandle) {
      const note = importNote('conflict', 'duplicate-handle', { handle: product.handle })
      return { ...settled, notes: [...notes, note] }
    }
    const handle = freeHandle(product.handle, isTaken)
    used.add(handle)
    const note = importNote('review', 'same-handle', { handle })
    return { ...settled, product: { ...product, handle }, notes: [...notes, note] }
  })
}
