import { parseRecipe, type RecipeStep } from '@dropwatt/automations/options'
import { expect, test } from 'vitest'
import { RecipeReview } from './RecipeReview.ts'
import { startWith, until, withBenches } from './testing/benches.ts'

withBenches()

const recipeOf = (...steps: Pick<RecipeStep, 'slug' | 'options'>[]) =>
  parseRecipe(JSON.stringify({ version: 1, name: 'Weekly', steps }))

test('lists the planned changes of a recipe', async () => {
  const { session } = await startWith()
  const prices: Pick<RecipeStep, 'slug' | 'options'> = {
    slug: 'mass-compare-price',
    options: { by: 90 },
  }
  const recipe = recipeOf(prices, { slug: 'remove-track-quantity', options: {} })
  const review = new RecipeReview(session, 'weekly')
  const { state } = review

  await review.calculate(recipe)
  const { list, steps } = state.getState().changes!
  expect(steps.toSorted()).toEqual(['0', '1'])
  expect(list.summary.changedCells).toBe(
    (await session.worker.ask((api) => api.tryRecipe(recipe))).cells,
  )
  const first = await until(() => state.getState().rows.row(1))
  expect(first).toMatchObject({ kind: 'cell', included: true })
  await until(() => state.getState().rows.row(0)?.isExpanded)

  review.expand(state.getState().rows.row(0)!.product, false)
  await until(() => state.getState().changes!.list.count < list.count)
  review.setQuery({ search: 'no such product' })
  await until(() => state.getState().changes!.list.count === 0)
  review.setQuery({ search: '' })

  // Only the last of two is shown.
  await Promise.all([review.calculate(recipe), review.calculate(recipeOf(prices))])
  await until(() => !state.getState().isCalculating)
  expect(state.getState().changes?.steps).toEqual(['0'])
  expect(session.state.getState().status.jobs).toEqual([])
  review.setQuery({ filter: 'all', search: 'tee' })
  review.close()

  const reopened = new RecipeReview(session, 'weekly')
  await until(() => reopened.state.getState().query.search)
  expect(reopened.state.getState().query).toEqual({ filter: 'all', search: 'tee', order: 'file' })
  reopened.close()
})
