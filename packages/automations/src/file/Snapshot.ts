import { checkInSlices, findProblems, type EarlierReport, type LeftOut } from '../check/check.ts'
import type { Finding, Report } from '../check/Finding.ts'
import { Table, type Layout } from '../csv/Table.ts'
import { runSync } from '../runSync.ts'
import type { History } from '../jobs/History.ts'
import type { Job } from '../jobs/Job.ts'
import { netPatches } from '../jobs/netPatches.ts'
import { applyPatches } from '../patches/applyPatches.ts'
import { openPatched } from '../patches/openPatched.ts'
import { isChange, type Patch } from '../patches/Patch.ts'
import { openPatchedProducts } from '../products/openPatchedProducts.ts'
import { ProductTable } from '../products/ProductTable.ts'
import { fitOrder, invertOrder, reorderRows } from './rowOrder.ts'

/** Content of a file, with its origin. */
export interface Written {
  /** The rows in their order with all changes, as UTF-8. */
  readonly content: Uint8Array
  /** Base and patches of the content, unless rows were moved as well. */
  readonly from?: { readonly products: ProductTable; readonly patches: readonly Patch[] }
}

/** Cached facts about a file that jobs have made. */
export interface SnapshotCache {
  readonly written?: Written
  /** Its products, in a table that need not be written. */
  readonly cells?: ProductTable
  /** The first row of the original file that was added to it. @default none was */
  readonly addedFrom?: number | undefined
}

/**
 * A file as the jobs of a moment make it. Each part is worked out when it is asked for, and only
 * once.
 */
export class Snapshot {
  /** Columns to leave out of the download, in their order. */
  readonly excludedColumns: readonly number[]
  /** The handles of products to leave out of later jobs and of the download. */
  readonly excludedProducts: ReadonlySet<string>
  /** The first row of the original file that was added to it, if any was. */
  readonly addedFrom: number | undefined
  readonly #source: ProductTable
  readonly #history: History
  /** The order of the newest job that moved rows, of the rows that the file had then. */
  readonly #jobOrder: Uint32Array | undefined
  #order: Uint32Array | undefined
  #written: Written | undefined
  #cells: ProductTable | undefined
  #products: ProductTable | undefined
  #places: Uint32Array | undefined
  #patches: readonly Patch[] | undefined
  #changed: ReadonlySet<number> | undefined
  #report: Report | undefined
  #problems: readonly Finding[] | undefined
  #earlier: EarlierReport | undefined

  /** @param known what is known already. @default all is worked out from the original file */
  constructor(
    source: ProductTable,
    history: History,
    { written, cells, addedFrom }: SnapshotCache = {},
  ) {
    const applied = history.jobs.filter(({ state }) => state === 'applied')
    this.#source = source
    this.#history = history
    this.#written = written
    this.#cells = cells
    this.addedFrom = addedFrom
    this.#jobOrder = applied.findLast((job) => job.order !== undefined)?.order
    this.excludedColumns = columnsOf(applied)
    this.excludedProducts = new Set(applied.flatMap((job) => job.excludedProducts ?? []))
  }

  /** The layout that the file is written in. */
  get layout(): Layout {
    return this.#source.table
  }

  /** The rows in their order with all changes, as UTF-8; faster than `products`, as it finds no cells. */
  get content(): Uint8Array {
    return this.#products?.table.content ?? this.#write().content
  }

  get products(): ProductTable {
    this.#products ??= this.#open()
    return this.#products
  }

  /** The products, to read cells of: their table may not be written yet. */
  get cells(): ProductTable {
    return this.#products ?? this.#cells ?? this.products
  }

  /** Patches that make this file out of the original one, in rows of the original one. */
  get patches(): readonly Patch[] {
    this.#patches ??= netPatches(this.#source.table, this.#history.joined)
    return this.#patches
  }

  /** The row of the original file at each place; absent while no job has moved rows. */
  get order(): Uint32Array | undefined {
    if (this.#jobOrder) this.#order ??= fitOrder(this.#jobOrder, this.#countRows())
    return this.#order
  }

  /** Returns the row of the original file that is at a place. */
  sourceRow(row: number): number {
    return this.order ? (this.order[row] ?? row) : row
  }

  /** Returns the place of a row of the original file. */
  row(sourceRow: number): number {
    if (!this.order) return sourceRow
    this.#places ??= invertOrder(this.order)
    return this.#places[sourceRow] ?? sourceRow
  }

  /** The products with a changed cell, with rows that were moved, or that were added, by their index, in the order of the file. */
  get changedProducts(): ReadonlySet<number> {
    this.#changed ??= this.#findChanged()
    return this.#changed
  }

  get report(): Report {
    return runSync(this.check())
  }

  /** Works out the report in slices; yields the share of the work that is done, from 0 to 1. */
  *check(): Generator<number, Report, void> {
    this.#report ??= yield* checkInSlices(this.products, this.#leftOut, this.#earlier)
    this.#earlier = undefined
    return this.#report
  }

  /** Findings that block changes of the file; faster than the whole report. */
  get problems(): readonly Finding[] {
    if (this.#report) return this.#report.findings.filter(({ severity }) => severity === 'problem')
    this.#problems ??= findProblems(this.products, this.#leftOut)
    return this.#problems
  }

  /**
   * Takes over from the snapshot before this one what its check found, if that is known and saves
   * work.
   *
   * @param patches all cells that changed since
   */
  reuseReport(previous: Snapshot, patches: readonly Patch[]): void {
    const report = previous.#report
    const { keyColumns } = this.#source
    const hasOrder = this.order !== undefined || previous.order !== undefined
    const isSameShape = patches.every(
      (patch) =>
        patch[0] > 0 && !keyColumns.includes(patch[1]) && patch[2] !== null && patch[3] !== null,
    )
    const excluded = ({ excludedColumns, excludedProducts }: Snapshot) =>
      JSON.stringify([excludedColumns, [...excludedProducts]])
    if (!report || hasOrder || !isSameShape || excluded(this) !== excluded(previous)) return
    this.#earlier = { report, patches }
  }

  get #leftOut(): LeftOut {
    return { columns: new Set(this.excludedColumns), products: this.excludedProducts }
  }

  #open(): ProductTable {
    const { content, from } = this.#write()
    // Neither the table before the changes nor the content is needed twice.
    this.#written = undefined
    if (content === this.#source.table.content) return this.#source
    if (from) return openPatchedProducts(from.products, from.patches, content)
    return new ProductTable(new Table(content, this.#source.table))
  }

  #write(): Written {
    this.#written ??= this.#apply()
    return this.#written
  }

  #apply(): Written {
    const { table } = this.#source
    if (this.patches.length === 0 && !this.order) return { content: table.content }
    const content = applyPatches(table, this.patches)
    const from = { products: this.#source, patches: this.patches }
    if (!this.order) return { content, from }
    return { content: reorderRows(openPatched(table, this.patches, content), this.order) }
  }

  /**
   * Counts the rows of the original file with its changes: a last row that becomes empty is gone if no
   * line end follows it.
   */
  #countRows(): number {
    const { table } = this.#source
    const last = table.rowCount - 1
    const patches = this.patches.filter(([row]) => row === last)
    if (patches.length === 0) return table.rowCount
    const isGone = applyPatches(table, patches, (row) => row === last).length === 0
    return isGone ? last : table.rowCount
  }

  #findChanged(): ReadonlySet<number> {
    const rows = this.patches.filter(isChange).map((patch) => this.row(patch[0]))
    const changed = productsOfRows(this.cells, rows)
    if (this.order) {
      for (const [index, { firstRow, endRow }] of this.cells.products.entries()) {
        const isMoved =
          this.sourceRow(endRow - 1) - this.sourceRow(firstRow) !== endRow - 1 - firstRow
        if (isMoved) changed.add(index)
      }
    }
    const { addedFrom } = this
    if (addedFrom !== undefined) {
      for (const [index, { firstRow }] of this.cells.products.entries()) {
        if (this.sourceRow(firstRow) >= addedFrom) changed.add(index)
      }
    }
    return new Set(inOrder([...changed]))
  }
}

function columnsOf(jobs: readonly Job[]): number[] {
  const columns = new Set(jobs.flatMap((job) => job.excludedColumns))
  return [...columns].toSorted((one, other) => one - other)
}

/** Sorts rows. Those of a job mostly are in the order of the file already. */
export function inOrder(rows: readonly number[]): readonly number[] {
  const isSorted = rows.every((row, at) => at === 0 || rows[at - 1]! <= row)
  return isSorted ? rows : rows.toSorted((one, other) => one - other)
}

/** Finds the products that rows belong to, by their index. */
export function productsOfRows({ products }: ProductTable, rows: readonly number[]): Set<number> {
  const found = new Set<number>()
  let index = 0
  for (const row of inOrder(rows)) {
    while (index < products.length && products[index]!.endRow <= row) index += 1
    const product = products[index]
    if (product && product.firstRow <= row) found.add(index)
  }
  return found
}
