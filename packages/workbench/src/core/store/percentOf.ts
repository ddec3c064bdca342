import type { Applying } from './SessionState.ts'

/**
 * Returns how much of a job or recipe is applied, in whole percent. The steps of a recipe count the
 * same; those that are off do not count.
 *
 * @param products how many products the file has
 */
export function percentOf(applying: Applying, products: number): number {
  return Math.floor(100 * Math.min(shareOf(applying, products), 1))
}

function shareOf(applying: Applying, products: number): number {
  if (applying.kind === 'apply') {
    const { progress } = applying
    return progress ? progress.products / progress.allProducts : 0
  }
  const { progress, recipe } = applying
  if (!progress) return 0
  const isOn = recipe.steps.map((step) => !step.isOff)
  const done = isOn.slice(0, progress.step).filter(Boolean).length
  return (done + progress.products / products) / isOn.filter(Boolean).length
}
