import {
  emptyingChange,
  optionChange,
  Preview,
  withoutConflicts,
  type Columns,
  type Patch,
  type Plan,
  type ProductTable,
} from '@dropwatt/automations'
import type { GuardAnswers } from './exclusions.ts'

/** Chooses the changes of a step of a recipe that are applied, as the member answered when asked. */
export function chooseChanges(
  plan: Plan,
  products: ProductTable,
  declined: GuardAnswers,
): readonly Patch[] {
  if (!declined.needsReview) {
    return dropDeclined(withoutConflicts(plan), products.columns, declined)
  }
  const preview = new Preview({ products, plan, numberOf: (row) => row, lineOf: (row) => row })
  preview.exclude({ kind: 'needs-review' })
  return dropDeclined(preview.includedPatches(), products.columns, declined)
}

/** Drops the changes that the member declined after a warning. */
export function dropDeclined(
  patches: readonly Patch[],
  columns: Columns,
  { optionValues = false, emptied = false }: GuardAnswers,
): readonly Patch[] {
  if (!optionValues && !emptied) return patches
  const changesOption = optionChange(columns)
  const emptiesCell = emptyingChange(columns)
  return patches.filter(
    (patch) => !(optionValues && changesOption(patch)) && !(emptied && emptiesCell(patch)),
  )
}
