import {
  Preview,
  recipePlan,
  runRecipe,
  type Plan,
  type ProductTable,
  type Recipe,
  type RecipeRun,
  type ReferenceRates,
  type TranslationSources,
} from '@dropwatt/automations'
import { chooseChanges } from '../chooseChanges.ts'
import type { GuardAnswers } from '../exclusions.ts'
import type {
  ApplyRequest,
  Cancelled,
  JobsOutcome,
  PreviewQuery,
  PreviewRow,
  RecipeChanges,
  RecipeList,
  RecipePreview,
  RecipeStepProgress,
} from '../messages.ts'
import { previewOf } from '../previewOf.ts'
import { runInSlices } from '../runInSlices.ts'
import { secondsSince } from '../secondsSince.ts'
import { extraColumns, shownColumns } from '../shownColumns.ts'
import type { Cancellation } from './Cancellation.ts'
import type { FileState } from './FileState.ts'

/** The calls that try, apply and undo recipes. */
export function recipeCalls(state: FileState, cancellation: Cancellation) {
  /** @returns nothing if it was cancelled */
  function run(
    recipe: Recipe,
    { id, at, declined }: ApplyRequest,
    rates: ReferenceRates | undefined,
    onProgress?: (progress: RecipeStepProgress) => void,
  ): Promise<RecipeRun | undefined> {
    const choose = (plan: Plan, products: ProductTable) => chooseChanges(plan, products, declined)
    const running = runRecipe(state.file, recipe, {
      id,
      at,
      choose,
      ...(rates && { rates }),
      translations: recipeTranslations(),
    })
    return runInSlices(running, () => cancellation.isCancelled(id), onProgress)
  }

  /** Returns the sources without typed translations, which belong to the file and not to a recipe. */
  function recipeTranslations(): TranslationSources {
    const { typed: _typed, ...sources } = state.translations
    return sources
  }

  /** Preview of the recipe under review. */
  let reviewed: { readonly number: number; readonly preview: Preview } | undefined
  /** The number of the newest review that was asked for. */
  let reviews = 0

  function listed(count: (preview: Preview) => number): RecipeList {
    if (!reviewed) throw new Error('No recipe is reviewed.')
    const { number, preview } = reviewed
    return { number, count: count(preview), summary: preview.summary }
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
      declined: GuardAnswers = {},
    ): Promise<RecipePreview> {
      const start = performance.now()
      const tried = (await run(recipe, { id: 'preview', at: 0, declined }, rates))!
      return { ...previewOf(tried), seconds: secondsSince(start) }
    },

    /**
     * Lists what all steps of a recipe would change together, until the review is ended.
     *
     * @returns nothing if another review was asked for meanwhile
     */
    async reviewRecipe(recipe: Recipe, query: PreviewQuery): Promise<RecipeChanges | undefined> {
      reviews += 1
      const number = reviews
      const file = state.file
      const translations = recipeTranslations()
      const running = runRecipe(file, recipe, { id: 'preview', at: 0, translations })
      const tried = await runInSlices(running, () => number !== reviews)
      if (!tried) return undefined
      const { plan, steps } = recipePlan(file, tried)
      const preview = new Preview({
        products: file.current,
        plan,
        numberOf: (row) => file.fileRow(row) + 1,
        lineOf: (row) => file.lineOf(row),
      })
      reviewed = { number, preview }
      const list = listed(() => preview.list(query).count)
      const columns = shownColumns(plan, file.current)
      const extras = extraColumns(file.current)
      return { columns, extras, remarks: preview.remarks, steps, list }
    },

    /** Chooses what the list of a review shows. */
    listReview(query: PreviewQuery): RecipeList {
      return listed((preview) => preview.list(query).count)
    },

    /** Shows the rows below a product of a review, or hides them. */
    expandReview(product: number, isExpanded: boolean): RecipeList {
      return listed((preview) => preview.setExpanded(product, isExpanded).count)
    },

    /**
     * Reads rows of the list of a review, from one position to before another.
     *
     * @returns nothing if another review was asked for
     */
    reviewRows(number: number, from: number, to: number): readonly PreviewRow[] | undefined {
      return reviewed?.number === number ? reviewed.preview.rows(from, to) : undefined
    },

    nextInReview(from: number, direction: 'next' | 'previous'): number | undefined {
      return reviewed?.preview.nextReview(from, direction)
    },

    /** Ends a review, which frees its memory. */
    endReview(): void {
      reviews += 1
      reviewed = undefined
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
