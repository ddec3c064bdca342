import { writePrice } from '../money/price.ts'
import type { ProductTable } from '../products/ProductTable.ts'
import { foldCase } from '../text/fold.ts'
import { readExportProduct, withoutRows } from './exportProduct.ts'
import { goneProducts } from './goneProducts.ts'
import type {
  FieldChange,
  GoneProduct,
  ImportField,
  ImportNote,
  KeptField,
  SettledProduct,
  SettledVariant,
} from './ImportPlan.ts'
import type { Settled } from './settle.ts'
import { importNote } from './SuppliedProduct.ts'
import { barcodeKey, skuKey } from './update/codeKeys.ts'

/** The SKUs and handles of an open export. */
export class ExportIndex {
  readonly table: ProductTable
  /** All handles. */
  readonly handles: ReadonlySet<string>
  readonly #bySku = new Map<string, number>()
  readonly #byHandle = new Map<string, number>()
  readonly #read = new Map<number, SettledProduct>()

  constructor(table: ProductTable) {
    this.table = table
    const column = table.columns.find('sku')
    for (const [at, product] of table.products.entries()) {
      if (!this.#byHandle.has(product.handle)) this.#byHandle.set(product.handle, at)
      if (column === undefined) continue
      for (let row = product.firstRow; row < product.endRow; row += 1) {
        if (table.table.isBlank(row, column)) continue
        const key = skuKey(table.table.text(row, column))
        if (key !== '' && !this.#bySku.has(key)) this.#bySku.set(key, at)
      }
    }
    this.handles = new Set(this.#byHandle.keys())
  }

  /** Finds the product that has an SKU, by its index. */
  withSku(sku: string): number | undefined {
    return this.#bySku.get(skuKey(sku))
  }

  withHandle(handle: string): number | undefined {
    return this.#byHandle.get(handle)
  }

  /** Reads a product; each once. */
  product(at: number): SettledProduct {
    const known = this.#read.get(at)
    if (known) return known
    const read = readExportProduct(this.table, this.table.products[at]!)
    this.#read.set(at, read)
    return read
  }
}

/** Finds the product of an export that most of the SKUs of an imported one are of, else by its handle. */
export function findMatch(
  index: ExportIndex,
  { product, hasOwnHandle }: Settled,
): number | undefined {
  const counts = new Map<number, number>()
  const skus = product.variants.flatMap(({ sku }) => sku ?? [])
  for (const sku of skus) {
    const found = index.withSku(sku)
    if (found !== undefined) counts.set(found, (counts.get(found) ?? 0) + 1)
  }
  const [best] = [...counts].toSorted(([, one], [, other]) => other - one)
  if (best) return best[0]
  // Without SKUs, and where the source gives it, the handle tells.
  return skus.length === 0 || hasOwnHandle ? index.withHandle(product.handle) : undefined
}

function optionsKey({ values }: SettledVariant): string {
  return foldCase(values.join('\0'))
}

/** The variants of a product in the export; of several with the same SKU or options, the first counts. */
class VariantIndex {
  readonly #variants: readonly SettledVariant[]
  readonly #bySku = new Map<string, SettledVariant>()
  readonly #byOptions = new Map<string, SettledVariant>()

  constructor(variants: readonly SettledVariant[]) {
    this.#variants = variants
    for (const variant of variants) {
      const sku = skuKey(variant.sku ?? '')
      const options = optionsKey(variant)
      if (!this.#bySku.has(sku)) this.#bySku.set(sku, variant)
      if (!this.#byOptions.has(options)) this.#byOptions.set(options, variant)
    }
  }

  /**
   * Finds the variant that is the same: by its SKU, its options, or as the only one of a product.
   *
   * @param isOnly whether the other product has only one as well
   */
  find(variant: SettledVariant, isOnly: boolean): SettledVariant | undefined {
    const { sku = '' } = variant
    return (
      (sku === '' ? undefined : this.#bySku.get(skuKey(sku))) ??
      this.#byOptions.get(optionsKey(variant)) ??
      (isOnly && this.#variants.length === 1 ? this.#variants[0] : undefined)
    )
  }
}

function optionText({ values }: SettledVariant): string {
  return values.join(' / ')
}

function priceText(units: number | undefined): string {
  return units === undefined ? '' : writePrice(units, 2)
}

const tagKey = (tags: readonly string[]) => tags.map(foldCase).toSorted().join('\0')

/** A field, the property that it is read from, and how it reads. */
type FieldText<Type> = readonly [ImportField, keyof Type, (of: Type) => string]

const productFields: readonly FieldText<SettledProduct>[] = [
  ['title', 'title', ({ title }) => title],
  ['description', 'description', ({ description = '' }) => description],
  ['vendor', 'vendor', ({ vendor = '' }) => vendor],
  ['type', 'type', ({ type = '' }) => type],
  ['tags', 'tags', ({ tags }) => tags.join(', ')],
  ['images', 'images', ({ images }) => images.map(({ address }) => address).join('\n')],
]

const variantFields: readonly FieldText<SettledVariant>[] = [
  ['options', 'values', optionText],
  ['sku', 'sku', ({ sku = '' }) => sku],
  ['barcode', 'barcode', ({ barcode = '' }) => barcode.replace(/^'/u, '')],
  ['price', 'price', ({ price }) => priceText(price)],
  ['compareAtPrice', 'compareAtPrice', ({ compareAtPrice }) => priceText(compareAtPrice)],
  ['cost', 'cost', ({ cost }) => priceText(cost)],
  ['grams', 'grams', ({ grams }) => (grams === undefined ? '' : String(grams))],
  ['inventory', 'inventory', ({ inventory }) => (inventory === undefined ? '' : String(inventory))],
]

/** Lists how a product will differ from the one in the export. */
function changesOf(
  before: SettledProduct,
  after: SettledProduct,
  index: VariantIndex,
): FieldChange[] {
  const changes: FieldChange[] = []
  for (const [field, key, textOf] of productFields) {
    if (before[key] === after[key]) continue
    const [from, to] = [textOf(before), textOf(after)]
    const isSame = from === to || (field === 'tags' && tagKey(before.tags) === tagKey(after.tags))
    if (!isSame) changes.push({ field, from, to })
  }
  const isOnly = after.variants.length === 1
  for (const [at, variant] of after.variants.entries()) {
    const earlier = index.find(variant, isOnly)
    for (const [field, key, textOf] of variantFields) {
      if (earlier?.[key] === variant[key]) continue
      const [from, to] = [earlier ? textOf(earlier) : '', textOf(variant)]
      if (from !== to) changes.push({ field, variant: at, from, to })
    }
  }
  return changes
}

/** Lists the values of a merged product that its source does not give. */
function keptFrom(source: SettledProduct, merged: SettledProduct): KeptField[] {
  const kept: KeptField[] = []
  for (const [field, , textOf] of productFields) {
    if (textOf(source) === '' && textOf(merged) !== '') kept.push({ field })
  }
  if (source.options.join('\0') !== merged.options.join('\0')) kept.push({ field: 'options' })
  for (const [variant, own] of merged.variants.entries()) {
    const given = source.variants[variant]
    for (const [field, , textOf] of variantFields) {
      const isGiven = given !== undefined && textOf(given) !== ''
      if (!isGiven && textOf(own) !== '') kept.push({ field, variant })
    }
  }
  return kept
}

/** Returns the codes of a variant that are the same in the source but for how they are written. */
function sameCodes(
  { sku, barcode }: SettledVariant,
  earlier: SettledVariant,
): Pick<SettledVariant, 'sku' | 'barcode'> {
  const isSku =
    sku !== undefined && earlier.sku !== undefined && skuKey(sku) === skuKey(earlier.sku)
  const isBarcode =
    barcode !== undefined &&
    earlier.barcode !== undefined &&
    barcodeKey(barcode) === barcodeKey(earlier.barcode)
  return {
    ...(isSku && { sku: earlier.sku }),
    ...(isBarcode && { barcode: earlier.barcode }),
  }
}

/**
 * Gives a variant the values of the export where the source has none, its options, and its codes as
 * the store writes them.
 */
function mergeVariant(
  variant: SettledVariant,
  earlier: SettledVariant | undefined,
  keepsOptions: boolean,
): SettledVariant {
  if (!earlier) return variant
  const { rows: _, ...before } = earlier
  return {
    ...before,
    ...variant,
    ...sameCodes(variant, earlier),
    ...(keepsOptions && { values: earlier.values }),
  }
}

/**
 * Merges a product with the one in the export that it is: what the source does not say stays as it is,
 * so that no empty cell deletes it, and so do its handle, its status and the options of its variants,
 * so that they keep their IDs. Its variants that the source lacks stay as well, unless its options
 * change.
 */
function mergeProducts(
  before: SettledProduct,
  product: SettledProduct,
  index: VariantIndex,
): { readonly product: SettledProduct; readonly hasNewIds: boolean; readonly deletes: number } {
  const isOnly = product.variants.length === 1
  const pairs = product.variants.map((variant) => ({
    variant,
    earlier: index.find(variant, isOnly),
  }))
  const keepsOptions =
    product.options.length === before.options.length || pairs.every(({ earlier }) => earlier)
  const variants = pairs.map(({ variant, earlier }) => mergeVariant(variant, earlier, keepsOptions))
  const keys = new Set(variants.map((variant) => optionsKey(variant)))
  // A new variant can have the options of one that keeps its own; then those of the source count.
  const isClear = keys.size === variants.length
  const keepsIds = keepsOptions && isClear
  const found = new Set(pairs.map(({ earlier }) => earlier))
  const missing = before.variants
    .filter((variant) => !found.has(variant))
    .map((variant) => withoutRows(variant))
  return {
    product: {
      ...before,
      ...product,
      title: product.title || before.title,
      handle: before.handle,
      status: before.status,
      isPublished: before.isPublished,
      tags: product.tags.length > 0 ? product.tags : before.tags,
      images: product.images.length > 0 ? product.images : before.images,
      options: keepsIds ? before.options : product.options,
      variants: keepsIds
        ? [...variants, ...missing]
        : isClear
          ? variants
          : pairs.map(({ variant, earlier }) => mergeVariant(variant, earlier, false)),
    },
    hasNewIds: !keepsIds,
    deletes: keepsIds ? 0 : countDeleted(before, product),
  }
}

/** Counts the variants of the store that an import deletes, as it has none with their options. */
function countDeleted(before: SettledProduct, after: SettledProduct): number {
  if (before.options.length !== after.options.length) return before.variants.length
  const keys = new Set(after.variants.map((variant) => optionsKey(variant)))
  return before.variants.filter((variant) => !keys.has(optionsKey(variant))).length
}

/** A product compared with the export. */
export interface Compared {
  readonly settled: Settled
  readonly changes: readonly FieldChange[]
  readonly kept: readonly KeptField[]
}

/** Compares a product with the one in the export that it is. */
export function compareProduct(index: ExportIndex, at: number, settled: Settled): Compared {
  const before = index.product(at)
  // A title that is only the SKU stands in for none, which the export has.
  const hasTitle = settled.notes.every(({ code }) => code !== 'no-title')
  const given = hasTitle ? settled.product : { ...settled.product, title: '' }
  const variants = new VariantIndex(before.variants)
  const { product, hasNewIds, deletes } = mergeProducts(before, given, variants)
  const elsewhere = product.variants.flatMap(({ sku, rows: [row] = [] }): ImportNote[] => {
    const other = sku === undefined ? undefined : index.withSku(sku)
    if (sku === undefined || other === undefined || other === at) return []
    const { handle } = index.product(other)
    return [
      importNote('review', 'other-product', { sku, handle }, row === undefined ? {} : { row }),
    ]
  })
  const changes = changesOf(before, product, variants)
  // A price of the store counts where the source has none.
  const priced = new Set(
    product.variants.flatMap(({ price, rows: [row] = [] }) => (price === undefined ? [] : row)),
  )
  const hasImages = product.images.length > 0
  const notes = settled.notes.filter(
    ({ code, row }) =>
      code !== 'no-title' &&
      !(code === 'no-price' && priced.has(row)) &&
      !(code === 'no-image' && hasImages),
  )
  return {
    settled: {
      ...settled,
      product,
      notes: [
        ...notes,
        ...elsewhere,
        ...(hasNewIds ? [importNote('review', 'new-ids')] : []),
        ...(deletes > 0 ? [importNote('review', 'variants-deleted', { n: deletes })] : []),
      ],
    },
    changes,
    kept: keptFrom(given, product),
  }
}

/**
 * Lists the products of an export that a supplier no longer lists, as `goneProducts` does.
 *
 * @param matched the products that are listed, by their index
 * @param skus all SKUs that are listed
 */
export function findGone(
  { table }: ExportIndex,
  matched: ReadonlySet<number>,
  skus: Iterable<string>,
): GoneProduct[] {
  const listed = new Set(Array.from(skus, skuKey))
  return goneProducts(table, matched, (row) => listed.has(skuKey(table.text(row, 'sku'))))
}
