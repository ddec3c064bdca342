import { emptyingChange, optionChange, type Columns, type Patch } from '@dropwatt/automations'
import type { LeftOut } from './exclusions.ts'

/** Leaves changes out of a job that its owner did not want after a warning. */
export function withoutGuarded(
  patches: readonly Patch[],
  columns: Columns,
  { optionValues = false, emptied = false }: LeftOut,
): readonly Patch[] {
  if (!optionValues && !emptied) return patches
  const changesOption = optionChange(columns)
  const emptiesCell = emptyingChange(columns)
  return patches.filter(
    (patch) => !(optionValues && changesOption(patch)) && !(emptied && emptiesCell(patch)),
  )
}
