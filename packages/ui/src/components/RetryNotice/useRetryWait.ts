'use client'
import { useEffect, useId, useState } from 'react'
import type { RetryWait } from './RetryNotice.types.js'

interface Begun {
  /** Key of the rejected action. */
  readonly of: string
  readonly seconds: number
  /** When it started, by two clocks: one can be changed, the other may stop while the device sleeps. */
  readonly at: number
  readonly mark: number
  readonly left: number
  readonly announcement: { readonly left: number }
}

function begin(of: string, seconds: number): Begun {
  const announcement = { left: seconds }
  return { of, seconds, at: Date.now(), mark: performance.now(), left: seconds, announcement }
}

/** Returns the ms left, by whichever clock has advanced further. */
function rest({ seconds, at, mark }: Begun): number {
  return Math.max(0, seconds * 1000 - Math.max(Date.now() - at, performance.now() - mark))
}

/** Updates the remaining time, and announces the end. */
function advance(begun: Begun): Begun {
  const left = Math.ceil(rest(begun) / 1000)
  return {
    ...begun,
    left,
    announcement: left === 0 && begun.left > 0 ? { left } : begun.announcement,
  }
}

/** Returns the `retryAfter` of a rejection in seconds, as on the errors of @dropwatt/auth. */
function secondsOf(reason: unknown): number | undefined {
  const seconds: unknown = Object(reason).retryAfter
  return typeof seconds === 'number' && Number.isFinite(seconds) && seconds > 0
    ? Math.ceil(seconds)
    : undefined
}

/** Holds the wait that a rate-limited service asks for, and counts it down by the clock. */
export function useRetryWait(): RetryWait {
  const id = useId()
  const [begun, setBegun] = useState<Begun>()
  const isCounting = begun !== undefined && begun.left > 0

  useEffect(() => {
    if (!isCounting) return undefined
    const tick = () => setBegun((last) => last && advance(last))
    const timer = setTimeout(tick, Math.ceil(rest(begun) % 1000) || 1000)
    document.addEventListener('visibilitychange', tick)
    return () => {
      clearTimeout(timer)
      document.removeEventListener('visibilitychange', tick)
    }
  }, [begun, isCounting])

  function about(of: string): RetryWait {
    const held = begun?.of === of ? begun : undefined
    return {
      id,
      left: held?.left,
      announcement: held?.announcement,
      button: {
        'aria-describedby': held && id,
        'aria-disabled': (held !== undefined && held.left > 0) || undefined,
      },
      about,

      canTry() {
        const now = held && advance(held)
        const isTooSoon = now !== undefined && now.left > 0
        setBegun(isTooSoon ? { ...now, announcement: { left: now.left } } : undefined)
        return !isTooSoon
      },

      refuse(reason) {
        const seconds = secondsOf(reason)
        setBegun(seconds === undefined ? undefined : begin(of, seconds))
      },
    }
  }

  return about('')
}
