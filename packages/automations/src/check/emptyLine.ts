import type { Table } from '../csv/Table.ts'

/** Whether a row is an empty line, which an import passes over. */
export function isEmptyLine(table: Table, row: number): boolean {
  return table.cellCount(row) === 1 && table.cellStart(row, 0) === table.cellEnd(row, 0)
}
