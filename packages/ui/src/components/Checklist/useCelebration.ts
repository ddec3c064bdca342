'use client'
import { useEffect, useRef, type RefObject } from 'react'

/**
 * Throws confetti whenever the last item is checked, but not for items checked from the start and
 * not with reduced motion. Unchecking any item stops it. Its code is loaded on first use.
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
      // The message shows without it.
      .catch(() => {})
    return () => ending.abort()
  }, [from, isDone])
}
