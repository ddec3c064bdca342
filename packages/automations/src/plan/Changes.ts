import { readCell, writeCell } from '../csv/cells.ts'
import type { Table } from '../csv/Table.ts'
import { inPlaceOrder } from '../patches/applyPatches.ts'
import { byPlace, type Patch } from '../patches/Patch.ts'
import { emptyPlan, type Note, type Plan, type PreviewColumn, type Remark } from './Plan.ts'

/** Collects the changes of a plan. `Reason` names the reasons in the texts of its automation. */
export class Changes<Reason extends string> {
  readonly #table: Table
  #patches: Patch[] = []
  #notes = new Map<number, readonly Note[]>()
  readonly #remarks: Remark[] = []

  constructor(table: Table) {
    this.#table = table
  }

  get count(): number {
    return this.#patches.length
  }

  /**
   * Gives a cell a new text. A cell that has it already stays as it is written, and a row that ends
   * before the cell is not lengthened.
   *
   * @param text differs from every other text that this cell is given
   * @param notes why it changes. @default nothing special
   */
  set(row: number, column: number, text: string, notes: readonly Note[] = []): void {
    const table = this.#table
    const before = table.raw(row, column)
    if (before === undefined || readCell(before) === text) return
    if (notes.length > 0) this.#notes.set(this.#patches.length, notes)
    this.#patches.push([row, column, before, writeCell(text, table.dialect.delimiter, before)])
  }

  /**
   * Gives a cell of a column that the file lacks a text. An empty text is none.
   *
   * @param notes why it changes. @default nothing special
   */
  add(row: number, column: number, text: string, notes: readonly Note[] = []): void {
    if (text === '') return
    if (notes.length > 0) this.#notes.set(this.#patches.length, notes)
    this.#patches.push([row, column, null, writeCell(text, this.#table.dialect.delimiter)])
  }

  /** Notes something that belongs to no change; the same remark counts once. */
  remark(remark: Remark): void {
    const isSame = ({ code, column, row, values }: Remark) =>
      code === remark.code &&
      column === remark.column &&
      row === undefined &&
      JSON.stringify(values) === JSON.stringify(remark.values)
    if (remark.row === undefined && this.#remarks.some(isSame)) return
    this.#remarks.push(remark)
  }

  /**
   * Puts the changes in the order of the file.
   *
   * @param nothing the reason to give where there are none
   * @param together the products whose changes only go together, by their index. @default none
   */
  finish(
    columns: readonly PreviewColumn[],
    nothing: Reason,
    excludedColumns: readonly number[] = [],
    together: ReadonlySet<number> = new Set(),
  ): Plan {
    const remarks = this.#remarks
    const noted = remarks.length > 0 && { remarks }
    if (this.#patches.length === 0) return { ...emptyPlan(nothing, columns), ...noted }
    this.#sort()
    const plan = { patches: this.#patches, notes: this.#notes, excludedColumns, columns, ...noted }
    return together.size === 0 ? plan : { ...plan, together }
  }

  /** Plans work from the first row to the last, so only the columns of a row can be out of order. */
  #sort(): void {
    const patches = this.#patches
    if (inPlaceOrder(patches) === patches) return
    const order = patches.map((patch, at) => ({ patch, notes: this.#notes.get(at) }))
    order.sort((one, other) => byPlace(one.patch, other.patch))
    this.#patches = order.map(({ patch }) => patch)
    this.#notes = new Map(order.flatMap(({ notes }, at) => (notes ? [[at, notes] as const] : [])))
  }
}

/** Number of products that a plan processes between two reports of its progress. */
export const productsPerStep = 250
