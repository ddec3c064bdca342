import { expect, test } from 'vitest'
import { percentOf } from './percentOf.ts'
import type { Applying } from './SessionState.ts'

const started = { id: 'a', at: 0, isCancelling: false }
const step = { slug: 'auto-tag', options: {}, declined: {} } as const

function recipe(progress?: { readonly step: number; readonly products: number }): Applying {
  const steps = [step, { ...step, isOff: true as const }, step]
  return {
    ...started,
    kind: 'recipe',
    recipe: { version: 2, name: 'Weekly', steps },
    savedAs: 'weekly',
    ...(progress && { progress }),
  }
}

test('a job is as far as its products are read', () => {
  const job: Applying = { ...started, kind: 'apply', slug: 'auto-tag', options: {}, declined: {} }
  const progress = { products: 199, allProducts: 200, cells: 1, allCells: 2 }
  expect(percentOf(job, 200)).toBe(0)
  expect(percentOf({ ...job, progress }, 200)).toBe(99)
})

test('a recipe is as far as its steps, without those that are off', () => {
  expect(percentOf(recipe(), 200)).toBe(0)
  expect(percentOf(recipe({ step: 0, products: 100 }), 200)).toBe(25)
  expect(percentOf(recipe({ step: 2, products: 100 }), 200)).toBe(75)
  expect(percentOf(recipe({ step: 2, products: 200 }), 200)).toBe(100)
})
