import { isTaken, release, type Candidate } from './Candidate.ts'
import { headingsIn } from './sources/listSources.ts'
import type { ListSource } from './sources/ListSource.ts'
import type { SupplierList } from './SupplierList.ts'
import { parseTarget, sharedTargets, type ColumnTarget } from './targets.ts'

/**
 * Names the option of a column of values whose names are in another column: as that column does in its
 * first row, in case no other column has this name.
 */
function optionOf(list: SupplierList, candidate: Candidate): ColumnTarget | undefined {
  const { name = '', namedBy } = list.columns[candidate.column] ?? {}
  if (namedBy === undefined) return undefined
  return { target: 'option', name: list.columns[namedBy]?.samples[0] ?? name }
}

/** Takes the targets of columns that only name the options of others away. */
export function releaseOptionNames(list: SupplierList, candidates: readonly Candidate[]): void {
  for (const { namedBy } of list.columns) {
    const candidate = namedBy === undefined ? undefined : candidates[namedBy]
    if (candidate) release(candidate)
  }
}

/** Gives columns with values of options the target of the option that another column names. */
export function matchOptionPairs(list: SupplierList, candidates: readonly Candidate[]): void {
  for (const candidate of candidates) {
    const target = optionOf(list, candidate)
    if (!target || candidate.profile.texts.length === 0) continue
    const name = list.columns[candidate.column]?.name ?? ''
    const own = isTaken(candidates, target) ? { ...target, name } : target
    if (isTaken(candidates, own)) continue
    candidate.target = own
    candidate.why = 'name'
  }
}

/** Gives the columns of a recognised export the targets that its record names, and no others. */
export function matchSource(
  list: SupplierList,
  candidates: readonly Candidate[],
  { columns, toConfirm = [] }: ListSource,
): void {
  for (const [text, headings] of Object.entries(columns)) {
    const target = parseTarget(text)
    if (!target) continue
    for (const column of list.columnsOf(headingsIn(headings))) {
      const candidate = candidates[column]
      if (!candidate || candidate.target.target !== 'none') continue
      const { texts, codes, withLetters } = candidate.profile
      const isBarcode = target.target === 'barcode'
      // Markets have codes of their own, which have letters, in the same column.
      if (texts.length === 0 || (isBarcode && withLetters > 0.5)) continue
      if (isTaken(candidates, target)) continue
      const isUnsure = toConfirm.includes(text) || (isBarcode && codes < 0.5)
      candidate.target = target
      candidate.why = isUnsure ? 'confirm' : 'name'
      candidate.doubts = isUnsure ? ['column'] : []
      if (!sharedTargets.has(target.target)) break
    }
  }
  matchOptionPairs(list, candidates)
}
