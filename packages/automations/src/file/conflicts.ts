import { readCell } from '../csv/cells.ts'
import type { Table } from '../csv/Table.ts'
import type { History } from '../jobs/History.ts'
import { activePatches } from '../jobs/History.ts'
import type { ProductTable } from '../products/ProductTable.ts'

/** The texts of a cell over time. */
export interface CellHistory {
  /** The row of the current table. */
  readonly row: number
  readonly column: number
  readonly inExport: string
  readonly afterJob: string
  readonly now: string
}

/** Effects of each way to undo a job. */
export interface UndoEffect {
  /** With the later jobs that changed its cells again: all cells of all of them. */
  readonly withLater: number
  /** Only the cells that did not change again. */
  readonly unchangedOnly: number
  /** The cells that would keep the value of a later job. */
  readonly changedAgain: number
}

export function undoEffect(history: History, id: string): UndoEffect {
  const size = (each: string) => activePatches(history.find(each)).length
  const own = size(id)
  const changedAgain = history.changedAgain(id).length
  return {
    withLater: history.overlaps(id).reduce((sum, overlap) => sum + size(overlap.id), own),
    unchangedOnly: own - changedAgain,
    changedAgain,
  }
}

interface Rows {
  readonly source: Table
  readonly current: ProductTable
  readonly row: (sourceRow: number) => number
}

/** Lists the cells of a job that later jobs changed again. */
export function conflicts(
  file: Rows,
  history: History,
  id: string,
  from = 0,
  to = Number.POSITIVE_INFINITY,
): CellHistory[] {
  const { patches } = history.find(id)
  return history
    .changedAgain(id)
    .slice(from, to)
    .map((index) => {
      const [sourceRow, column, , after] = patches[index]!
      const row = file.row(sourceRow)
      return {
        row,
        column,
        inExport: file.source.text(sourceRow, column),
        afterJob: readCell(after ?? ''),
        now: file.current.table.text(row, column),
      }
    })
}
