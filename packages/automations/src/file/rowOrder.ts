import type { Table } from '../csv/Table.ts'
import { SpliceWriter } from '../patches/SpliceWriter.ts'

/**
 * Turns an order around.
 *
 * @param order the old place of each row, by its new place
 * @returns the new place of each row, by its old place
 */
export function invertOrder(order: Uint32Array): Uint32Array {
  const places = new Uint32Array(order.length)
  for (const [place, row] of order.entries()) places[row] = place
  return places
}

/** Whether an order holds each row once, and the header first. */
export function isOrder(order: Uint32Array, rowCount: number): boolean {
  if (order.length !== rowCount || order[0] !== 0) return false
  const seen = new Uint8Array(rowCount)
  for (const row of order) {
    if (row >= rowCount || seen[row]) return false
    seen[row] = 1
  }
  return true
}

/**
 * Makes an order hold each row of a table once: leaves out rows that the table does not have, and
 * puts those that the order lacks at the end.
 */
export function fitOrder(order: Uint32Array, rowCount: number): Uint32Array {
  if (isOrder(order, rowCount)) return order
  const rows = new Set(order.filter((row) => row < rowCount))
  for (let row = 0; row < rowCount; row += 1) rows.add(row)
  return Uint32Array.from(rows)
}

/**
 * Lists the rows that an order puts behind a row of the same group, from which they were apart. Rows
 * that only make room do not count.
 */
export function regroupedRows(order: Uint32Array, groupOf: (row: number) => string): number[] {
  const rows: number[] = []
  for (let place = 1; place < order.length; place += 1) {
    const [row = 0, previous = 0] = [order[place], order[place - 1]]
    if (row !== previous + 1 && groupOf(row) === groupOf(previous)) rows.push(row)
  }
  return rows
}

/** Finds the byte behind the last cell of a row, before its line end. */
function textEnd(table: Table, row: number): number {
  return table.cellEnd(row, table.cellCount(row) - 1)
}

/**
 * Writes the rows of a table in another order. Each row keeps its bytes and its line end; where the
 * file ends without a line end, it still does.
 *
 * @param order the row to write at each place
 * @returns the table as UTF-8 without a byte order mark
 */
export function reorderRows(table: Table, order: Uint32Array): Uint8Array {
  const { content, rowCount, dialect } = table
  const endsLine = textEnd(table, rowCount - 1) < content.length
  const parts = new SpliceWriter(content)
  for (const [place, row] of order.entries()) {
    const { start, end } = table.rowSpan(row)
    const isLast = place === rowCount - 1
    parts.skipTo(start)
    parts.copyTo(isLast && !endsLine ? textEnd(table, row) : end)
    if (!isLast && !endsLine && row === rowCount - 1) parts.addText(dialect.lineEnd)
  }
  parts.skipTo(content.length)
  return parts.finish()
}
