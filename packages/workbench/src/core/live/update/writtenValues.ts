import type { WrittenValue } from '@dropwatt/shopify'
import type { WrittenJob } from '../../storage/records.ts'

/** Lists what jobs wrote to a store, in the order of the jobs. */
export function inOrder(jobs: readonly WrittenJob[]): readonly WrittenValue[] {
  return jobs
    .toSorted((one, other) => (one.createdAt < other.createdAt ? -1 : 1))
    .flatMap(({ values }) => values)
}
