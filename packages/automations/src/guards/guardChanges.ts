import { readCell } from '../csv/cells.ts'
import type { Patch } from '../patches/Patch.ts'
import type { ColumnKey } from '../products/columnNames.ts'
import type { ProductTable } from '../products/ProductTable.ts'

/** Changes that an import turns into losses; the dialogs before applying count them. */
export interface ChangeGuard {
  /** Changed cells that tell variants apart: a store deletes those variants and creates new ones. */
  readonly optionValues: number
  /** Cells that had a value and become empty: an import with overwrite on deletes the value. */
  readonly emptied: number
}

/** The columns by which a store finds the variants that it has. */
const identifyingKeys = [
  'handle',
  'option1Name',
  'option1Value',
  'option2Name',
  'option2Value',
  'option3Name',
  'option3Value',
] as const satisfies readonly ColumnKey[]

function isEmpty(cell: string | null): boolean {
  return cell === null || readCell(cell) === ''
}

/** Counts the changes that an import turns into losses. */
export function guardChanges(products: ProductTable, patches: readonly Patch[]): ChangeGuard {
  const identifying = new Set(identifyingKeys.map((key) => products.columns.find(key)))
  let optionValues = 0
  let emptied = 0
  for (const [, column, before, after] of patches) {
    if (identifying.has(column)) optionValues += 1
    if (!isEmpty(before) && isEmpty(after)) emptied += 1
  }
  return { optionValues, emptied }
}
