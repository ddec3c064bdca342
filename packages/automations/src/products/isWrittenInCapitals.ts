import type { ProductTable } from './ProductTable.ts'

/** Whether the file writes the words of a column in capitals. */
export function isWrittenInCapitals({ table }: ProductTable, column: number): boolean {
  for (let row = 1; row < table.rowCount; row += 1) {
    if (table.isBlank(row, column)) continue
    const text = table.text(row, column).trim()
    if (text !== '') return text === text.toUpperCase()
  }
  return false
}
