import { Table } from '../csv/Table.ts'
import { inPlaceOrder } from './applyPatches.ts'
import { keepsCells } from './keepsCells.ts'
import type { Patch } from './Patch.ts'
import { sizeOf } from './sizeOf.ts'

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
    const patch = inOrder[at]!
    const size = table.cellEnd(patch[0], patch[1]) - table.cellStart(patch[0], patch[1])
    growths[at] = sizeOf(patch[3] ?? '') - size
  }
  return table.withGrown(content, inOrder, growths)
}
