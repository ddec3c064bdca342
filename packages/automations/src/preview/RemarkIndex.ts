import type { Note, Remark } from '../plan/Plan.ts'

/** A remark with all the rows that it is about. */
export interface RemarkGroup extends Note {
  /** Row numbers in the source file, with the header as 1; none for the file as a whole. */
  readonly rows: readonly number[]
  /** Follows a summary of the options. */
  readonly isResult?: true
}

/**
 * Lists every remark once, with the rows that it is about.
 *
 * @param numberOf gives the row number in the source file, with the header as 1
 */
export function groupRemarks(
  remarks: readonly Omit<Remark, 'column'>[],
  numberOf: (row: number) => number,
): RemarkGroup[] {
  const groups = new Map<string, RemarkGroup & { readonly rows: number[] }>()
  for (const { code, tone, values, row, isResult } of remarks) {
    const key = JSON.stringify([code, tone, values])
    const group = groups.get(key) ?? {
      code,
      tone,
      ...(values && { values }),
      ...(isResult && { isResult }),
      rows: [],
    }
    groups.set(key, group)
    if (row !== undefined) group.rows.push(numberOf(row))
  }
  return [...groups.values()]
}

/** The remarks of a plan, by row. */
export class RemarkIndex {
  /** The products that a remark marks for review. */
  readonly reviews: ReadonlySet<number>
  readonly #byRow = new Map<number, Remark[]>()

  /** @param productOf finds the product of a row */
  constructor(remarks: readonly Remark[], productOf: (row: number) => number | undefined) {
    const reviews = new Set<number>()
    for (const remark of remarks) {
      const { row, tone } = remark
      if (row === undefined) continue
      const known = this.#byRow.get(row)
      if (known) known.push(remark)
      else this.#byRow.set(row, [remark])
      const product = tone === 'review' ? productOf(row) : undefined
      if (product !== undefined) reviews.add(product)
    }
    this.reviews = reviews
  }

  /** Whether no remark is on a row. */
  get isEmpty(): boolean {
    return this.#byRow.size === 0
  }

  /** Lists the remarks on a row. */
  ofRow(row: number): readonly Remark[] {
    return this.#byRow.get(row) ?? []
  }

  /** Lists the remarks on some of the rows from one up to, but not including, another. */
  between(first: number, end: number, isWanted: (row: number) => boolean): readonly Remark[] {
    const found: Remark[] = []
    for (let row = first; row < end; row += 1) {
      if (isWanted(row)) found.push(...this.ofRow(row))
    }
    return found
  }
}
