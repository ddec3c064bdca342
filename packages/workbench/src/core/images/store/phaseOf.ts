import type { ImageJob, ImageSetState, ImageSlug } from './ImageSetState.ts'

/** Phase of a set on the page of an automation. */
export type Phase =
  /** Its options, with what they would do. */
  | { readonly kind: 'options' }
  /** The job in progress, which may be of another automation. */
  | { readonly kind: 'running'; readonly job: ImageJob | undefined }
  /** The result of its last job. */
  | { readonly kind: 'result'; readonly job: ImageJob }

/** Returns the newest active job. */
export function currentJob(jobs: readonly ImageJob[]): ImageJob | undefined {
  return jobs.findLast(({ state, counts }) => state !== 'undone' && counts.done > 0)
}

/** Returns what the page of an automation shows. */
export function phaseOf(
  { jobs, progress, left }: Pick<ImageSetState, 'jobs' | 'progress' | 'left'>,
  slug: ImageSlug,
): Phase {
  if (progress) return { kind: 'running', job: jobs.find(({ id }) => id === progress.job) }
  const job = currentJob(jobs)
  return job?.slug === slug && job.id !== left ? { kind: 'result', job } : { kind: 'options' }
}
