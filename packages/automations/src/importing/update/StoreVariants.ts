import { addToGroup } from '../../addToGroup.ts'
import { isDamagedCode } from '../../check/damagedCodes.ts'
import type { ProductTable } from '../../products/ProductTable.ts'
import { barcodeKey, numberKey, skuKey } from './codeKeys.ts'

/** A variant of an open export. */
export interface StoreVariant {
  /** The index of its product in the table. */
  readonly product: number
  /** Its place among the variants of its product. */
  readonly place: number
  /** Its row in the table. */
  readonly row: number
  /** As the store writes it; empty for none. */
  readonly sku: string
  /** As the store writes it; empty for none. */
  readonly barcode: string
}

type Index = Map<string, StoreVariant[]>

const none: readonly StoreVariant[] = []

/** The variants of an open export, by their codes. */
export class StoreVariants {
  readonly products: ProductTable
  /** In the order of the file. */
  readonly all: readonly StoreVariant[]
  readonly #bySku: Index = new Map()
  readonly #byNumber: Index = new Map()
  readonly #byBarcode: Index = new Map()
  /** The place of the first variant of each product in the list of all. */
  readonly #starts: readonly number[]
  readonly #byHandle = new Map<string, number>()

  constructor(products: ProductTable) {
    this.products = products
    const all: StoreVariant[] = []
    const starts: number[] = []
    for (const [index, product] of products.products.entries()) {
      if (!this.#byHandle.has(product.handle)) this.#byHandle.set(product.handle, index)
      starts.push(all.length)
      for (const [place, row] of products.variantRows(product).entries()) {
        const variant = {
          product: index,
          place,
          row,
          sku: products.text(row, 'sku').trim(),
          barcode: products.text(row, 'barcode').trim(),
        }
        all.push(variant)
        this.#index(variant)
      }
    }
    this.all = all
    this.#starts = starts
  }

  #index(variant: StoreVariant): void {
    const { sku, barcode } = variant
    // The last digits of a damaged code are lost, so that it is the code of nothing.
    if (sku !== '' && !isDamagedCode(sku)) {
      addToGroup(this.#bySku, skuKey(sku), variant)
      const number = numberKey(sku)
      if (number !== undefined) addToGroup(this.#byNumber, number, variant)
    }
    if (barcode !== '' && !isDamagedCode(barcode)) {
      addToGroup(this.#byBarcode, barcodeKey(barcode), variant)
    }
  }

  /** Finds the variants that have an SKU, but for capitals, spaces and an apostrophe. */
  withSku(sku: string): readonly StoreVariant[] {
    return this.#bySku.get(skuKey(sku)) ?? none
  }

  /** Finds the variants whose SKU is the same number, but for zeros in front. */
  withNumber(sku: string): readonly StoreVariant[] {
    const number = numberKey(sku)
    return number === undefined ? none : (this.#byNumber.get(number) ?? none)
  }

  /** Finds the variants that have a barcode, but for zeros in front. */
  withBarcode(barcode: string): readonly StoreVariant[] {
    return this.#byBarcode.get(barcodeKey(barcode)) ?? none
  }

  /** Finds the product that has a handle, by its index. */
  withHandle(handle: string): number | undefined {
    return this.#byHandle.get(handle)
  }

  /** Lists the variants of a product. */
  ofProduct(index: number): readonly StoreVariant[] {
    return this.all.slice(this.#starts[index], this.#starts[index + 1])
  }
}
