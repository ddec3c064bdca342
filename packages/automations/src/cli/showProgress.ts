import type { RecipeProgress, RecipeRun } from '../recipes/runRecipe.ts'
import type { Terminal } from './Terminal.ts'

/** Shorter runs end before a person could read their progress, in milliseconds. */
const shownAfter = 1000

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
  { isInteractive }: Terminal,
): Promise<RecipeRun> {
  const start = performance.now()
  let bar: { update: (value: number) => void; stop: () => void } | undefined
  try {
    for (;;) {
      const next = running.next()
      if (next.done) return next.value
      const done = next.value.step * products + next.value.products
      if (!bar && isInteractive && performance.now() - start > shownAfter) {
        const { SingleBar } = await import('cli-progress')
        const started = new SingleBar({ format: '{bar} {percentage}%' })
        started.start(steps * products, done)
        bar = started
      }
      bar?.update(done)
    }
  } finally {
    bar?.stop()
  }
}
