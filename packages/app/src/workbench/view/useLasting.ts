import { useEffect, useState } from 'react'
import type { PreviewState } from '../store/SessionPreview.ts'

/** Returns whether something has been going on for some time, in ms. */
export function useLasting(isGoingOn: boolean, time: number): boolean {
  const [isLasting, setLasting] = useState(false)
  useEffect(() => {
    if (!isGoingOn) return undefined
    const timer = setTimeout(() => setLasting(true), time)
    return () => {
      clearTimeout(timer)
      setLasting(false)
    }
  }, [isGoingOn, time])
  return isLasting
}

/** A preview that takes less than this replaces the last one in place, in ms. */
const swapsWithin = 300

/** Returns the progress of a preview as it is shown: without the moment in which the last one stays. */
export function useShownProgress(preview: PreviewState | undefined): PreviewState['progress'] {
  const { progress = 'calculating', list } = preview ?? {}
  const isLate = useLasting(progress === 'calculating', swapsWithin)
  return progress === 'calculating' && list && !isLate ? 'ready' : progress
}
