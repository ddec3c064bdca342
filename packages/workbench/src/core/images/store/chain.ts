import type { ImageRecord, OutcomeRecord } from '../storage/imageRecords.ts'
import type { ImageCounts, ImageJob } from './ImageSetState.ts'

export type ChangedOutcome = Extract<OutcomeRecord, { state: 'changed' }>

/** Results of the jobs of a set, by job id and image index. */
export type Outcomes = ReadonlyMap<string, ReadonlyMap<number, OutcomeRecord>>

/** Whether a job is active, so that its results are downloaded and passed to the next job. */
function isActive({ state }: Pick<ImageJob, 'state'>): boolean {
  return state !== 'undone'
}

/** Returns the newest active job. */
export function newestJob(jobs: readonly ImageJob[]): ImageJob | undefined {
  return jobs.findLast(isActive)
}

/** Returns the job that can be redone: the first of those that were undone last. */
export function nextRedo(jobs: readonly ImageJob[]): ImageJob | undefined {
  return jobs[jobs.findLastIndex(isActive) + 1]
}

/** Whether a result needs review and the member has not decided about it. */
export function needsReview(outcome: OutcomeRecord | undefined): boolean {
  if (outcome?.state !== 'changed' || outcome.reasons.length === 0) return false
  return outcome.decision === undefined || outcome.decision === 'later'
}

/**
 * Returns the result that is the current picture of an image; none if that is its original.
 *
 * @param before looks only at the jobs before this one. @default at all
 */
export function currentResult(
  index: number,
  jobs: readonly ImageJob[],
  outcomes: Outcomes,
  before?: string,
): ChangedOutcome | undefined {
  const end = before === undefined ? jobs.length : jobs.findIndex(({ id }) => id === before)
  for (const job of jobs.slice(0, end).toReversed()) {
    const outcome = isActive(job) ? outcomes.get(job.id)?.get(index) : undefined
    if (outcome?.state === 'changed' && outcome.decision !== 'original') return outcome
  }
  return undefined
}

/** Whether a picture is ready to be downloaded, or would be once it was reviewed. */
export function readiness(
  image: ImageRecord,
  jobs: readonly ImageJob[],
  outcomes: Outcomes,
): 'ready' | 'needs-review' | 'not-ready' {
  const job = newestJob(jobs)
  const newest = job && outcomes.get(job.id)?.get(image.index)
  if (image.isExcluded || !newest) return 'not-ready'
  if (newest.state === 'refused' || newest.state === 'failed') return 'not-ready'
  const result = currentResult(image.index, jobs, outcomes)
  return needsReview(newest) || needsReview(result) ? 'needs-review' : 'ready'
}

/**
 * Counts what a job made of images.
 *
 * @param all how many images it is applied to
 */
export function countOutcomes(
  outcomes: Iterable<OutcomeRecord>,
  all: number,
  excluded: number,
): ImageCounts {
  const counted = {
    done: 0,
    changed: 0,
    kept: 0,
    failed: 0,
    needReview: 0,
    approved: 0,
    originals: 0,
    before: 0,
    after: 0,
  }
  let lowest = Infinity
  for (const outcome of outcomes) {
    counted.done += 1
    counted.before += outcome.before
    counted.after += outcome.state === 'changed' ? outcome.size : outcome.before
    if (outcome.state === 'kept') counted.kept += 1
    else if (outcome.state !== 'changed') counted.failed += 1
    else {
      counted.changed += 1
      lowest = Math.min(lowest, outcome.similarity ?? Infinity)
      if (needsReview(outcome)) counted.needReview += 1
      if (outcome.decision === 'approved') counted.approved += 1
      if (outcome.decision === 'original') counted.originals += 1
    }
  }
  return {
    ...counted,
    all: Math.max(all, counted.done),
    excluded,
    ...(lowest < Infinity && { lowestSimilarity: lowest }),
  }
}
