import type { ImportCounts, ImportPlan, PlannedProduct } from './ImportPlan.ts'
import type { Settled } from './settle.ts'

/** Whether a product can be written: a conflict on a row excludes the row, one on the product all of it. */
export function canBeWritten({ product, notes }: Pick<Settled, 'product' | 'notes'>): boolean {
  const isRefused = notes.some(({ tone, row }) => tone === 'conflict' && row === undefined)
  return product.variants.length > 0 && !isRefused
}

/** Counts the products of a plan by their states and notes. */
export function countPlan({
  products,
  notes,
  gone,
}: Pick<ImportPlan, 'products' | 'notes' | 'gone'>): ImportCounts {
  const count = (isSo: (product: PlannedProduct) => boolean) => products.filter(isSo).length
  const countTone = (tone: 'review' | 'conflict') =>
    count((product) => product.notes.some((note) => note.tone === tone))
  return {
    products: products.length,
    variants: products.reduce(
      (sum, { product, update }) => sum + (update?.matched.length ?? product.variants.length),
      0,
    ),
    new: count(({ state }) => state === 'new'),
    changed: count(({ state }) => state === 'changed'),
    same: count(({ state }) => state === 'same'),
    gone: gone.length,
    included: count(({ isIncluded }) => isIncluded),
    review: countTone('review'),
    conflicts: countTone('conflict') + notes.filter(({ tone }) => tone === 'conflict').length,
  }
}
