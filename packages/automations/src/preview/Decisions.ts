import type { CellEdit } from '../edits/CellEdit.ts'
import { cellKey } from '../jobs/cellKey.ts'
import { Exclusions, type CellKey } from './Exclusions.ts'
import { Steps } from './Steps.ts'

/**
 * The cells that the member excluded or wrote by hand, with what undoes and redoes each step. It does
 * not depend on a plan, so a later plan of the same file can take it over.
 */
export class Decisions {
  readonly exclusions = new Exclusions()
  readonly steps = new Steps()
  readonly #edits = new Map<CellKey, CellEdit>()

  /** The cells that were written by hand. */
  get edits(): readonly CellEdit[] {
    return [...this.#edits.values()]
  }

  editOf(row: number, column: number): CellEdit | undefined {
    return this.#edits.get(cellKey(row, column))
  }

  /** Writes a cell by hand as it was before, which no step undoes. */
  restoreEdit(edit: CellEdit): void {
    this.#edits.set(cellKey(edit.row, edit.column), edit)
  }

  /**
   * Excludes cells, or includes them again, as one step. The cells must not be so already.
   *
   * @param isSingle whether they are of a product, a row or one cell
   */
  exclude(keys: readonly CellKey[], isExcluded: boolean, isSingle: boolean): void {
    if (keys.length === 0) return
    this.steps.do({
      apply: () => this.exclusions.set(keys, isExcluded, isSingle),
      revert: () => this.exclusions.set(keys, !isExcluded, isSingle),
    })
  }

  /**
   * Writes a cell by hand, or no longer, as one step.
   *
   * @param isExcluded whether the cell is excluded then
   */
  write(
    row: number,
    column: number,
    edit: Pick<CellEdit, 'text' | 'before'> | undefined,
    isExcluded: boolean,
  ): void {
    const key = cellKey(row, column)
    const before = this.#edits.get(key)
    const was = { isExcluded: this.exclusions.has(key), isSingle: this.exclusions.isSingle(key) }
    const put = (text: CellEdit | undefined) => {
      if (text) this.#edits.set(key, text)
      else this.#edits.delete(key)
    }
    this.steps.do({
      apply: () => {
        put(edit && { row, column, ...edit })
        this.exclusions.set([key], isExcluded, true)
      },
      revert: () => {
        put(before)
        this.exclusions.set([key], was.isExcluded, was.isSingle)
      },
    })
  }
}
