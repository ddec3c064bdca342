import type { StoreJob } from '../storeJob.types.js'

/** Returns how many values a job is to write: all but those that stay as they are for a reason. */
export function dueOf({ values, counts }: Pick<StoreJob, 'values' | 'counts'>): number {
  return Math.max(0, values - counts.conflict - counts.already - counts.refused - counts.gone)
}

/** Returns how many values a job has still to write. */
export function restOf(job: Pick<StoreJob, 'values' | 'counts' | 'counters'>): number {
  return Math.max(0, dueOf(job) - job.counters.written)
}

const ended: ReadonlySet<StoreJob['state']> = new Set(['done', 'cancelled', 'failed'])

/** Whether a job has ended. */
export function hasEnded({ state }: Pick<StoreJob, 'state'>): boolean {
  return ended.has(state)
}

/** Whether a job ended before everything was written. */
export function canResume(job: StoreJob): boolean {
  return (job.state === 'cancelled' || job.state === 'failed') && restOf(job) > 0
}

/** Whether what a job has written can be taken back now. */
export function canUndo(job: StoreJob): boolean {
  const { counters, undoUntil, isUndone } = job
  const isInTime = undoUntil === undefined || Date.parse(undoUntil) > Date.now()
  return hasEnded(job) && counters.written > 0 && !isUndone && isInTime
}
