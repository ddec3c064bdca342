import type { CellRefusal } from '../fields/Field.ts'

/** A row with a variant, and the value that it has of one option. */
export interface ValueRow {
  readonly row: number
  /** The id of the value. */
  readonly value: string
  readonly before: string
  readonly after: string
}

/** Reason that a value of an option is not renamed. */
type RenameRefusal = CellRefusal | 'same-value' | 'values-differ'

/** Outcome for the values of one option of one product. */
export interface Renames {
  /** The first row of each value that gets another name. */
  readonly renamed: readonly ValueRow[]
  /** Changed rows that are not written. */
  readonly refused: readonly { readonly row: number; readonly reason: RenameRefusal }[]
}

/**
 * Finds the values of an option that get another name. Renaming keeps the ids of variants; it cannot give
 * two variants of one value different ones, nor make one value of two.
 *
 * @param refusalOf returns the reason that a store does not take the text of a row
 */
export function renameValues(
  rows: readonly ValueRow[],
  refusalOf: (row: ValueRow) => CellRefusal | undefined,
): Renames {
  const values = Map.groupBy(rows, ({ value }) => value)
  const reasons = new Map<string, RenameRefusal>()
  const firsts = [...values.values()].map(([first]) => first!)
  for (const [value, of] of values) {
    const [first] = of as [ValueRow]
    if (of.some(({ after }) => after !== first.after)) reasons.set(value, 'values-differ')
    else if (first.before !== first.after) {
      const reason = refusalOf(first)
      if (reason) reasons.set(value, reason)
    }
  }
  const nameOf = ({ value, before, after }: ValueRow) => (reasons.has(value) ? before : after)
  // A value that keeps its name can take it from another one that wanted it.
  for (let isSettled = false; !isSettled;) {
    isSettled = true
    for (const same of Map.groupBy(firsts, nameOf).values()) {
      if (same.length === 1) continue
      for (const { value, before, after } of same) {
        if (reasons.has(value) || before === after) continue
        reasons.set(value, 'same-value')
        isSettled = false
      }
    }
  }
  return {
    renamed: firsts.filter(({ value, before, after }) => before !== after && !reasons.has(value)),
    refused: rows.flatMap(({ row, value, before, after }) => {
      const reason = reasons.get(value)
      return reason && before !== after ? [{ row, reason }] : []
    }),
  }
}
