import { createStore } from 'zustand/vanilla'
import type { Recipe, RecipeStep } from '@dropwatt/automations/options'
import { isFileOnly } from './liveWork.ts'

/** A recipe that is applied to a live file as soon as its changes are known. */
export interface RecipeRun {
  /** The id under which the recipe is saved. */
  readonly recipe: string
  /** The id of the live file, which was just read. */
  readonly file: string
  /** Whether its changes wait in the bench until the member updates the store or discards them. */
  readonly isProposal: boolean
}

/** The run that was asked for and has not begun. */
export const recipeRun = createStore<{ readonly run: RecipeRun | undefined }>(() => ({
  run: undefined,
}))

/** Takes the run of a recipe on a file, so that it begins once; nothing if there is none. */
export function takeRun(recipe: string, file: string): RecipeRun | undefined {
  const { run } = recipeRun.getState()
  if (run?.recipe !== recipe || run.file !== file) return undefined
  recipeRun.setState({ run: undefined })
  return run
}

/** Lists the steps of a recipe that cannot be done on a live file, by their places. */
export function fileOnlySteps(steps: readonly RecipeStep[]): readonly number[] {
  return steps.flatMap(({ slug, options, isOff }, at) =>
    !isOff && isFileOnly(slug, options) ? [at] : [],
  )
}

/** Returns steps with those turned off that cannot be done on a live file. */
export function liveSteps<Step extends RecipeStep>(steps: readonly Step[]): readonly Step[] {
  const off = new Set(fileOnlySteps(steps))
  return steps.map((step, at) => (off.has(at) ? { ...step, isOff: true as const } : step))
}

/** Turns off the steps of a recipe that cannot be done on a live file. */
export function liveRecipe(recipe: Recipe): Recipe {
  return { ...recipe, steps: liveSteps(recipe.steps) }
}
