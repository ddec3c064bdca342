import type { ProductTable } from '../products/ProductTable.ts'

/** Whether an export has a cost in any row. */
export function hasCosts({ table, columns }: ProductTable): boolean {
  const column = columns.find('cost')
  if (column === undefined) return false
  for (let row = 1; row < table.rowCount; row += 1) if (!table.isBlank(row, column)) return true
  return false
}
