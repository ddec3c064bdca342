import {
  Preview,
  withoutConflicts,
  type Patch,
  type Plan,
  type ProductTable,
} from '@dropwatt/automations'
import type { LeftOut } from './exclusions.ts'
import { withoutGuarded } from './withoutGuarded.ts'

/** Chooses the changes of a step of a recipe that are applied, as its owner answered when asked. */
export function chooseChanges(
  plan: Plan,
  products: ProductTable,
  leftOut: LeftOut,
): readonly Patch[] {
  if (!leftOut.needsReview) {
    return withoutGuarded(withoutConflicts(plan), products.columns, leftOut)
  }
  const preview = new Preview({ products, plan, numberOf: (row) => row, lineOf: (row) => row })
  preview.exclude({ kind: 'needs-review' })
  return withoutGuarded(preview.includedPatches(), products.columns, leftOut)
}
