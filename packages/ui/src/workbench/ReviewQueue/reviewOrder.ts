import type { ReviewDecision, ReviewImage } from './ReviewQueue.types.js'

/**
 * Returns the `id` of the image to show after a decision: the next one without a decision, from the
 * end of the list on from its start. Among those that were left for later it goes on to the next of
 * them, once through the list.
 *
 * @returns null if there is none, which ends the review
 */
export function idAfter(images: readonly ReviewImage[], id: string): string | null {
  const index = images.findIndex((image) => image.id === id)
  const after = images.slice(index + 1)
  const others = [...after, ...images.slice(0, Math.max(0, index))]
  const open = others.find(({ decision }) => decision === undefined)
  if (open) return open.id
  if (images[index]?.decision !== 'later') return null
  return after.find(({ decision }) => decision === 'later')?.id ?? null
}

/** Counts the decisions of each kind. */
export function countDecisions(
  images: readonly ReviewImage[],
): Readonly<Record<ReviewDecision, number>> {
  const counts = { approved: 0, original: 0, later: 0 }
  for (const { decision } of images) if (decision) counts[decision] += 1
  return counts
}
