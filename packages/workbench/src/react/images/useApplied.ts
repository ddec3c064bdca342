import { useEffect, useRef, type RefObject } from 'react'
import { useStore } from 'zustand'
import type { ImageSet } from '../../core/images/store/ImageSet.ts'
import { countStatuses } from '../../core/images/store/imageStatus.ts'
import { currentJob } from '../../core/images/store/phaseOf.ts'

interface Applied {
  readonly set: ImageSet
  /** Whether the images are shown. */
  readonly isAtImages: boolean
  readonly heading: RefObject<HTMLHeadingElement | null>
  readonly result: RefObject<HTMLHeadingElement | null>
  readonly onReview: () => void
}

/**
 * Returns what applies the options. Unless the member does something else meanwhile, it leads to the
 * review with the first image that needs it, or to the result.
 */
export function useApplied({ set, isAtImages, heading, result, onReview }: Applied): () => void {
  /** The job before the one that was applied. */
  const waits = useRef<{ readonly before: string | undefined }>(undefined)
  const job = useStore(set.state, ({ jobs }) => currentJob(jobs)?.id)
  const needsReview = useStore(set.state, ({ images }) => countStatuses(images).review > 0)
  const ended = useStore(set.state, (state) => state.ended?.job)

  useEffect(() => {
    if (!waits.current || job === waits.current.before) return
    const hasMoved = !isAtImages || document.activeElement !== heading.current
    if (!hasMoved && !needsReview && ended !== job) return
    waits.current = undefined
    if (hasMoved) return
    if (needsReview) onReview()
    else result.current?.focus({ preventScroll: true })
  })

  return () => {
    waits.current = { before: job }
    // The button is gone with the options.
    heading.current?.focus({ preventScroll: true })
    void set.jobs.apply()
  }
}
