import type { JobState } from './jobs.js'

/** Time between two steps of the sample jobs, in ms. */
export const jobTickInterval = 5000

/** The most points by which a running job rises in one step. */
const mostPoints = 5

/**
 * Moves every running job on by 1 to 5 whole points; at 100 it is done. Others stay the same objects.
 *
 * @param random gives a number from 0 up to, but not including, 1
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
