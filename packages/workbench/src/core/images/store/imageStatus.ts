import type { ImageProblem, ImageReason, KeptReason } from '@dropwatt/automations/images'
import type { ImageSetState, SetImage } from './ImageSetState.ts'

/** How far an image is, with the owner's decision about it. */
export type ImageStatus =
  /** No job that counts was applied to it. */
  | { readonly kind: 'open' | 'waiting' | 'processing' | 'ready' | 'excluded' }
  | { readonly kind: 'review'; readonly reasons: readonly ImageReason[] }
  | { readonly kind: 'kept'; readonly reason: KeptReason | 'chosen' }
  | { readonly kind: 'refused'; readonly problem: ImageProblem | 'failed' }

/** Returns how far an image is, with the owner's decision about it. */
export function statusOf({ isExcluded, work, outcome }: SetImage): ImageStatus {
  if (isExcluded) return { kind: 'excluded' }
  if (work) return { kind: work }
  switch (outcome?.state) {
    case undefined:
      return { kind: 'open' }
    case 'changed': {
      const { decision, reasons } = outcome
      if (decision === 'original') return { kind: 'kept', reason: 'chosen' }
      const isDecided = decision === 'approved' || reasons.length === 0
      return isDecided ? { kind: 'ready' } : { kind: 'review', reasons }
    }
    case 'kept':
      return { kind: 'kept', reason: outcome.reason }
    case 'refused':
      return { kind: 'refused', problem: outcome.problem }
    default:
      return { kind: 'refused', problem: 'failed' }
  }
}

function withStatus(
  images: readonly SetImage[],
  isAmong: (kind: ImageStatus['kind']) => boolean,
): readonly SetImage[] {
  return images.filter((image) => isAmong(statusOf(image).kind))
}

/** Returns the images whose result needs review, and those that were decided. */
export function imagesToReview(images: readonly SetImage[]): readonly SetImage[] {
  return images.filter(
    ({ outcome, isExcluded }) =>
      !isExcluded &&
      outcome?.state === 'changed' &&
      (outcome.reasons.length > 0 || outcome.decision !== undefined),
  )
}

/** Returns the images that need review and are undecided. */
export function undecided(images: readonly SetImage[]): readonly SetImage[] {
  return withStatus(images, (kind) => kind === 'review')
}

/** Returns the images that the next job is applied to: those that are not excluded, and not to be reviewed first. */
export function includedImages(images: readonly SetImage[]): readonly SetImage[] {
  return withStatus(images, (kind) => kind !== 'excluded' && kind !== 'review')
}

/** Returns the images that the next job changes: those it is applied to and has data for. */
export function plannedImages({
  images,
  wordless,
}: Pick<ImageSetState, 'images' | 'wordless'>): readonly SetImage[] {
  return includedImages(images).filter(({ index }) => !wordless.has(index))
}

/** Returns the images that the download has. */
export function readyImages(images: readonly SetImage[]): readonly SetImage[] {
  return withStatus(images, (kind) => kind === 'ready' || kind === 'kept')
}

/** Returns the images that the download will have once they are done or decided about. */
export function pendingImages(images: readonly SetImage[]): readonly SetImage[] {
  return withStatus(images, (kind) => ['waiting', 'processing', 'review'].includes(kind))
}

/** Returns the size of an image as it would be downloaded now, in bytes: of its result if there is one. */
export function bytesOf({ outcome, size }: SetImage): number {
  const isResult = outcome?.state === 'changed' && outcome.decision !== 'original'
  return isResult ? outcome.size : size
}
