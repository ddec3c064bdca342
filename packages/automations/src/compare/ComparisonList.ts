import type { NoteTone } from '../plan/Plan.ts'
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
/** Which products a list of differences shows. */
export type ComparisonFilter = (typeof comparisonFilters)[number]

export interface ComparisonQuery {
  readonly filter: ComparisonFilter
  /** Finds titles, handles and SKUs; empty for all. */
  readonly search: string
  /** The columns whose changes are not shown, as indices of `Comparison.columns`. */
  readonly hidden: readonly number[]
}

/** Why a row is in the list, besides its changed cells. */
export interface ComparisonNote {
  readonly code:
    | 'new'
    | 'missing'
    | 'new-variant'
    | 'missing-variant'
    | 'new-image'
    | 'missing-image'
  readonly tone: NoteTone
}

/** A product that differs, or one of its variants or images. */
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
  /** The title of the product, the option values of the variant, or the file of the image. */
  readonly name: string
  /** For a product: how many variants it has. */
  readonly variants?: number
  readonly needsReview: false
  /** One for each of the shown columns; empty where nothing differs. */
  readonly cells: readonly Partial<ChangedTexts>[]
  readonly notes: readonly ComparisonNote[]
}

/** Where the rows of a file are in the export that the owner has. */
export interface FilePlaces {
  /** Gives the row number, with the header as 1. */
  readonly numberOf: (row: number) => number
  /** Gives the line that a row begins on, with the first as 1. */
  readonly lineOf: (row: number) => number
}

function matches(comparison: Comparison, difference: ProductDifference, search: string): boolean {
  const { handle, later, earlier } = difference
  const [products, firstRow] =
    later === undefined ? [comparison.earlier, earlier ?? 0] : [comparison.later, later]
  if (`${titleOf(comparison, difference)}\n${handle}`.toLowerCase().includes(search)) return true
  for (let row = firstRow; products.text(row, 'handle').trim() === handle; row += 1) {
    if (products.text(row, 'sku').toLowerCase().includes(search)) return true
  }
  return false
}

/** Returns the title of a product in the later file, else in the earlier one, else its handle. */
export function titleOf(comparison: Comparison, difference: ProductDifference): string {
  const { handle, earlier, later } = difference
  const [file, row] =
    later === undefined ? [comparison.earlier, earlier ?? 0] : [comparison.later, later]
  return file.text(row, 'title') || handle
}

/** Names a variant by its options, and an image by its file. */
export function rowName(comparison: Comparison, { of, earlier, later }: RowDifference): string {
  const [file, row] =
    later === undefined ? [comparison.earlier, earlier ?? 0] : [comparison.later, later]
  return of === 'image' ? imageFile(file, row) : variantName(file, row)
}

function imageFile(products: ProductTable, row: number): string {
  const [address = ''] = products.text(row, 'imageUrl').split('?', 1)
  return address.slice(address.lastIndexOf('/') + 1)
}

const tones: Readonly<Record<'new' | 'missing', NoteTone>> = { new: 'info', missing: 'review' }

function notesOf(kind: DifferenceKind, of: RowDifference['of']): ComparisonNote[] {
  if (kind === 'changed') return []
  const code = of === 'product' ? kind : (`${kind}-${of}` as const)
  return [{ code, tone: tones[kind] }]
}

/** The differences between two exports as a list of products with the rows below each. */
export class ComparisonList {
  /** The columns with a difference, as indices of `Comparison.columns`, in the order of the later file. */
  readonly changedColumns: readonly number[]
  readonly #comparison: Comparison
  readonly #places: { readonly earlier: FilePlaces; readonly later: FilePlaces }
  /** The first of the numbers that tell the rows of a product apart. */
  readonly #ids: Uint32Array
  #shown: readonly number[]
  #listed: readonly number[] = []
  /** The position of each listed product, and the one behind the list. */
  #starts: Uint32Array = new Uint32Array(1)
  #hidden: ReadonlySet<number> = new Set()

  constructor(
    comparison: Comparison,
    places: { readonly earlier: FilePlaces; readonly later: FilePlaces },
  ) {
    this.#comparison = comparison
    this.#places = places
    const { products, columns } = comparison
    const changed = new Set(products.flatMap(({ rows }) => rows.flatMap((row) => row.columns)))
    this.changedColumns = [...columns.keys()].filter((column) => changed.has(column))
    this.#shown = this.changedColumns
    this.#ids = new Uint32Array(products.length)
    let next = 0
    for (const [index, { rows }] of products.entries()) {
      this.#ids[index] = next
      next += 1 + rows.length
    }
    this.list({ filter: 'all', search: '', hidden: [] })
  }

  /** The number of positions. */
  get count(): number {
    return this.#starts.at(-1) ?? 0
  }

  /** The columns that are shown, as indices of `Comparison.columns`. */
  get shownColumns(): readonly number[] {
    return this.#shown
  }

  /** Chooses what the list shows. */
  list({ filter, search, hidden }: ComparisonQuery): void {
    const { products } = this.#comparison
    const sought = search.trim().toLowerCase()
    this.#hidden = new Set(hidden)
    this.#shown = this.changedColumns.filter((column) => !this.#hidden.has(column))
    const sizes = new Map<number, number>()
    for (const [index, difference] of products.entries()) {
      if (filter !== 'all' && difference.kind !== filter) continue
      const below = this.#rowsBelow(difference).length
      const isEmpty = below === 0 && this.#ownRow(difference) === undefined
      if (difference.kind === 'changed' && isEmpty) continue
      if (sought === '' || matches(this.#comparison, difference, sought)) sizes.set(index, below)
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

  #isShown({ kind, columns }: RowDifference): boolean {
    return kind !== 'changed' || columns.some((column) => !this.#hidden.has(column))
  }

  #ownRow({ rows }: ProductDifference): RowDifference | undefined {
    return rows.find((row) => row.of === 'product' && this.#isShown(row))
  }

  #rowsBelow({ rows }: ProductDifference): readonly RowDifference[] {
    return rows.filter((row) => row.of !== 'product' && this.#isShown(row))
  }

  #read(index: number, product: number, below: number): ComparisonRow {
    const difference = this.#comparison.products[product]!
    const id = this.#ids[product]!
    if (below === 0) {
      const own = this.#ownRow(difference)
      return {
        kind: 'product',
        index,
        product,
        row: id,
        ...this.#place(difference),
        name: titleOf(this.#comparison, difference),
        variants: difference.variants,
        needsReview: false,
        cells: own ? this.#cells(own) : [],
        notes: notesOf(difference.kind, 'product'),
      }
    }
    const row = this.#rowsBelow(difference)[below - 1]!
    return {
      kind: 'variant',
      index,
      product,
      row: id + 1 + difference.rows.indexOf(row),
      ...this.#place(row),
      name: rowName(this.#comparison, row),
      needsReview: false,
      cells: this.#cells(row),
      notes: notesOf(row.kind, row.of),
    }
  }

  #place({ earlier, later }: Pick<RowDifference, 'earlier' | 'later'>) {
    const [places, row] =
      later === undefined ? [this.#places.earlier, earlier ?? 0] : [this.#places.later, later]
    return { number: places.numberOf(row), line: places.lineOf(row) }
  }

  #cells(row: RowDifference): Partial<ChangedTexts>[] {
    return this.#shown.map((index) => {
      const column = this.#comparison.columns[index]
      return column && row.columns.includes(index)
        ? changedTexts(this.#comparison, row, column)
        : {}
    })
  }
}
