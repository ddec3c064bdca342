import type { SetImage } from '../store/ImageSetState.ts'
import { rowOf } from './imageRows.ts'

/** Returns the images whose result needed review when it was made, decided ones included. */
export function imagesToReview(images: readonly SetImage[]): readonly SetImage[] {
  return images.filter(
    ({ outcome, isExcluded }) =>
      !isExcluded && outcome?.state === 'changed' && outcome.reasons.length > 0,
  )
}

/** Returns the images that need review and are undecided. */
export function undecided(images: readonly SetImage[]): readonly SetImage[] {
  return images.filter((image) => rowOf(image).status.kind === 'review')
}
