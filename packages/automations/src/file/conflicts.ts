import { readCell } from '../csv/cells.ts'
import type { Table } from '../csv/Table.ts'
import { activePatches, type History } from '../jobs/History.ts'
import { isChange } from '../patches/Patch.ts'
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

/**
 * Lists the indexes of the patches of a job that a later job changed again, or whose new column a later
 * one stands behind.
 */
function sharedPatches(history: History, id: string): readonly number[] {
  const { patches } = history.find(id)
  return history.changedAgain(id).filter((at) => patches[at]![0] === 0 || isChange(patches[at]!))
}

export function undoEffect(history: History, id: string): UndoEffect {
  const size = (each: string) => activePatches(history.find(each)).filter(isChange).length
  const shared = sharedPatches(history, id)
  const { patches } = history.find(id)
  const own = size(id) + shared.filter((at) => !isChange(patches[at]!)).length
  const changedAgain = shared.length
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
  return sharedPatches(history, id)
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
