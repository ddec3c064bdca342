import type { Table } from '../csv/Table.ts'
import { byPlace, type Patch } from '../patches/Patch.ts'
import { cellKey } from './cellKey.ts'

/** What jobs have made of the cells they changed, by the key of the cell. */
export type CellStates = ReadonlyMap<number, Patch>

/**
 * Joins the patches of several jobs into one for each cell: from what the file holds to what the last
 * job wrote. Cells that came back to what they were are left in, as a patch without a difference.
 *
 * @param lists the patches of each job, oldest job first
 */
export function joinPatches(lists: readonly (readonly Patch[])[]): CellStates {
  const states = new Map<number, Patch>()
  for (const patches of lists) {
    for (const patch of patches) {
      const [row, column, , after] = patch
      const key = cellKey(row, column)
      const earlier = states.get(key)
      states.set(key, earlier ? [row, column, earlier[2], after] : patch)
    }
  }
  return states
}

/**
 * Gives a row its patches so that it has no gap: a job that lengthened it may have been undone, and
 * another that wrote behind it not.
 */
function closeGaps(table: Table, row: number, patches: readonly Patch[]): Patch[] {
  const count = table.cellCount(row)
  const cells = new Map(patches.map(([, column, , after]) => [column, after]))
  const afterOf = (column: number): string | null => {
    const after = cells.get(column)
    return after === undefined ? (table.raw(row, column) ?? null) : after
  }
  let length = Math.max(count, ...Array.from(cells.keys(), (column) => column + 1))
  while (length > 1 && afterOf(length - 1) === null) length -= 1
  return Array.from({ length: Math.max(length, count) }, (_, column): Patch => {
    const before = table.raw(row, column) ?? null
    return [row, column, before, column < length ? (afterOf(column) ?? '') : null]
  }).filter(([, , before, after]) => before !== after)
}

/**
 * Lists what makes the current file out of the original one, in the order of the file, without cells
 * that are as they were.
 */
export function netPatches(table: Table, states: CellStates): Patch[] {
  const patches: Patch[] = []
  const resized = new Map<number, Patch[]>()
  for (const patch of states.values()) {
    const [row, column, before, after] = patch
    const isResized = before === null || after === null || column >= table.cellCount(row)
    if (isResized) resized.set(row, [])
    else if (before !== after) patches.push(patch)
  }
  if (resized.size === 0) return patches.toSorted(byPlace)
  for (const patch of states.values()) resized.get(patch[0])?.push(patch)
  const inOtherRows = patches.filter(([row]) => !resized.has(row))
  const inResized = [...resized].flatMap(([row, ofRow]) => closeGaps(table, row, ofRow))
  return [...inOtherRows, ...inResized].toSorted(byPlace)
}
