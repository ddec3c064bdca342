import type { Plan } from '../plan/Plan.ts'
import { changeSize } from './changeSize.ts'
import { textOfPatch, type PatchIndex } from './PatchIndex.ts'
import type { PreviewOrder } from './rows.ts'

/** Finds the largest change of each product. */
function changeSizes({ patches }: Plan, index: PatchIndex): Float64Array {
  return Float64Array.from(index.firstPatches, (first, product) => {
    let largest = 0
    for (let at = first; at < index.endPatches[product]!; at += 1) {
      const [, , before, after] = patches[at]!
      largest = Math.max(largest, changeSize(textOfPatch(before), textOfPatch(after)))
    }
    return largest
  })
}

const toneRanks = { conflict: 0, review: 1, info: 2 } as const

/** Ranks products by their notes: conflicts, then reviews, then others, each by what they say. */
function noteRanks({ notes }: Plan, index: PatchIndex): Float64Array {
  const codes = new Map<string, number>()
  const rankOf = (patch: number) => {
    const ranks = (notes.get(patch) ?? []).map(({ code, tone }) => {
      if (!codes.has(code)) codes.set(code, codes.size)
      return toneRanks[tone] + (codes.get(code) ?? 0) / 1000
    })
    return Math.min(Infinity, ...ranks)
  }
  return Float64Array.from(index.firstPatches, (first, product) => {
    let least = Infinity
    if (notes.size === 0) return least
    for (let at = first; at < index.endPatches[product]!; at += 1) {
      if (notes.has(at)) least = Math.min(least, rankOf(at))
    }
    return least
  })
}

/** Gives what products are ordered by, least first; products that are equal stay in file order. */
export function orderKeys(
  order: Exclude<PreviewOrder, 'file'>,
  plan: Plan,
  index: PatchIndex,
): Float64Array {
  return order === 'note' ? noteRanks(plan, index) : changeSizes(plan, index).map((size) => -size)
}
