import { countLosses } from '../guards/losses.ts'
import type { Plan } from '../plan/Plan.ts'
import { countStopped } from '../plan/stopReadOnly.ts'
import type { ProductTable } from '../products/ProductTable.ts'
import { cellKey } from '../jobs/cellKey.ts'
import type { Exclusions } from './Exclusions.ts'
import type { PatchIndex } from './PatchIndex.ts'
import type { PreviewSummary } from './rows.ts'

/** Excluded patches at the moment, with counts for each product. */
export class PatchStates {
  /** Included patches of each product. */
  readonly included: Uint32Array
  readonly excluded: Uint32Array
  readonly conflicts: Uint32Array
  /** Number of included patches and remarks of each product that need review. */
  readonly reviews: Uint32Array
  readonly summary: PreviewSummary
  /** Columns of the file whose changes are all excluded. */
  readonly excludedColumns: readonly number[]
  readonly #excludedPatches: Uint8Array
  readonly #productsByHand = new Set<number>()
  readonly #index: PatchIndex

  constructor(
    { products, columns }: ProductTable,
    plan: Plan,
    index: PatchIndex,
    exclusions: Exclusions,
  ) {
    const { patches, nothing, excludedColumns: columnsOut } = plan
    const { firstPatches, endPatches } = index
    this.#index = index
    this.#excludedPatches = new Uint8Array(patches.length)
    this.included = new Uint32Array(products.length)
    this.excluded = new Uint32Array(products.length)
    this.conflicts = new Uint32Array(products.length)
    this.reviews = new Uint32Array(products.length)
    if (!exclusions.isEmpty) {
      for (const [at, [row, column]] of patches.entries()) {
        if (exclusions.has(cellKey(row, column))) this.#excludedPatches[at] = 1
      }
      for (const product of plan.together ?? []) {
        const [first, end] = [firstPatches[product]!, endPatches[product]!]
        // One of them may have been excluded while an earlier plan did not need all of them.
        if (this.#excludedPatches.subarray(first, end).includes(1)) {
          this.#excludedPatches.fill(1, first, end)
        }
      }
    }

    for (const patch of plan.byHand ?? []) {
      const product = index.productOf(patches[patch]![0])
      if (product !== undefined) this.#productsByHand.add(product)
    }
    this.excludedColumns = exclusions.isEmpty ? [] : this.#columnsOut(plan)
    const included = patches.filter((_, at) => this.isIncluded(at))
    const conflicts = index.conflicts.reduce((sum, conflict) => sum + conflict, 0)
    const stopped = countStopped(plan)
    const counts = {
      changedProducts: 0,
      includedProducts: 0,
      needReview: 0,
      conflicts: 0,
      excluded: 0,
    }
    for (let product = 0; product < products.length; product += 1) {
      for (let at = firstPatches[product]!; at < endPatches[product]!; at += 1) {
        if (index.conflicts[at] === 1) this.conflicts[product]! += 1
        else if (this.isExcluded(at)) this.excluded[product]! += 1
        else {
          this.included[product]! += 1
          if (index.reviews[at] === 1) this.reviews[product]! += 1
        }
      }
      if (index.remarks.reviews.has(product)) this.reviews[product]! += 1
      if (this.isChanged(product)) counts.changedProducts += 1
      if (this.included[product]! > 0) counts.includedProducts += 1
      if (this.reviews[product]! > 0) counts.needReview += 1
      if (this.conflicts[product]! > 0) counts.conflicts += 1
      if (this.excluded[product]! > 0) counts.excluded += 1
    }
    this.summary = {
      products: products.length,
      ...counts,
      changedCells: patches.length - conflicts,
      included: included.length,
      ...countLosses(columns, included),
      ...this.#countByHand(plan),
      ...(stopped > 0 && { stopped }),
      ...(columnsOut.length > 0 && { excludedColumns: columnsOut.length }),
      ...(nothing !== undefined && { nothing }),
    }
  }

  #countByHand({ byHand }: Plan): Pick<PreviewSummary, 'byHand' | 'cellsByHand'> {
    if (!byHand || byHand.size === 0) return {}
    const included = [...byHand].filter((patch) => this.isIncluded(patch))
    return { byHand: this.#productsByHand.size, cellsByHand: included.length }
  }

  /** Whether a cell of a product was written by hand. */
  isByHand(product: number): boolean {
    return this.#productsByHand.has(product)
  }

  #columnsOut({ patches }: Plan): readonly number[] {
    const out = new Set<number>()
    const open = new Set<number>()
    for (const [at, [, column]] of patches.entries()) {
      if (this.isExcluded(at)) out.add(column)
      else if (this.isIncluded(at)) open.add(column)
    }
    return [...out].filter((column) => !open.has(column))
  }

  /**
   * Whether a product has a change that can be applied, excluded or not, or one written by hand, which
   * stays in the list whatever is wrong with it.
   */
  isChanged(product: number): boolean {
    const count = (this.included[product] ?? 0) + (this.excluded[product] ?? 0)
    return count > 0 || this.isByHand(product)
  }

  isExcluded(patch: number): boolean {
    return this.#excludedPatches[patch] === 1 && this.#index.conflicts[patch] !== 1
  }

  isIncluded(patch: number): boolean {
    return this.#excludedPatches[patch] !== 1 && this.#index.conflicts[patch] !== 1
  }

  needsReview(patch: number): boolean {
    return this.#index.reviews[patch] === 1 && this.isIncluded(patch)
  }
}
