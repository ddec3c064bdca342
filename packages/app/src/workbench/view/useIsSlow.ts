import { useEffect, useState } from 'react'

/** A job that takes less than this goes straight to its result, in ms. */
const showsProgressAfter = 400

/** Returns whether something has been going on for long enough to show it. */
export function useIsSlow(isGoingOn: boolean): boolean {
  const [isSlow, setSlow] = useState(false)
  useEffect(() => {
    if (!isGoingOn) return undefined
    const timer = setTimeout(() => setSlow(true), showsProgressAfter)
    return () => {
      clearTimeout(timer)
      setSlow(false)
    }
  }, [isGoingOn])
  return isSlow
}
