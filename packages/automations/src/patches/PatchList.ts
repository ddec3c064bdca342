import { writeCell } from '../csv/cells.ts'
import type { Table } from '../csv/Table.ts'
import type { Patch } from './Patch.ts'
import { patchText } from './patchText.ts'

/** Collects new texts for cells, in any order, and makes the patches of them. */
export class PatchList {
  readonly #table: Table
  readonly #texts = new Map<number, Map<number, string>>()

  constructor(table: Table) {
    this.#table = table
  }

  /** Gives a cell a new text; the last one counts. */
  set(row: number, column: number, text: string): void {
    const ofRow = this.#texts.get(row)
    if (ofRow) ofRow.set(column, text)
    else this.#texts.set(row, new Map([[column, text]]))
  }

  /** Gives the text that a cell will have. */
  text(row: number, column: number): string {
    return this.#texts.get(row)?.get(column) ?? this.#table.text(row, column)
  }

  /**
   * Makes the patches, in the order of the file. Cells that have their text already are left out, and
   * a row that ends before a new cell is lengthened with empty ones, once.
   */
  toPatches(): Patch[] {
    const rows = [...this.#texts].toSorted(([one], [other]) => one - other)
    return rows.flatMap(([row, texts]) => this.#patchRow(row, texts))
  }

  #patchRow(row: number, texts: ReadonlyMap<number, string>): Patch[] {
    const count = this.#table.cellCount(row)
    const { delimiter } = this.#table.dialect
    const inOrder = [...texts].toSorted(([one], [other]) => one - other)
    const patches = inOrder.flatMap(([column, text]) =>
      column < count ? patchText(this.#table, row, column, text) : [],
    )
    const lastColumn = inOrder.findLast(([, text]) => text !== '')?.[0] ?? -1
    for (let column = count; column <= lastColumn; column += 1) {
      patches.push([row, column, null, writeCell(texts.get(column) ?? '', delimiter)])
    }
    return patches
  }
}
