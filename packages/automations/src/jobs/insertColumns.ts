import { Table } from '../csv/Table.ts'
import { SpliceWriter } from '../patches/SpliceWriter.ts'

/** A column that is missing in a table, with a cell as it is written for each row; `null` where the row ends before it. */
export interface LeftOutColumn {
  /** Its place among all columns. */
  readonly column: number
  readonly cells: (string | null)[]
}

/**
 * Puts columns back that were left out of a table.
 *
 * @param columns by their place, the first one first
 */
export function insertColumns(table: Table, columns: readonly LeftOutColumn[]): Table {
  if (columns.length === 0) return table
  const { delimiter } = table.dialect
  const parts = new SpliceWriter(table.content)
  for (let row = 0; row < table.rowCount; row += 1) {
    const cells: string[] = Array.from(
      { length: table.cellCount(row) },
      (_, column) => table.raw(row, column) ?? '',
    )
    for (const { column, cells: own } of columns) {
      const raw = own[row]
      if (typeof raw === 'string') cells.splice(column, 0, raw)
    }
    parts.skipTo(table.cellEnd(row, table.cellCount(row) - 1))
    parts.addText(cells.join(delimiter))
    parts.copyTo(table.rowSpan(row).end)
  }
  return new Table(parts.finish(), table)
}
