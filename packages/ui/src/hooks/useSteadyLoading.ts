'use client'
import { useEffect, useState } from 'react'

/** Loading indicator to show: none, empty space, or a skeleton. */
export type LoadingStage = 'none' | 'waiting' | 'shown'

/** Waits shorter than this, in ms, are not shown. */
const shownAfter = 300
/** Minimum time in ms that a skeleton stays visible. */
const shownFor = 400

/** Prevents loading states from flickering: short waits are not shown, and a skeleton stays long enough to be seen. */
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
