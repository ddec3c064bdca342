'use client'
import { useState } from 'react'

/** Jobs shorter than this, in seconds, are not announced: their result follows soon. */
const announcedSeconds = 10

const milestones = [75, 50, 25, 0] as const

/**
 * Returns the last milestone that a long job reached, in percent: 0, 25, 50 or 75. Whether it is
 * long follows from its size and speed; without a speed it is not.
 *
 * @param percent how far it is
 * @param products how many products it reads
 * @param perSecond how many of them it reads in a second
 */
export function useMilestone(
  percent: number,
  products: number,
  perSecond: number | undefined,
): number | undefined {
  const [reached, setReached] = useState<number>()
  const isLong = perSecond !== undefined && perSecond > 0 && products / perSecond > announcedSeconds
  const milestone = milestones.find((each) => percent >= each)
  // A speed that varies does not take an announcement back.
  const isNew = milestone !== reached && (reached === undefined || (milestone ?? 0) > reached)
  if (isLong && isNew) setReached(milestone)
  return reached
}
