import type { Table } from '../csv/Table.ts'

/**
 * Counts the lines before each row, as an editor does: a cell with line breaks spans several.
 *
 * @returns for each row the number of the line it begins on, from 1
 */
export function lineNumbers(table: Table): Uint32Array {
  const { content, dialect, rowCount } = table
  const lineEnd = (dialect.lineEnd === '\r' ? '\r' : '\n').charCodeAt(0)
  const numbers = new Uint32Array(rowCount)
  let line = 1
  let at = content.indexOf(lineEnd)
  for (let row = 0; row < rowCount; row += 1) {
    const { start } = table.rowSpan(row)
    while (at !== -1 && at < start) {
      line += 1
      at = content.indexOf(lineEnd, at + 1)
    }
    numbers[row] = line
  }
  return numbers
}
