import type { EditRights } from '../edits/EditRights.ts'
import { cellKey, cellOf } from '../jobs/cellKey.ts'
import type { ProductTable } from '../products/ProductTable.ts'
import type { PatchIndex } from './PatchIndex.ts'
import { lowerBound } from './PatchIndex.ts'

/** The products that a query found, with the rows below each, as one list of positions. */
export class ProductList {
  /** Whether it shows all variants or cells that can change, and not just those that do. */
  showsAll = false
  readonly #products: ProductTable
  readonly #index: PatchIndex
  readonly #rights: EditRights
  readonly #collapsed: ReadonlySet<number>
  #listed: Uint32Array = new Uint32Array()
  /** The position of each product, and the one behind the list. */
  #starts: Uint32Array = new Uint32Array(1)
  #allCounts: Uint32Array | undefined

  /** @param collapsed the products whose rows are hidden; call `place` after changing it */
  constructor(
    products: ProductTable,
    index: PatchIndex,
    rights: EditRights,
    collapsed: ReadonlySet<number>,
  ) {
    this.#products = products
    this.#index = index
    this.#rights = rights
    this.#collapsed = collapsed
  }

  /** The number of products. */
  get size(): number {
    return this.#listed.length
  }

  /** The number of positions. */
  get count(): number {
    return this.#starts.at(-1) ?? 0
  }

  /** Puts these products into the list. */
  fill(listed: Uint32Array): void {
    this.#listed = listed
    this.place()
  }

  /** Computes the positions anew. */
  place(): void {
    const { firstRows } = this.#index
    const allCounts = this.showsAll ? this.#countAll() : undefined
    const starts = new Uint32Array(this.#listed.length + 1)
    let count = 0
    for (let at = 0; at < this.#listed.length; at += 1) {
      starts[at] = count
      const product = this.#listed[at]!
      const rows = allCounts?.[product] ?? firstRows[product + 1]! - firstRows[product]!
      count += this.#collapsed.has(product) ? 1 : 1 + rows
    }
    starts[this.#listed.length] = count
    this.#starts = starts
  }

  productAt(at: number): number {
    return this.#listed[at] ?? 0
  }

  /** Gives the position of a product. */
  startOf(at: number): number {
    return this.#starts[at] ?? this.count
  }

  /** Finds which product is at a position, or has a row there. */
  atPosition(position: number): number {
    return Math.max(0, lowerBound(this.#starts, position + 1) - 1)
  }

  /** Finds a product in the list. */
  find(product: number): number | undefined {
    const at = this.#listed.indexOf(product)
    return at === -1 ? undefined : at
  }

  /** Whether the list shows rows below a product. */
  isOpen(at: number): boolean {
    return this.startOf(at + 1) > this.startOf(at) + 1
  }

  /** Lists what is below a product, hidden or not: rows of the file, or the keys of cells where each has a row. */
  rowsOf(product: number): readonly number[] {
    return this.showsAll ? this.#allRows(product) : [...this.#index.rowsOf(product)]
  }

  /** Lists the variants or cells of a product, and what changes without being one of these. */
  #allRows(product: number): readonly number[] {
    const found = this.#products.products[product]
    if (!found) return []
    const changed = this.#index.rowsOf(product)
    if (this.#index.isByCell) {
      const cells = this.#allCells(product)
      return this.#isOwn(cells) ? [] : cells
    }
    const rows: number[] = []
    let next = 0
    for (let row = found.firstRow; row < found.endRow; row += 1) {
      const isChanged = changed[next] === row
      if (isChanged) next += 1
      if (isChanged || this.#products.isVariant(found, row)) rows.push(row)
    }
    return rows
  }

  /**
   * Returns the key of the only cell of a product that is listed, which its own row shows, where each
   * cell has a row; nothing if there are others.
   */
  onlyCell(product: number): number | undefined {
    if (!this.#index.isByCell) return undefined
    if (!this.showsAll) return this.#index.keysOfProductRow(product)[0]
    const cells = this.#allCells(product)
    return this.#isOwn(cells) ? cells[0] : undefined
  }

  /** Whether the row of a product shows its cells itself: a single one of the product as a whole. */
  #isOwn([only, ...others]: readonly number[]): boolean {
    return only !== undefined && others.length === 0 && this.#index.isOfProduct(...cellOf(only))
  }

  /** Lists the keys of the cells of a product that change or can be written by hand. */
  #allCells(index: number): readonly number[] {
    const product = this.#products.products[index]!
    const keys = new Set([...this.#index.rowsOf(index), ...this.#index.keysOfProductRow(index)])
    for (let row = product.firstRow; row < product.endRow; row += 1) {
      for (const column of this.#rights.ofRow(product, row)) keys.add(cellKey(row, column))
    }
    return Array.from(keys).toSorted((one, other) => one - other)
  }

  #countAll(): Uint32Array {
    this.#allCounts ??= Uint32Array.from(
      this.#products.products.keys(),
      (product) => this.#allRows(product).length,
    )
    return this.#allCounts
  }
}
