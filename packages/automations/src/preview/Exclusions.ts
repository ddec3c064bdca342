import type { cellKey } from '../jobs/cellKey.ts'

/** A cell as one number, to keep many of them in a set. */
export type CellKey = ReturnType<typeof cellKey>

/**
 * The cells that the member excluded. It does not depend on a plan: a cell stays excluded while a plan
 * does not change it, and when a later one changes it again.
 */
export class Exclusions {
  readonly #keys = new Set<CellKey>()
  readonly #singles = new Set<CellKey>()

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

  get isEmpty(): boolean {
    return this.#keys.size === 0
  }

  /**
   * Excludes cells, or includes them again.
   *
   * @param isSingle whether they are of a product, a row or one cell, and not of a whole column or all
   */
  set(keys: readonly CellKey[], isExcluded: boolean, isSingle: boolean): void {
    for (const key of keys) {
      if (isExcluded) this.#keys.add(key)
      else this.#keys.delete(key)
      if (isExcluded && isSingle) this.#singles.add(key)
      else this.#singles.delete(key)
    }
  }
}
