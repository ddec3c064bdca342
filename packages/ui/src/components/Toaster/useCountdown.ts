'use client'
import { useEffect, useRef } from 'react'

/** Timers of browsers count to here; what lasts longer is as good as forever. */
const longestTimer = 2 ** 31 - 1

/**
 * Calls back when something has been there for its time. While paused the clock stands, and goes
 * on with what was left. Another `of` starts anew, even when its time is the same.
 *
 * @param of what is timed, with its duration in ms
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
