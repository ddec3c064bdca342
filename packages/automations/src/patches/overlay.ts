import type { MovedCells } from '../csv/cellIndex.ts'
import type { Table } from '../csv/Table.ts'
import { expectFits, inPlaceOrder, PatchError } from './applyPatches.ts'
import { keepsCells } from './keepsCells.ts'
import { AppendBuffer } from './AppendBuffer.ts'
import { byPlace, type Patch } from './Patch.ts'
import { sizeOf } from './sizeOf.ts'

/** Buffers that hold the new texts of overlaid tables. */
const bytesOf = new WeakMap<Table, AppendBuffer>()

/** Copies what is known of a column. */
function copyOf(moved: MovedCells | undefined, rows: number): MovedCells {
  if (moved) return { starts: moved.starts.slice(), ends: moved.ends.slice() }
  return { starts: new Uint32Array(rows), ends: new Uint32Array(rows) }
}

/**
 * Opens a table as patches would change it, without writing it: each new text is kept behind the end
 * of the others. That is much faster where only cells are read.
 *
 * @returns a table whose cells can be read, but whose rows are in pieces; nothing where a patch
 *   changes the number of cells of its row, as such a table has to be written
 * @throws {PatchError} as `applyPatches` does
 */
export function overlay(table: Table, patches: readonly Patch[]): Table | undefined {
  if (table.unclosedRow !== undefined) return undefined
  const inOrder = inPlaceOrder(patches)
  let size = 0
  for (let at = 0; at < inOrder.length; at += 1) {
    const patch = inOrder[at]!
    if (!keepsCells(table, patch)) return undefined
    expectFits(table, patch)
    if (at > 0 && byPlace(inOrder[at - 1]!, patch) === 0) {
      throw new PatchError(patch, 'two patches for one cell.')
    }
    size += sizeOf(patch[3] ?? '')
  }
  const known = bytesOf.get(table)
  const more = known?.hasCapacity(size)
    ? known
    : new AppendBuffer(known?.used ?? table.content, size)
  const columns = [...(table.moved ?? [])]
  const copied = new Set<number>()
  for (const patch of inOrder) {
    const column = patch[1]
    if (!copied.has(column)) {
      columns[column] = copyOf(columns[column], table.rowCount)
      copied.add(column)
    }
    const { starts, ends } = columns[column]!
    starts[patch[0]] = more.length
    more.add(patch[3] ?? '')
    ends[patch[0]] = more.length
  }
  const overlaid = table.withMoved(more.bytes, columns)
  bytesOf.set(overlaid, more)
  return overlaid
}
