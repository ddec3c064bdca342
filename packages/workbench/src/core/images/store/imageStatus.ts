import {
  needsPixels,
  type ImageProblem,
  type ImageReason,
  type KeptReason,
} from '@dropwatt/automations/images'
import { isTooLarge } from '../decodeLimit.ts'
import { needsReview } from './chain.ts'
import type { ImageSlug } from '@dropwatt/automations/options'
import type { SetImage } from './ImageSetState.ts'

/** Status of an image, with the member's decision about it. */
export type ImageStatus =
  /** No active job was applied to it. */
  | { readonly kind: 'open' | 'waiting' | 'processing' | 'ready' | 'excluded' }
  | { readonly kind: 'review'; readonly reasons: readonly ImageReason[] }
  | { readonly kind: 'kept'; readonly reason: KeptReason | 'chosen' }
  | { readonly kind: 'refused'; readonly problem: ImageProblem | 'failed' }

/** Returns how far an image is, with the member's decision about it. */
export function statusOf({ isExcluded, work, outcome }: SetImage): ImageStatus {
  if (isExcluded) return { kind: 'excluded' }
  if (work) return { kind: work }
  switch (outcome?.state) {
    case undefined:
      return { kind: 'open' }
    case 'changed':
      if (outcome.decision === 'original') return { kind: 'kept', reason: 'chosen' }
      return needsReview(outcome) ? { kind: 'review', reasons: outcome.reasons } : { kind: 'ready' }
    case 'kept':
      return { kind: 'kept', reason: outcome.reason }
    case 'refused':
      return { kind: 'refused', problem: outcome.problem }
    default:
      return { kind: 'refused', problem: 'failed' }
  }
}

/**
 * Returns what derives something from the images of a set. Of the same array it does that once, as
 * views ask for it after each change of the set.
 */
export function derived<Result>(
  derive: (images: readonly SetImage[]) => Result,
): (images: readonly SetImage[]) => Result {
  const known = new WeakMap<readonly SetImage[], { readonly result: Result }>()
  return (images) => {
    const { result } = known.get(images) ?? { result: derive(images) }
    known.set(images, { result })
    return result
  }
}

/** Counts the images by how far they are. */
export const countStatuses = derived((images) => {
  const counts: Record<ImageStatus['kind'], number> = {
    open: 0,
    waiting: 0,
    processing: 0,
    ready: 0,
    review: 0,
    kept: 0,
    refused: 0,
    excluded: 0,
  }
  for (const image of images) counts[statusOf(image).kind] += 1
  return counts
})

/** Returns the images whose result needs review, and those that were decided. */
export function imagesToReview(images: readonly SetImage[]): readonly SetImage[] {
  return images.filter(
    ({ outcome, isExcluded }) =>
      !isExcluded &&
      outcome?.state === 'changed' &&
      (outcome.reasons.length > 0 || outcome.decision !== undefined),
  )
}

const countTooLarge = derived(
  (images) =>
    images.filter((image) => {
      const { kind } = statusOf(image)
      return kind !== 'excluded' && kind !== 'review' && image.facts && isTooLarge(image.facts)
    }).length,
)

/**
 * Returns how many images the next job changes or keeps: those that are not excluded, not to be reviewed
 * first, and not too large for what the automation does.
 */
export function includedCount(images: readonly SetImage[], slug: ImageSlug): number {
  const { excluded, review } = countStatuses(images)
  const refused = needsPixels({ slug }) ? countTooLarge(images) : 0
  return images.length - excluded - review - refused
}

/** Returns the size of an image as it would be downloaded now, in bytes: of its result if there is one. */
export function bytesOf({ outcome, size }: SetImage): number {
  const isResult = outcome?.state === 'changed' && outcome.decision !== 'original'
  return isResult ? outcome.size : size
}

/** Counts the images of the download, their size, and those that are still missing. */
export const countReady = derived((images) => {
  const { ready, kept, waiting, processing, review } = countStatuses(images)
  const bytes = images.reduce((sum, image) => {
    const { kind } = statusOf(image)
    return kind === 'ready' || kind === 'kept' ? sum + bytesOf(image) : sum
  }, 0)
  return { images: ready + kept, bytes, missing: waiting + processing + review }
})
