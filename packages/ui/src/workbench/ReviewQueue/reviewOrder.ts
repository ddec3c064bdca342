import type { ReviewDecision, ReviewImage } from './ReviewQueue.types.js'

/** Whether an image is to be decided still. */
export function isOpen({ decision }: ReviewImage): boolean {
  return decision === undefined || decision === 'later'
}

/**
 * Returns the `id` of each image that follows by decisions: those without a decision, from the end of
 * the list on from its start. Among those that were left for later it goes on to the others of them
 * after that, once through the list.
 */
export function reviewIdsAfter(images: readonly ReviewImage[], id: string): readonly string[] {
  const index = images.findIndex((image) => image.id === id)
  const after = images.slice(index + 1)
  const others = [...after, ...images.slice(0, Math.max(0, index))]
  const open = others.filter(({ decision }) => decision === undefined)
  const isLater = images[index]?.decision === 'later'
  const later = isLater ? after.filter(({ decision }) => decision === 'later') : []
  return [...open, ...later].map((image) => image.id)
}

/** Counts the decisions of each kind. */
export function countDecisions(
  images: readonly ReviewImage[],
): Readonly<Record<ReviewDecision, number>> {
  const counts = { approved: 0, original: 0, later: 0 }
  for (const { decision } of images) if (decision) counts[decision] += 1
  return counts
}
