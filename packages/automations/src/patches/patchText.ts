import { writeCell } from '../csv/cells.ts'
import type { Table } from '../csv/Table.ts'
import type { Patch } from './Patch.ts'

/**
 * Plans a new text for a cell.
 *
 * @returns nothing when the cell has this text already; more than one patch where the row ends
 *   before the cell and has to be lengthened
 */
export function patchText(table: Table, row: number, column: number, text: string): Patch[] {
  const before = table.raw(row, column)
  if (table.text(row, column) === text) return []
  const { delimiter } = table.dialect
  if (before === undefined) {
    const count = table.cellCount(row)
    return Array.from({ length: column - count + 1 }, (_, at) => {
      const isLast = count + at === column
      return [row, count + at, null, isLast ? writeCell(text, delimiter) : '']
    })
  }
  const after = writeCell(text, delimiter, before)
  // Without a byte and a line end, the last row would be gone.
  const isWholeRow = after === '' && table.cellCount(row) === 1
  return [[row, column, before, isWholeRow ? '""' : after]]
}
