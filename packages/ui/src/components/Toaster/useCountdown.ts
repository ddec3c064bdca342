'use client'
import { useEffect, useRef } from 'react'

/** Maximum delay of browser timers; anything longer counts as infinite. */
const longestTimer = 2 ** 31 - 1

/**
 * Calls back after a duration. Pausing stops the timer, which resumes with the remaining time.
 * Another `of` restarts it, even with the same duration.
 *
 * @param of the timed item, with its duration in ms
 */
export function useCountdown(
  of: { readonly duration: number } | undefined,
  paused: boolean,
  onEnd: () => void,
) {
  const clock = useRef({ of, left: 0 })
  const end = useRef(onEnd)

  useEffect(() => {
    end.current = onEnd
  }, [onEnd])

  useEffect(() => {
    if (!of) return undefined
    if (clock.current.of !== of) clock.current = { of, left: of.duration }
    const time = clock.current
    if (paused || time.left > longestTimer) return undefined

    const startedAt = performance.now()
    const timer = setTimeout(() => end.current(), time.left)
    return () => {
      clearTimeout(timer)
      time.left -= performance.now() - startedAt
    }
  }, [of, paused])
}
