import type { StoreJob } from '../storeJob.types.js'

/** Returns how many values a job is to write: all but those that stay as they are for a reason. */
export function dueOf({ values, counts }: Pick<StoreJob, 'values' | 'counts'>): number {
  return Math.max(0, values - counts.conflict - counts.already - counts.refused - counts.gone)
}

/** Returns how many values a job has still to write. */
export function restOf(job: Pick<StoreJob, 'values' | 'counts' | 'counters'>): number {
  return Math.max(0, dueOf(job) - job.counters.written)
}
