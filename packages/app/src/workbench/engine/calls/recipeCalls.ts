import {
  runRecipe,
  type Plan,
  type ProductTable,
  type Recipe,
  type RecipeRun,
  type ReferenceRates,
} from '@dropwatt/automations'
import { chooseChanges } from '../chooseChanges.ts'
import type { LeftOut } from '../exclusions.ts'
import type {
  ApplyRequest,
  Cancelled,
  JobsOutcome,
  RecipePreview,
  RecipeStepProgress,
} from '../messages.ts'
import { previewOf } from '../previewOf.ts'
import { runInSlices } from '../runInSlices.ts'
import { secondsSince } from '../secondsSince.ts'
import type { Cancellation } from './Cancellation.ts'
import type { FileState } from './FileState.ts'

/** The calls that try, apply and undo recipes. */
export function recipeCalls(state: FileState, cancellation: Cancellation) {
  /** @returns nothing if it was cancelled */
  function run(
    recipe: Recipe,
    { id, at, leftOut }: ApplyRequest,
    rates: ReferenceRates | undefined,
    onProgress?: (progress: RecipeStepProgress) => void,
  ): Promise<RecipeRun | undefined> {
    const choose = (plan: Plan, products: ProductTable) => chooseChanges(plan, products, leftOut)
    const running = runRecipe(state.file, recipe, { id, at, choose, ...(rates && { rates }) })
    return runInSlices(running, () => cancellation.isCancelled(id), onProgress)
  }

  return {
    /**
     * Tells what the steps of a recipe would change, one after the other.
     *
     * @param rates the reference rates, if a step needs some
     */
    async tryRecipe(
      recipe: Recipe,
      rates?: ReferenceRates,
      leftOut: LeftOut = {},
    ): Promise<RecipePreview> {
      const start = performance.now()
      const tried = (await run(recipe, { id: 'preview', at: 0, leftOut }, rates))!
      return { ...previewOf(tried), seconds: secondsSince(start) }
    },

    /** Applies the steps of a recipe, each as a job. */
    async applyRecipe(
      recipe: Recipe,
      request: ApplyRequest,
      rates?: ReferenceRates,
      onProgress?: (progress: RecipeStepProgress) => void,
    ): Promise<JobsOutcome | Cancelled> {
      const applied = await run(recipe, request, rates, onProgress)
      if (!applied) return { isCancelled: true }
      state.file.adopt(applied.jobs)
      return state.afterChange(applied.jobs)
    },

    /** Undoes the jobs of a recipe that was applied. */
    undoRecipe(id: string): Promise<JobsOutcome> {
      return state.afterChange(state.file.undoRecipe(id))
    },
  }
}
