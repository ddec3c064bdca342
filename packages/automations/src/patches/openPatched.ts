import { isOneCell } from '../csv/isOneCell.ts'
import { Table } from '../csv/Table.ts'
import { inPlaceOrder } from './applyPatches.ts'
import type { Patch } from './Patch.ts'

const encoder = new TextEncoder()

/** Counts the bytes of a text in UTF-8. */
function sizeOf(text: string): number {
  for (let at = 0; at < text.length; at += 1) {
    if (text.charCodeAt(at) > 0x7f) return encoder.encode(text).length
  }
  return text.length
}

/** Whether the row stays the same cells when a patch is applied to it. */
function keepsCells(table: Table, [row, , before, after]: Patch): boolean {
  if (before === null || after === null) return false
  // An empty line is no row where the file ends behind it.
  return isOneCell(after, table.dialect) && table.cellCount(row) > 1
}

/**
 * Opens what `applyPatches` wrote. Where all rows keep their number of cells, the cells are not
 * looked for again.
 *
 * @param content the table as UTF-8 with the patches applied to all of its rows
 */
export function openPatched(table: Table, patches: readonly Patch[], content: Uint8Array): Table {
  const isCut = table.unclosedRow !== undefined
  if (isCut || !patches.every((patch) => keepsCells(table, patch))) return new Table(content, table)
  const inOrder = inPlaceOrder(patches)
  const growths = new Int32Array(inOrder.length)
  for (let at = 0; at < inOrder.length; at += 1) {
    const [row, column, , after] = inOrder[at]!
    const size = table.cellEnd(row, column) - table.cellStart(row, column)
    growths[at] = sizeOf(after ?? '') - size
  }
  return table.withGrown(content, inOrder, growths)
}
