import { readCell } from '../csv/cells.ts'
import { cellKey, cellOf } from '../jobs/cellKey.ts'
import { byPlace, type Patch } from '../patches/Patch.ts'
import type { Plan } from '../plan/Plan.ts'
import { productOfRow } from '../products/productOfRow.ts'
import type { Product, ProductTable } from '../products/ProductTable.ts'
import { productColumns } from './productColumns.ts'
import { RemarkIndex } from './RemarkIndex.ts'

/** Finds the first of sorted numbers that is not below a value. */
export function lowerBound(values: Uint32Array, value: number): number {
  let low = 0
  let high = values.length
  while (low < high) {
    const middle = (low + high) >>> 1
    if (values[middle]! < value) low = middle + 1
    else high = middle
  }
  return low
}

/** Reads one side of a patch. */
export function textOfPatch(raw: string | null): string {
  return raw === null ? '' : readCell(raw)
}

/** Finds the patch of a cell among patches in the order of the file, by its index. */
export function findPatch(
  patches: readonly Patch[],
  row: number,
  column: number,
): number | undefined {
  let low = 0
  let high = patches.length
  while (low < high) {
    const middle = (low + high) >>> 1
    if (byPlace(patches[middle]!, [row, column, '', '']) < 0) low = middle + 1
    else high = middle
  }
  const found = patches[low]
  return found?.[0] === row && found[1] === column ? low : undefined
}

/** Finds the patches of a plan by product and by row. It stays the same whatever is excluded. */
export class PatchIndex {
  /** The first patch of each product. */
  readonly firstPatches: Uint32Array
  /** The patch behind the last one of each product. */
  readonly endPatches: Uint32Array
  /** Whether a row below a product is a changed cell, and not a row of the file. */
  readonly isByCell: boolean
  /** For each product the first of the rows to list below it, and at the end how many there are. */
  readonly firstRows: Uint32Array
  /** 1 for patches that a note marks for review. */
  readonly reviews: Uint8Array
  /** 1 for patches in conflict. */
  readonly conflicts: Uint8Array
  /** The columns that are shown in the row of a product. */
  readonly productColumns: ReadonlySet<number>
  /** Whether the preview has a column that belongs to variants. */
  readonly hasVariantColumns: boolean
  readonly remarks: RemarkIndex
  readonly #products: readonly Product[]
  readonly #plan: Plan
  /** Rows of the file, or the keys of cells. */
  readonly #rows: Float64Array
  readonly #rowOfPatch: Uint32Array
  /** 1 for products with no more than one patch. */
  readonly #alone: Uint8Array

  constructor({ products, columns }: ProductTable, plan: Plan) {
    const { patches, notes } = plan
    this.#products = products
    this.#plan = plan
    this.productColumns = productColumns(columns)
    this.isByCell = plan.columns.some(({ kind }) => kind === 'changed')
    this.hasVariantColumns = plan.columns.some(
      (column) => 'column' in column && !this.productColumns.has(column.column),
    )
    this.reviews = new Uint8Array(patches.length)
    this.conflicts = new Uint8Array(patches.length)
    for (const [patch, found] of notes) {
      if (found.some(({ tone }) => tone === 'review')) this.reviews[patch] = 1
      if (found.some(({ tone }) => tone === 'conflict')) this.conflicts[patch] = 1
    }
    this.#rowOfPatch = new Uint32Array(patches.length)
    for (let at = 0; at < patches.length; at += 1) this.#rowOfPatch[at] = patches[at]![0]

    this.firstPatches = new Uint32Array(products.length)
    this.endPatches = new Uint32Array(products.length)
    this.firstRows = new Uint32Array(products.length + 1)
    this.#alone = new Uint8Array(products.length)
    const rows = new Float64Array(patches.length)
    let at = 0
    let rowCount = 0
    for (let product = 0; product < products.length; product += 1) {
      const { firstRow, endRow } = products[product]!
      // Patches of rows without a handle belong to no product.
      while (at < patches.length && this.#rowOfPatch[at]! < firstRow) at += 1
      this.firstPatches[product] = at
      const isAlone = at + 1 === patches.length || (this.#rowOfPatch[at + 1] ?? 0) >= endRow
      this.#alone[product] = Number(isAlone)
      this.firstRows[product] = rowCount
      for (; at < patches.length && this.#rowOfPatch[at]! < endRow; at += 1) {
        const row = this.isByCell
          ? cellKey(this.#rowOfPatch[at]!, patches[at]![1])
          : this.#rowOfPatch[at]!
        const isListed = rowCount > this.firstRows[product]! && rows[rowCount - 1] === row
        if (isListed || this.#isInProductRow(at, product)) continue
        rows[rowCount] = row
        rowCount += 1
      }
      this.endPatches[product] = at
    }
    this.firstRows[products.length] = rowCount
    this.remarks = new RemarkIndex(plan.remarks ?? [], (row) => this.productOf(row))
    this.#rows = rows.slice(0, rowCount)
  }

  /**
   * Lists what is below a product: the rows that change, or the keys of the changed cells where each
   * has a row, without what the row of the product itself shows.
   */
  rowsOf(product: number): Float64Array {
    return this.#rows.subarray(this.firstRows[product], this.firstRows[product + 1])
  }

  /** Lists the patches of a row. */
  ofRow(row: number): number[] {
    const found: number[] = []
    let at = lowerBound(this.#rowOfPatch, row)
    for (; this.#rowOfPatch[at] === row; at += 1) found.push(at)
    return found
  }

  /** Lists the patches that the row of a product shows. */
  ofProductRow(product: number): number[] {
    const { firstRow } = this.#products[product]!
    return this.ofRow(firstRow).filter((patch) => this.#isInProductRow(patch, product))
  }

  /**
   * Lists the patches that the row of a product shows in a list.
   *
   * @param only the key of the cell that it shows, where each cell has a row
   */
  ofOwnRow(product: number, only: number | undefined): number[] {
    if (!this.isByCell) return this.ofProductRow(product)
    return only === undefined ? [] : this.ofListed(product, only)
  }

  /** Lists the keys of the cells that the row of a product shows as changed. */
  keysOfProductRow(product: number): number[] {
    return this.ofProductRow(product).map((patch) => {
      const [row, column] = this.#plan.patches[patch]!
      return cellKey(row, column)
    })
  }

  /** Lists the patches that a row shows which `rowsOf` gives. */
  ofListed(product: number, listed: number): number[] {
    if (!this.isByCell) return this.ofVariantRow(product, listed)
    const patch = this.ofCell(...cellOf(listed))
    return patch === undefined ? [] : [patch]
  }

  /** Lists the patches of a row without those that the row of its product shows. */
  ofVariantRow(product: number, row: number): number[] {
    return this.ofRow(row).filter((patch) => !this.#isInProductRow(patch, product))
  }

  /** Finds the patch of a cell. */
  ofCell(row: number, column: number): number | undefined {
    return findPatch(this.#plan.patches, row, column)
  }

  /** Lists the patches of a product. */
  ofProduct(product: number): number[] {
    const first = this.firstPatches[product] ?? 0
    const count = (this.endPatches[product] ?? 0) - first
    return Array.from({ length: count }, (_, at) => first + at)
  }

  /** Lists the patches of a product that are to review, and can be applied. */
  toReview(product: number): number[] {
    const found: number[] = []
    const end = this.endPatches[product] ?? 0
    for (let at = this.firstPatches[product] ?? 0; at < end; at += 1) {
      if (this.reviews[at] === 1 && this.conflicts[at] !== 1) found.push(at)
    }
    return found
  }

  /** Finds the product that a row belongs to. */
  productOf(row: number): number | undefined {
    return productOfRow(this.#products, row)
  }

  /** Whether a cell belongs to a product as a whole. */
  isOfProduct(row: number, column: number): boolean {
    if (!this.productColumns.has(column)) return false
    const product = this.productOf(row)
    return product !== undefined && this.#products[product]!.firstRow === row
  }

  /** Whether the row of a product shows a patch; where each has a row, the only one of the product. */
  #isInProductRow(patch: number, product: number): boolean {
    const [row, column] = this.#plan.patches[patch]!
    const isOfProduct = row === this.#products[product]!.firstRow && this.productColumns.has(column)
    return isOfProduct && (!this.isByCell || this.#alone[product] === 1)
  }
}
