import { isOneCell } from '../csv/isOneCell.ts'
import type { Table } from '../csv/Table.ts'
import type { Patch } from './Patch.ts'

/** Whether the row stays the same cells when a patch is applied to it. */
export function keepsCells(table: Table, patch: Patch): boolean {
  const after = patch[3]
  if (patch[2] === null || after === null) return false
  // An empty line is no row where the file ends behind it.
  return isOneCell(after, table.dialect) && table.cellCount(patch[0]) > 1
}
