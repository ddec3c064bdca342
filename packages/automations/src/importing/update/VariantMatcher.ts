import type { BulkImporterOptions } from '../../automations/bulk-products-importer/options.ts'
import { optionValueKeys } from '../../products/cells.ts'
import { foldCase } from '../../text/fold.ts'
import type { ImportNote } from '../ImportPlan.ts'
import type { ImportedVariant } from '../ImportedProduct.ts'
import { importNote } from '../SuppliedProduct.ts'
import { isWholeCode, skuKey } from './codeKeys.ts'
import type { StoreVariant, StoreVariants } from './StoreVariants.ts'

/** Ways in which a row of a list matches a variant of the store, the surest first. */
const ways = ['sku', 'barcode', 'options', 'number'] as const

/** The variant of the store that a row of a list is, or why it can be none or several. */
export type RowMatch =
  | {
      readonly kind: 'found'
      readonly variant: StoreVariant
      readonly by: (typeof ways)[number]
      readonly notes: readonly ImportNote[]
    }
  | {
      readonly kind: 'refused'
      readonly note: ImportNote
      /** The variants that it could be. */
      readonly candidates: readonly StoreVariant[]
    }
  | { readonly kind: 'none' }

/** Facts of a row besides its variant. */
export interface RowFacts {
  readonly row: number
  /** The code that a spreadsheet damaged, if there is no other code to go by. */
  readonly damaged: string | undefined
  /** The handle that the list gives, if it does. */
  readonly handle: string | undefined
}

/** Whether one way to match is surer than another. */
export function isMoreCertain(one: RowMatch, other: RowMatch): boolean {
  if (one.kind !== 'found' || other.kind !== 'found') return false
  return ways.indexOf(one.by) < ways.indexOf(other.by)
}

const none: RowMatch = { kind: 'none' }

/** Finds the variants of the store that the rows of a list are. */
export class VariantMatcher {
  readonly #store: StoreVariants
  readonly #bySku: boolean
  readonly #byBarcode: boolean

  constructor(store: StoreVariants, match: BulkImporterOptions['match']) {
    this.#store = store
    this.#bySku = match !== 'barcode'
    this.#byBarcode = match !== 'sku'
  }

  /** Finds the variant that a row is: by its SKU, else its barcode, else its handle and options. */
  find(variant: ImportedVariant, facts: RowFacts): RowMatch {
    const place = { row: facts.row }
    const sku = this.#bySku ? (variant.sku ?? '') : ''
    const barcode = this.#byBarcode ? (variant.barcode ?? '') : ''
    const withBarcode = barcode === '' ? [] : this.#store.withBarcode(barcode)
    const bySku = sku === '' ? none : this.#findSku(sku, barcode, withBarcode, place)
    if (bySku.kind !== 'none') return bySku
    const byBarcode = this.#findBarcode(barcode, variant, withBarcode, place)
    if (byBarcode.kind !== 'none') return byBarcode
    if (facts.damaged !== undefined) {
      const note = importNote('conflict', 'damaged-row', { text: facts.damaged }, place)
      return { kind: 'refused', note, candidates: [] }
    }
    const byNumber = sku === '' ? none : this.#findNumber(sku, place)
    if (byNumber.kind !== 'none' || sku !== '' || barcode !== '') return byNumber
    return this.#findOptions(variant, facts.handle)
  }

  #findSku(
    sku: string,
    barcode: string,
    withBarcode: readonly StoreVariant[],
    place: { readonly row: number },
  ): RowMatch {
    const found = this.#store.withSku(sku)
    const [first] = found
    if (!first) return none
    if (found.length > 1) {
      const both = found.filter((one) => withBarcode.includes(one))
      if (both.length === 1) return { kind: 'found', variant: both[0]!, by: 'sku', notes: [] }
      const note = importNote('conflict', 'ambiguous-sku', { sku, n: found.length }, place)
      return { kind: 'refused', note, candidates: found }
    }
    const [other] = withBarcode
    const isElsewhere = other !== undefined && !withBarcode.includes(first)
    const notes = isElsewhere
      ? [
          importNote(
            'review',
            'barcode-elsewhere',
            { barcode, sku: nameOf(this.#store, other) },
            place,
          ),
        ]
      : []
    return { kind: 'found', variant: first, by: 'sku', notes }
  }

  #findBarcode(
    barcode: string,
    { sku = '' }: ImportedVariant,
    found: readonly StoreVariant[],
    place: { readonly row: number },
  ): RowMatch {
    const [first] = found
    if (!first) return none
    if (found.length > 1) {
      const note = importNote('conflict', 'ambiguous-barcode', { barcode, n: found.length }, place)
      return { kind: 'refused', note, candidates: found }
    }
    const notes: ImportNote[] = []
    if (!isWholeCode(barcode) && barcode !== first.barcode) {
      const store = first.barcode.replace(/^'/u, '')
      notes.push(importNote('review', 'barcode-zeros', { barcode, store }, place))
    }
    if (sku !== '' && first.sku !== '' && skuKey(sku) !== skuKey(first.sku)) {
      notes.push(importNote('info', 'by-barcode', { sku: first.sku }, place))
    }
    return { kind: 'found', variant: first, by: 'barcode', notes }
  }

  /** Finds an SKU that lost its zeros in a spreadsheet, if only one can be meant. */
  #findNumber(sku: string, place: { readonly row: number }): RowMatch {
    const found = this.#store.withNumber(sku)
    const [first] = found
    if (!first) return none
    if (found.length > 1) {
      const note = importNote('conflict', 'ambiguous-sku', { sku, n: found.length }, place)
      return { kind: 'refused', note, candidates: found }
    }
    const note = importNote('review', 'sku-zeros', { sku, store: first.sku }, place)
    return { kind: 'found', variant: first, by: 'number', notes: [note] }
  }

  /** Finds the variant of a product of the store by its options, for a list without codes. */
  #findOptions({ values }: ImportedVariant, handle: string | undefined): RowMatch {
    const product = handle === undefined ? undefined : this.#store.withHandle(handle)
    if (product === undefined) return none
    const variants = this.#store.ofProduct(product)
    const key = foldCase(values.filter((value) => value !== '').join('\0'))
    const found = variants.filter(({ row }) => this.#optionsOf(row) === key)
    const [only] = found.length === 1 ? found : values.length === 0 ? variants : []
    const isSure = only !== undefined && (found.length === 1 || variants.length === 1)
    return isSure ? { kind: 'found', variant: only, by: 'options', notes: [] } : none
  }

  #optionsOf(row: number): string {
    const { products } = this.#store
    const values = optionValueKeys.map((key) => products.text(row, key).trim())
    return foldCase(values.filter((value) => value !== '').join('\0'))
  }
}

/** Names a variant: by its SKU, else by the handle of its product. */
function nameOf({ products }: StoreVariants, { sku, product }: StoreVariant): string {
  return sku || (products.products[product]?.handle ?? '')
}
