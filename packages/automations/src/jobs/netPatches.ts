import type { Table } from '../csv/Table.ts'
import { inPlaceOrder } from '../patches/applyPatches.ts'
import { byPlace, type Patch } from '../patches/Patch.ts'

/** Joins two lists in the order of the file; the second one changed what the first one made. */
function joinTwo(earlier: readonly Patch[], later: readonly Patch[]): readonly Patch[] {
  if (earlier.length === 0) return later
  const joined: Patch[] = []
  let next = 0
  for (const patch of later) {
    while (next < earlier.length && byPlace(earlier[next]!, patch) < 0) {
      joined.push(earlier[next]!)
      next += 1
    }
    const same = earlier[next]
    if (same && byPlace(same, patch) === 0) {
      joined.push([patch[0], patch[1], same[2], patch[3]])
      next += 1
    } else joined.push(patch)
  }
  for (; next < earlier.length; next += 1) joined.push(earlier[next]!)
  return joined
}

/**
 * Joins the patches of several jobs into one for each cell: from what the file holds to what the last
 * job wrote. Cells that came back to what they were are left in, as a patch without a difference.
 *
 * @param lists the patches of each job, oldest job first
 * @returns in the order of the file
 */
export function joinPatches(lists: readonly (readonly Patch[])[]): readonly Patch[] {
  let joined: readonly Patch[] = []
  for (const patches of lists) joined = joinTwo(joined, inPlaceOrder(patches))
  return joined
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
 *
 * @param joined the patches of all jobs that count, as `joinPatches` returns them
 */
export function netPatches(table: Table, joined: readonly Patch[]): readonly Patch[] {
  const resized = new Map<number, Patch[]>()
  let isSame = true
  for (const patch of joined) {
    const isResized =
      patch[2] === null || patch[3] === null || patch[1] >= table.cellCount(patch[0])
    if (isResized) resized.set(patch[0], [])
    if (isResized || patch[2] === patch[3]) isSame = false
  }
  if (isSame) return joined
  if (resized.size === 0) return joined.filter(([, , before, after]) => before !== after)
  for (const patch of joined) resized.get(patch[0])?.push(patch)
  const inOtherRows = joined.filter(
    ([row, , before, after]) => before !== after && !resized.has(row),
  )
  const inResized = [...resized].flatMap(([row, ofRow]) => closeGaps(table, row, ofRow))
  return [...inOtherRows, ...inResized].toSorted(byPlace)
}
