'use client'
import { useEffect, useRef, type RefObject } from 'react'

/**
 * Throws confetti whenever the last thing is done, not for what was done before, and not where less
 * motion is asked for; undoing any ends it. What draws it is loaded on first need.
 */
export function useCelebration(from: RefObject<Element | null>, isDone: boolean): void {
  const wasDone = useRef(isDone)

  useEffect(() => {
    const starts = isDone && !wasDone.current
    wasDone.current = isDone
    const part = from.current
    if (!starts || !part || matchMedia('(prefers-reduced-motion: reduce)').matches) return undefined
    const ending = new AbortController()
    void import('./confetti.js')
      .then(({ burst }) => burst(part, ending.signal))
      // The message is there without it.
      .catch(() => {})
    return () => ending.abort()
  }, [from, isDone])
}
