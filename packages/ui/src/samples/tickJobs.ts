import type { JobState } from './jobs.js'

/** Interval between two ticks of the sample jobs, in ms. */
export const jobTickInterval = 5000

/** Maximum progress of a running job in one tick, in percentage points. */
const mostPoints = 5

/**
 * Returns the jobs after one tick: each running job progresses by 1 to 5 whole percentage points,
 * and is done at 100. Other jobs stay the same objects.
 *
 * @param random returns a number from 0 (inclusive) to 1 (exclusive)
 */
export function tickJobs<Moving extends JobState>(
  jobs: readonly Moving[],
  random: () => number,
): readonly Moving[] {
  return jobs.map((job) => {
    if (job.status !== 'Running') return job
    const progress = Math.min(100, job.progress + 1 + Math.floor(random() * mostPoints))
    return { ...job, progress, status: progress === 100 ? 'Done' : job.status }
  })
}
