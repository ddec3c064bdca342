import type {
  ImageJob,
  ImageSetState,
  ImageSlug,
  SetImage,
} from '../../core/images/store/ImageSetState.ts'
import { rowOf } from './imageRows.ts'

/** What the page of an automation shows of a set. */
export type Phase =
  /** Its options, with what they would do. */
  | { readonly kind: 'options' }
  /** The job in progress, which may be of another automation. */
  | { readonly kind: 'running'; readonly job: ImageJob | undefined }
  /** What its last job made of the images. */
  | { readonly kind: 'result'; readonly job: ImageJob }

/** Returns the newest job that counts. */
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

/** Returns the images that the next job is applied to: those that are not excluded, and not to be reviewed first. */
export function includedImages(images: readonly SetImage[]): readonly SetImage[] {
  return images.filter((image) => {
    const { kind } = rowOf(image).status
    return kind !== 'excluded' && kind !== 'review'
  })
}

/** Returns the images that the next job changes: those it is applied to and has data for. */
export function plannedImages({
  images,
  wordless,
}: Pick<ImageSetState, 'images' | 'wordless'>): readonly SetImage[] {
  return includedImages(images).filter(({ index }) => !wordless.has(index))
}

/** Returns how many images the download has. */
export function readyCount(images: readonly SetImage[]): number {
  return images.filter((image) => {
    const { kind } = rowOf(image).status
    return kind === 'ready' || kind === 'kept'
  }).length
}
