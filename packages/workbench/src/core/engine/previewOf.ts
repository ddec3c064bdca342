import type { RecipeRun } from '@dropwatt/automations'
import type { RecipePreview } from './messages.ts'

const sum = (counts: readonly number[]) => counts.reduce((total, count) => total + count, 0)

/** Counts what a recipe would change. */
export function previewOf({ steps, jobs, products }: RecipeRun): Omit<RecipePreview, 'seconds'> {
  const toReview = new Set(steps.flatMap(({ review }) => [...(review ?? [])]))
  return {
    steps: steps.map(({ job, plan, review, misfit }) => ({
      misfit,
      result: plan && {
        products: job?.changedProducts ?? 0,
        cells: job?.changedCells ?? 0,
        review: review?.size ?? 0,
      },
      nothing: plan?.nothing,
      ...(plan?.questions && { questions: plan.questions }),
      ...(plan?.skipped && { skipped: plan.skipped }),
    })),
    products,
    cells: sum(jobs.map(({ changedCells }) => changedCells)),
    needReview: toReview.size,
    optionValues: sum(steps.map(({ losses }) => losses?.optionValues ?? 0)),
    emptied: sum(steps.map(({ losses }) => losses?.emptied ?? 0)),
  }
}
