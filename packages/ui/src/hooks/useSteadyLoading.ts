'use client'
import { useEffect, useState } from 'react'

/** What to show of a wait: nothing of it, its empty place, or its skeleton. */
export type LoadingStage = 'none' | 'waiting' | 'shown'

/** A wait shorter than this many ms is not shown. */
const shownAfter = 300
/** A wait that is shown stays for this many ms at least. */
const shownFor = 400

/** Keeps a wait from flickering: short ones are not shown, and what is shown stays long enough to be seen. */
export function useSteadyLoading(loading: boolean): LoadingStage {
  const [isShown, setShown] = useState(false)
  const [isHeld, setHeld] = useState(false)
  if (isShown && !isHeld && !loading) setShown(false)

  useEffect(() => {
    if (!loading || isShown) return undefined
    const timer = setTimeout(() => {
      setShown(true)
      setHeld(true)
    }, shownAfter)
    return () => clearTimeout(timer)
  }, [loading, isShown])

  useEffect(() => {
    if (!isHeld) return undefined
    const timer = setTimeout(() => setHeld(false), shownFor)
    return () => clearTimeout(timer)
  }, [isHeld])

  if (isShown && (isHeld || loading)) return 'shown'
  return loading ? 'waiting' : 'none'
}
