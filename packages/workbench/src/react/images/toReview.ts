import type { SetImage } from '../../core/images/store/ImageSetState.ts'
import { rowOf } from './imageRows.ts'

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
  return images.filter((image) => rowOf(image).status.kind === 'review')
}
