/**
 * One changed cell: its row and column, counted from 0 with the header as row 0, and how it was
 * written before and after, quotes and all. `null` means that the row ended before the cell, so a
 * patch from `null` lengthens the row and a patch to `null` shortens it.
 */
export type Patch = readonly [
  row: number,
  column: number,
  before: string | null,
  after: string | null,
]

/**
 * Whether a patch changes the text of a cell that a person sees: neither the header nor a cell that only
 * fills the gap before a new one.
 */
export function isChange(patch: Patch): boolean {
  // Taking a patch apart by its places is slow until it is compiled.
  return patch[0] !== 0 && (patch[2] ?? '') !== (patch[3] ?? '')
}

/** Returns what takes patches back. */
export function invert(patches: readonly Patch[]): Patch[] {
  return patches.map(([row, column, before, after]) => [row, column, after, before])
}

/** Orders patches by row, then column. */
export function byPlace(one: Patch, other: Patch): number {
  return one[0] - other[0] || one[1] - other[1]
}
