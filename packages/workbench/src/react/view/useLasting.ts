import { useEffect, useState } from 'react'
import { showsProgressAfter } from '../../core/store/SessionState.ts'
import type { PreviewState } from '../../core/store/PreviewState.ts'

/** Returns whether something has been going on for some time, in ms. */
function useLasting(isGoingOn: boolean, time: number): boolean {
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

/** Returns whether work has been going on for long enough to show it. */
export function useIsSlow(isGoingOn: boolean): boolean {
  return useLasting(isGoingOn, showsProgressAfter)
}

/** A preview that takes less than this replaces the last one in place, in ms. */
const swapsWithin = 300

/** Returns the progress of a preview as it is shown: without the moment in which the last one stays. */
export function useShownProgress(preview: PreviewState | undefined): PreviewState['progress'] {
  const { progress = 'calculating', list } = preview ?? {}
  const isReplaced = progress === 'calculating' && list !== undefined
  const isLate = useLasting(isReplaced, swapsWithin)
  return isReplaced && !isLate ? 'ready' : progress
}
