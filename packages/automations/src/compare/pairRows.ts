import { addToGroup } from '../addToGroup.ts'
import type { NameRow } from './rowNames.ts'

/** Rows of a product that are the same thing in both files, or in one of them only. */
export interface RowPair {
  readonly earlier?: number
  readonly later?: number
}

/**
 * Pairs rows by what names them, one way after the other; rows of the same name are paired in their
 * order.
 *
 * @param waysToName return the name of a row in each file; nothing for a row that it does not name
 * @returns those of the later file in its order, then those that only the earlier file has
 */
export function pairRows(
  earlier: readonly number[],
  later: readonly number[],
  waysToName: readonly {
    readonly earlier: NameRow
    readonly later: NameRow
  }[],
): RowPair[] {
  const left = new Set(earlier)
  const found = new Map<number, number>()
  for (const nameOf of waysToName) {
    if (left.size === 0 || found.size === later.length) break
    const byName = new Map<string, number[]>()
    for (const row of left) {
      const name = nameOf.earlier(row)
      if (name !== undefined) addToGroup(byName, name, row)
    }
    for (const row of later) {
      if (found.has(row)) continue
      const name = nameOf.later(row)
      const match = name === undefined ? undefined : byName.get(name)?.shift()
      if (match === undefined) continue
      found.set(row, match)
      left.delete(match)
    }
  }
  return [
    ...later.map((row) => {
      const match = found.get(row)
      return match === undefined ? { later: row } : { earlier: match, later: row }
    }),
    ...Array.from(left, (row) => ({ earlier: row })),
  ]
}
