import { readCell, type Columns, type Patch } from '@dropwatt/automations'
import type { LeftOut } from './messages.ts'

const optionColumns = [
  'option1Name',
  'option1Value',
  'option2Name',
  'option2Value',
  'option3Name',
  'option3Value',
] as const

const isEmpty = (cell: string | null) => cell === null || readCell(cell) === ''

/** Leaves changes out of a job that its owner did not want after a warning. */
export function withoutGuarded(
  patches: readonly Patch[],
  columns: Columns,
  { optionValues = false, emptied = false }: LeftOut,
): readonly Patch[] {
  if (!optionValues && !emptied) return patches
  const options = new Set(optionColumns.map((key) => columns.find(key)))
  return patches.filter(([, column, before, after]) => {
    if (optionValues && options.has(column)) return false
    return !(emptied && !isEmpty(before) && isEmpty(after))
  })
}
