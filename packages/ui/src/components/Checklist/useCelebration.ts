'use client'
import { useEffect, useRef, type RefObject } from 'react'
import { burst } from './confetti.js'

/** Throws confetti whenever the last thing is done, not for what was done before; undoing any ends it. */
export function useCelebration(from: RefObject<Element | null>, isDone: boolean): void {
  const wasDone = useRef(isDone)

  useEffect(() => {
    const starts = isDone && !wasDone.current
    wasDone.current = isDone
    return starts && from.current ? burst(from.current) : undefined
  }, [from, isDone])
}
