import { readCell, writeCell } from '../../csv/cells.ts'
import { findFileDigits } from '../../money/fileDigits.ts'
import { writePrice } from '../../money/price.ts'
import type { Patch } from '../../patches/Patch.ts'
import type { NoteTone } from '../../plan/Plan.ts'
import { priceAt } from '../../products/cells.ts'
import type { ProductTable } from '../../products/ProductTable.ts'
import type { FieldChange, ImportNote, ImportNoteCode } from '../ImportPlan.ts'
import type { ImportedVariant } from '../ImportedProduct.ts'
import type { MatchedColumn } from '../MatchedColumn.ts'
import { importNote } from '../SuppliedProduct.ts'
import { isGtin, tidyCode } from '../values.ts'
import { barcodeKey } from './codeKeys.ts'
import type { UpdateField } from './updateFields.ts'

/** A field that an update writes: its column in the export, and that of the list it is from. */
export interface WrittenField {
  readonly column: number
  readonly from: MatchedColumn
}

export type WrittenFields = ReadonlyMap<UpdateField, WrittenField>

/** Updates of cells of the store. */
export interface CellUpdates {
  readonly patches: Patch[]
  readonly changes: FieldChange[]
  readonly notes: ImportNote[]
}

const priceFields = ['price', 'compareAtPrice', 'cost'] as const

type PriceField = (typeof priceFields)[number]

/** A change by more than half is for review. */
const largeChange = 0.5

/** Weights that differ by less are the same, as a pound is no whole number of grams. */
const sameGrams = 0.01

/** Most rows that are looked at to see how a column is written. */
const sampleRows = 1000

/** Whether the barcodes of a column have an apostrophe in front, as in most exports. */
function hasApostrophes({ table }: ProductTable, column: number): boolean {
  for (let row = 1; row < Math.min(table.rowCount, sampleRows); row += 1) {
    if (!table.isBlank(row, column)) return table.text(row, column).trim().startsWith("'")
  }
  return false
}

/** Writes what a list says of variants into the cells of an export. */
export class VariantUpdater {
  readonly #products: ProductTable
  readonly #fields: WrittenFields
  readonly #decimals = new Map<number, number>()
  readonly #quotesBarcodes: boolean
  #row = 0
  #place = 0
  #listRow = 0
  #found: CellUpdates = { patches: [], changes: [], notes: [] }

  constructor(products: ProductTable, fields: WrittenFields) {
    this.#products = products
    this.#fields = fields
    const { columns, table } = products
    const prices = priceFields.map((field) => columns.find(field))
    for (const column of prices) {
      if (column === undefined) continue
      const others = prices.filter((other) => other !== column)
      this.#decimals.set(column, findFileDigits(table, [column, ...others]).written)
    }
    const barcode = fields.get('barcode')?.column
    this.#quotesBarcodes = barcode !== undefined && hasApostrophes(products, barcode)
  }

  /**
   * Plans what becomes of a variant of the store.
   *
   * @param row its row in the export
   * @param place its place among the variants of its product
   * @param given what the list says of it
   * @param listRow the row of the list
   * @param keepsBarcode leaves its barcode alone
   */
  update(
    row: number,
    place: number,
    given: ImportedVariant,
    listRow: number,
    keepsBarcode: boolean,
  ): CellUpdates {
    this.#row = row
    this.#place = place
    this.#listRow = listRow
    this.#found = { patches: [], changes: [], notes: [] }
    this.#updatePrices(given)
    this.#updateStock(given.inventory)
    this.#updateWeight(given.grams)
    if (!keepsBarcode) this.#updateBarcode(given.barcode)
    return this.#found
  }

  #note(
    tone: NoteTone,
    code: ImportNoteCode,
    field: UpdateField | undefined,
    values?: ImportNote['values'],
  ): void {
    const from = field && this.#fields.get(field)?.from
    const named = from ? { column: from.name, ...values } : values
    const place = { row: this.#listRow, ...(from && { column: from.column }) }
    this.#found.notes.push(importNote(tone, code, named, place))
  }

  /** Writes a cell; one that has the text already stays as it is written. */
  #write(field: UpdateField, text: string, shown: readonly [from: string, to: string]): boolean {
    const column = this.#fields.get(field)?.column
    if (column === undefined) return false
    const { table } = this.#products
    const before = table.raw(this.#row, column)
    if (before === undefined) {
      this.#note('conflict', 'short-row', field)
      return false
    }
    if (readCell(before) === text) return false
    this.#found.patches.push([
      this.#row,
      column,
      before,
      writeCell(text, table.dialect.delimiter, before),
    ])
    const [from, to] = shown
    this.#found.changes.push({ field, variant: this.#place, from, to })
    return true
  }

  #priceIn(key: PriceField): number | undefined {
    const column = this.#products.columns.find(key)
    return priceAt(this.#products.table, this.#row, column)
  }

  /** Writes a price and returns the one that the variant has then. */
  #writePrice(field: PriceField, units: number | undefined): number | undefined {
    const before = this.#priceIn(field)
    const column = this.#fields.get(field)?.column
    if (units === undefined || column === undefined || units === before) return before
    const decimals = this.#decimals.get(column) ?? 2
    const from = this.#products.table.text(this.#row, column).trim()
    const to = writePrice(units, decimals)
    if (!this.#write(field, to, [from, to])) return before
    if (before !== undefined && before > 0) this.#noteChange(field, (units - before) / before)
    return units
  }

  #noteChange(field: PriceField, change: number): void {
    if (Math.abs(change) <= largeChange) return
    const code = change > 0 ? 'much-higher' : 'much-lower'
    this.#note('review', code, field, { n: Math.round(Math.abs(change) * 100) })
  }

  #updatePrices({ price, compareAtPrice, cost }: ImportedVariant): void {
    const before = {
      price: this.#priceIn('price'),
      compareAtPrice: this.#priceIn('compareAtPrice'),
      cost: this.#priceIn('cost'),
    }
    const isFree = price === 0 && this.#fields.has('price') && before.price !== 0
    if (isFree) this.#note('conflict', 'zero-price', 'price')
    const newPrice = this.#writePrice('price', isFree ? undefined : price)
    const isFake =
      compareAtPrice !== undefined && newPrice !== undefined && compareAtPrice <= newPrice
    // A compare-at price of nothing is how lists say that there is none.
    if (isFake && compareAtPrice > 0 && this.#fields.has('compareAtPrice')) {
      const text = writePrice(compareAtPrice, 2)
      this.#note('review', 'not-above', 'compareAtPrice', { text })
    }
    const newCompareAt = this.#writePrice('compareAtPrice', isFake ? undefined : compareAtPrice)
    const newCost = this.#writePrice('cost', cost)
    const wasSale =
      before.compareAtPrice !== undefined && before.compareAtPrice > (before.price ?? 0)
    const isSale = newCompareAt !== undefined && newCompareAt > (newPrice ?? 0)
    if (wasSale && !isSale && newPrice !== before.price) {
      this.#note('review', 'compare-stays', 'price', { text: writePrice(newCompareAt ?? 0, 2) })
    }
    const isChanged = newPrice !== before.price || newCost !== before.cost
    if (isChanged && newPrice !== undefined && newCost !== undefined && newPrice < newCost) {
      const values = { price: writePrice(newPrice, 2), cost: writePrice(newCost, 2) }
      this.#note('review', 'below-cost', undefined, values)
    }
  }

  #updateStock(inventory: number | undefined): void {
    const column = this.#fields.get('inventory')?.column
    if (inventory === undefined || column === undefined) return
    const from = this.#products.table.text(this.#row, column).trim()
    const before = from === '' ? undefined : Number(from)
    if (before === inventory) return
    const tracker = this.#products.columns.find('inventoryTracker')
    if (tracker !== undefined && this.#products.table.isBlank(this.#row, tracker)) {
      this.#note('info', 'not-tracked', 'inventory')
      return
    }
    if (!this.#write('inventory', String(inventory), [from, String(inventory)])) return
    if (before === undefined || Number.isNaN(before)) return
    if (before > 0 && inventory <= 0) this.#note('review', 'out-of-stock', 'inventory')
    if (before <= 0 && inventory > 0) this.#note('info', 'back-in-stock', 'inventory')
  }

  #updateWeight(grams: number | undefined): void {
    const column = this.#fields.get('grams')?.column
    if (grams === undefined || column === undefined) return
    const from = this.#products.table.text(this.#row, column).trim()
    const before = from === '' ? Number.NaN : Number(from)
    if (Math.abs(before - grams) < sameGrams) return
    this.#write('grams', String(grams), [from, String(grams)])
  }

  #updateBarcode(barcode: string | undefined): void {
    const column = this.#fields.get('barcode')?.column
    if (barcode === undefined || column === undefined) return
    const code = tidyCode(barcode)
    const from = this.#products.table.text(this.#row, column).trim()
    const isSame = from !== '' && barcodeKey(from) === barcodeKey(code)
    if (isSame || code === '') return
    const isQuoted = from === '' ? this.#quotesBarcodes : from.startsWith("'")
    if (!this.#write('barcode', `${isQuoted ? "'" : ''}${code}`, [tidyCode(from), code])) return
    if (from !== '') this.#note('review', 'other-barcode', 'barcode', { text: tidyCode(from) })
    const isNumber = /^\d+$/u.test(code)
    if (isNumber && !isGtin(code)) this.#note('review', 'bad-barcode', 'barcode', { text: code })
  }
}
