import type { Patch } from '../patches/Patch.ts'

/**
 * Chooses patches so that they can be applied together. Where a row is lengthened, an excluded cell in
 * front of an included one becomes an empty cell, and nothing is added behind the last included one.
 *
 * @param isIncluded whether to apply a patch, by its index
 */
export function includedOnly(
  patches: readonly Patch[],
  isIncluded: (index: number) => boolean,
): readonly Patch[] {
  const chosen: Patch[] = []
  let isComplete = true
  let lengthenedRow = -1
  // From the end, to know whether a row goes on behind a cell.
  for (let index = patches.length - 1; index >= 0; index -= 1) {
    const patch = patches[index]!
    const [row, column, before, after] = patch
    const isAdded = before === null
    const goesOn = isAdded && lengthenedRow === row
    const isFiller = isAdded && after === ''
    if (isIncluded(index) && (goesOn || !isFiller)) {
      chosen.push(patch)
      if (isAdded) lengthenedRow = row
      continue
    }
    isComplete = false
    if (goesOn) chosen.push([row, column, null, ''])
  }
  return isComplete ? patches : chosen.toReversed()
}
