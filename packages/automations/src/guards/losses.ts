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

/** The columns that say which metafield an option takes its values from. */
export const optionLinkKeys = ['option1LinkedTo', 'option2LinkedTo', 'option3LinkedTo'] as const

/** Returns whether a patch changes a name or a value of an option, or what the option is linked to. */
export function optionChange(columns: Columns): (patch: Patch) => boolean {
  const options = new Set([...optionKeys, ...optionLinkKeys].map((key) => columns.find(key)))
  return (patch) => options.has(patch[1])
}

/**
 * Returns whether a patch takes the value of a cell away. Cells of options are left to
 * `optionChange`: to keep only some of them would mix up the options of a product.
 */
export function emptyingChange(columns: Columns): (patch: Patch) => boolean {
  const changesOption = optionChange(columns)
  return (patch) => isEmpty(patch[3]) && !isEmpty(patch[2]) && !changesOption(patch)
}

/** Counts the changes that an import turns into losses. */
export function countLosses(columns: Columns, patches: Iterable<Patch>): Losses {
  const [changesOption, emptiesCell] = [optionChange(columns), emptyingChange(columns)]
  let optionValues = 0
  let emptied = 0
  for (const patch of patches) {
    if (changesOption(patch)) optionValues += 1
    if (emptiesCell(patch)) emptied += 1
  }
  return { optionValues, emptied }
}
