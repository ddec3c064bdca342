import type { RecipeProgress, RecipeRun } from '../recipes/runRecipe.ts'
import { ProgressBar } from './ProgressBar.ts'
import type { Terminal } from './Terminal.ts'

export interface RunSize {
  readonly steps: number
  readonly products: number
}

/**
 * Runs a recipe to its end. On a terminal, one that takes longer than a second shows how many products
 * it has been through.
 */
export async function showProgress(
  running: Generator<RecipeProgress, RecipeRun, void>,
  { steps, products }: RunSize,
  terminal: Terminal,
): Promise<RecipeRun> {
  const bar = new ProgressBar(steps * products, terminal)
  try {
    for (;;) {
      const next = running.next()
      if (next.done) return next.value
      await bar.update(next.value.step * products + next.value.products)
    }
  } finally {
    bar.stop()
  }
}
