import type { Patch } from '../patches/Patch.ts'
import { markRows, type ProductTable } from '../products/ProductTable.ts'
import type { Note, Plan, Planning } from './Plan.ts'

/** @param rows marks those that stay as they are */
function withoutRows(
  { patches, notes, remarks, ...rest }: Plan,
  products: ProductTable,
  rows: Uint8Array,
): Plan {
  const kept: Patch[] = []
  const keptNotes = new Map<number, readonly Note[]>()
  const skipped = new Set<string>()
  for (const [at, patch] of patches.entries()) {
    if (rows[patch[0]] === 1) {
      skipped.add(products.keyOf(patch[0]))
      continue
    }
    const own = notes.get(at)
    if (own) keptNotes.set(kept.length, own)
    kept.push(patch)
  }
  return {
    ...rest,
    patches: kept,
    notes: keptNotes,
    ...(skipped.size > 0 && { skipped: [...skipped] }),
    ...(remarks && { remarks: remarks.filter(({ row = 0 }) => rows[row] !== 1) }),
  }
}

/**
 * Leaves the products that are excluded out of a plan: their rows stay as they are.
 *
 * @param handles of the products
 */
export function* skipProducts(
  planning: Planning,
  products: ProductTable,
  handles: ReadonlySet<string>,
): Planning {
  const plan = yield* planning
  if (handles.size === 0) return plan
  return withoutRows(plan, products, markRows(products, handles))
}
