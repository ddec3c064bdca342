import type { Patch } from '../patches/Patch.ts'
import type { ColumnKey } from '../products/columnNames.ts'
import type { Columns } from '../products/Columns.ts'

/** Changes that an import turns into losses. */
export interface Losses {
  /** Changed option names and values: the store deletes these variants and creates new ones. */
  readonly optionValues: number
  /** Cells that had a value and become empty: an import with overwrite on deletes it in the store. */
  readonly emptied: number
}

/** The columns that tell the variants of a product apart. */
export const optionKeys = [
  'option1Name',
  'option1Value',
  'option2Name',
  'option2Value',
  'option3Name',
  'option3Value',
] as const satisfies readonly ColumnKey[]

/** Whether a cell as it is written has no text. */
function isEmpty(cell: string | null): boolean {
  return cell === null || cell === '' || cell === '""'
}

/** Returns whether a patch changes a name or a value of an option. */
export function optionChange(columns: Columns): (patch: Patch) => boolean {
  const options = new Set(optionKeys.map((key) => columns.find(key)))
  return (patch) => options.has(patch[1])
}

/** Whether a patch takes the value of a cell away. */
export function emptiesCell(patch: Patch): boolean {
  return isEmpty(patch[3]) && !isEmpty(patch[2])
}

/** Counts the changes that an import turns into losses. */
export function countLosses(columns: Columns, patches: Iterable<Patch>): Losses {
  const changesOption = optionChange(columns)
  let optionValues = 0
  let emptied = 0
  for (const patch of patches) {
    if (changesOption(patch)) optionValues += 1
    if (emptiesCell(patch)) emptied += 1
  }
  return { optionValues, emptied }
}
