import { lowerBound } from '../preview/PatchIndex.ts'
import type { ProductTable } from '../products/ProductTable.ts'
import { variantName } from '../products/variantName.ts'
import {
  changedTexts,
  type ChangedTexts,
  type Comparison,
  type DifferenceKind,
  type ProductDifference,
  type RowDifference,
} from './Comparison.ts'

export const comparisonFilters = ['all', 'new', 'missing', 'changed'] as const
/** Selects the products that a list of differences shows. */
export type ComparisonFilter = (typeof comparisonFilters)[number]

export interface ComparisonQuery {
  readonly filter: ComparisonFilter
  /** Finds titles, handles, SKUs and row numbers; empty for all. */
  readonly search: string
  /** The columns whose changes are not shown, as indices of `Comparison.columns`. */
  readonly hidden: readonly number[]
}

/** Kinds of things that only one of the files has. */
export type OneSided =
  | 'new'
  | 'missing'
  | 'new-variant'
  | 'missing-variant'
  | 'new-image'
  | 'missing-image'

/** A product that differs, or below it a cell that differs, or a variant or image of one file only. */
export interface ComparisonRow {
  readonly kind: 'product' | 'variant'
  /** Its position in the list. */
  readonly index: number
  /** Index of the product in `Comparison.products`. */
  readonly product: number
  /** Tells the rows of a comparison apart. */
  readonly row: number
  /** The row number in the later file, or in the earlier one if only that has it; the header is 1. */
  readonly number: number
  /** The line of that file on which it begins. */
  readonly line: number
  /**
   * The title of the product, the option values of a variant, or the file of an image; empty for a
   * cell of the product itself.
   */
  readonly name: string
  /** The name of the column, for a cell. */
  readonly column?: string
  /** For a product: how many variants it has. */
  readonly variants?: number
  readonly needsReview: false
  /** The texts, for a cell. */
  readonly cells: readonly ChangedTexts[]
  /** Present if only one of the files has it; `new` and `missing` are products. */
  readonly oneSided?: OneSided
}

/** Locates the rows of a file in the export that the member downloaded. */
export interface FilePlaces {
  /** Gives the row number, with the header as 1. */
  readonly numberOf: (row: number) => number
  /** Gives the line that a row begins on, with the first as 1. */
  readonly lineOf: (row: number) => number
}

/** Returns the title of a product in the later file, else in the earlier one, else its handle. */
export function titleOf(comparison: Comparison, difference: ProductDifference): string {
  const [file, row] = placeOf(difference, comparison)
  return file.text(row, 'title') || difference.handle
}

/** Names a variant by its options, and an image by its file. */
export function rowName(comparison: Comparison, difference: RowDifference): string {
  const [file, row] = placeOf(difference, comparison)
  return difference.of === 'image' ? imageFile(file, row) : variantName(file, row)
}

function imageFile(products: ProductTable, row: number): string {
  const [address = ''] = products.text(row, 'imageUrl').split('?', 1)
  return address.slice(address.lastIndexOf('/') + 1)
}

/** Says which row only one of the files has. */
export function findOneSided(kind: DifferenceKind, of: RowDifference['of']): OneSided | undefined {
  if (kind === 'changed') return undefined
  return of === 'product' ? kind : `${kind}-${of}`
}

/** Returns the file and the row of a difference: in the later file, else in the earlier one. */
function placeOf(
  { earlier, later }: Pick<RowDifference, 'earlier' | 'later'>,
  files: Pick<Comparison, 'earlier' | 'later'>,
): readonly [ProductTable, number] {
  return later === undefined ? [files.earlier, earlier ?? 0] : [files.later, later]
}

/** Row of the list below a product: a changed cell, or a row that only one file has. */
interface Line {
  readonly row: RowDifference
  /** The index of the column; absent for a row of one file only. */
  readonly column?: number
  /** Its place among all lines of the product, also those that are not shown. */
  readonly place: number
}

/** The differences between two exports as a list of products with what differs below each. */
export class ComparisonList {
  /** The columns with a difference, as indices of `Comparison.columns`, in the order of the later file. */
  readonly changedColumns: readonly number[]
  readonly #comparison: Comparison
  readonly #places: { readonly earlier: FilePlaces; readonly later: FilePlaces }
  /** The first of the numbers that tell the rows of a product apart. */
  readonly #ids: Uint32Array
  #listed: readonly number[] = []
  /** The position of each listed product, and the one behind the list. */
  #starts: Uint32Array = new Uint32Array(1)
  #hidden: ReadonlySet<number> = new Set()
  #changedProducts = 0

  constructor(
    comparison: Comparison,
    places: { readonly earlier: FilePlaces; readonly later: FilePlaces },
  ) {
    this.#comparison = comparison
    this.#places = places
    const { products, columns } = comparison
    const changed = new Set(products.flatMap(({ rows }) => rows.flatMap((row) => row.columns)))
    this.changedColumns = [...columns.keys()].filter((column) => changed.has(column))
    this.#ids = new Uint32Array(products.length)
    let next = 0
    for (const [index, { rows }] of products.entries()) {
      this.#ids[index] = next
      next += rows.reduce((sum, { columns: cells }) => sum + Math.max(1, cells.length), 1)
    }
    this.list({ filter: 'all', search: '', hidden: [] })
  }

  /** The number of positions. */
  get count(): number {
    return this.#starts.at(-1) ?? 0
  }

  /** The changed products with a difference that is shown, whatever the filter and the search. */
  get changedProducts(): number {
    return this.#changedProducts
  }

  /** Chooses what the list shows. */
  list({ filter, search, hidden }: ComparisonQuery): void {
    const { products } = this.#comparison
    const sought = search.trim().toLowerCase()
    this.#hidden = new Set(hidden)
    const sizes = new Map<number, number>()
    this.#changedProducts = 0
    for (const [index, difference] of products.entries()) {
      const below = this.#lines(difference).length
      if (difference.kind === 'changed') {
        if (below === 0) continue
        this.#changedProducts += 1
      }
      if (filter !== 'all' && difference.kind !== filter) continue
      if (sought === '' || this.#matches(difference, sought)) sizes.set(index, below)
    }
    this.#listed = [...sizes.keys()]
    const starts = new Uint32Array(sizes.size + 1)
    let count = 0
    for (const [at, below] of [...sizes.values()].entries()) {
      starts[at] = count
      count += 1 + below
    }
    starts[sizes.size] = count
    this.#starts = starts
  }

  /** Reads rows of the list, from one position to before another. */
  rows(from: number, to: number): ComparisonRow[] {
    const rows: ComparisonRow[] = []
    const last = Math.min(to, this.count)
    let at = Math.max(0, lowerBound(this.#starts, from + 1) - 1)
    for (let index = from; index < last; index += 1) {
      while (index >= this.#starts[at + 1]!) at += 1
      rows.push(this.#read(index, this.#listed[at]!, index - this.#starts[at]!))
    }
    return rows
  }

  /** Whether a search finds the title, the handle, a SKU or the number of a row. */
  #matches(difference: ProductDifference, sought: string): boolean {
    const { handle, later, earlier } = difference
    const isLater = later !== undefined
    const products = isLater ? this.#comparison.later : this.#comparison.earlier
    const { numberOf } = isLater ? this.#places.later : this.#places.earlier
    const title = titleOf(this.#comparison, difference)
    if (`${title}\n${handle}`.toLowerCase().includes(sought)) return true
    const number = Number(sought)
    let row = later ?? earlier ?? 0
    while (products.text(row, 'handle').trim() === handle) {
      if (numberOf(row) === number) return true
      if (products.text(row, 'sku').toLowerCase().includes(sought)) return true
      row += 1
    }
    return false
  }

  #lines({ rows }: ProductDifference): readonly Line[] {
    const lines: Line[] = []
    let place = 0
    for (const row of rows) {
      if (row.columns.length === 0) {
        lines.push({ row, place })
        place += 1
      }
      for (const column of row.columns) {
        if (!this.#hidden.has(column)) lines.push({ row, column, place })
        place += 1
      }
    }
    return lines
  }

  #read(index: number, product: number, below: number): ComparisonRow {
    const difference = this.#comparison.products[product]!
    const id = this.#ids[product]!
    const about = { index, product, needsReview: false } as const
    if (below === 0) {
      return {
        ...about,
        kind: 'product',
        row: id,
        ...this.#place(difference),
        name: titleOf(this.#comparison, difference),
        variants: difference.variants,
        cells: [],
        ...(difference.kind !== 'changed' && { oneSided: difference.kind }),
      }
    }
    const { row, column, place } = this.#lines(difference)[below - 1]!
    const compared = column === undefined ? undefined : this.#comparison.columns[column]
    const oneSided = findOneSided(row.kind, row.of)
    return {
      ...about,
      kind: 'variant',
      row: id + 1 + place,
      ...this.#place(row),
      name: row.of === 'product' ? '' : rowName(this.#comparison, row),
      ...(compared && { column: compared.name }),
      cells: compared ? [changedTexts(this.#comparison, row, compared)] : [],
      ...(oneSided && { oneSided }),
    }
  }

  #place({ earlier, later }: Pick<RowDifference, 'earlier' | 'later'>) {
    const [places, row] =
      later === undefined ? [this.#places.earlier, earlier ?? 0] : [this.#places.later, later]
    return { number: places.numberOf(row), line: places.lineOf(row) }
  }
}
