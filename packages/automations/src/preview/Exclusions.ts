import type { cellKey } from '../jobs/cellKey.ts'

/** A cell as one number, to keep many of them in a set. */
export type CellKey = ReturnType<typeof cellKey>

interface Step {
  readonly keys: readonly CellKey[]
  readonly excludes: boolean
  /** Whether it is about a product, a row or a cell, and not about a whole column or all. */
  readonly isSingle: boolean
}

/**
 * The cells that the member excluded, with what undoes and redoes each step. It does not depend on a
 * plan: a cell stays excluded while a plan does not change it, and when a later one changes it again.
 */
export class Exclusions {
  readonly #keys = new Set<CellKey>()
  readonly #singles = new Set<CellKey>()
  readonly #done: Step[] = []
  readonly #undone: Step[] = []

  has(key: CellKey): boolean {
    return this.#keys.has(key)
  }

  /** Whether a cell was excluded with its product, its row or alone. */
  isSingle(key: CellKey): boolean {
    return this.#singles.has(key)
  }

  /** The cells that are excluded. */
  get keys(): ReadonlySet<CellKey> {
    return this.#keys
  }

  /** Excludes a cell that was excluded before, which no step undoes. */
  restore(key: CellKey, isSingle: boolean): void {
    this.#keys.add(key)
    if (isSingle) this.#singles.add(key)
  }

  get isEmpty(): boolean {
    return this.#keys.size === 0
  }

  get canUndo(): boolean {
    return this.#done.length > 0
  }

  get canRedo(): boolean {
    return this.#undone.length > 0
  }

  /** Excludes cells, or includes them again, as one step. The cells must not be so already. */
  change(keys: readonly CellKey[], excludes: boolean, isSingle: boolean): void {
    if (keys.length === 0) return
    const step = { keys, excludes, isSingle }
    this.#apply(step, false)
    this.#done.push(step)
    this.#undone.length = 0
  }

  /** Takes the last step back; says whether there was one. */
  undo(): boolean {
    const step = this.#done.pop()
    if (!step) return false
    this.#apply(step, true)
    this.#undone.push(step)
    return true
  }

  /** Does again what was undone last; says whether there was something. */
  redo(): boolean {
    const step = this.#undone.pop()
    if (!step) return false
    this.#apply(step, false)
    this.#done.push(step)
    return true
  }

  #apply({ keys, excludes, isSingle }: Step, isBack: boolean): void {
    const isExcluded = excludes !== isBack
    for (const key of keys) {
      if (isExcluded) this.#keys.add(key)
      else this.#keys.delete(key)
      if (isExcluded && isSingle) this.#singles.add(key)
      else this.#singles.delete(key)
    }
  }
}
