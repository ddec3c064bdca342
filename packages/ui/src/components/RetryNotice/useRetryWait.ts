'use client'
import { useEffect, useId, useState } from 'react'
import type { RetryWait } from './RetryNotice.types.js'

interface Begun {
  /** What was refused. */
  readonly of: string
  readonly seconds: number
  /** When it began, by two clocks: one can be set, the other may stand still while the device sleeps. */
  readonly at: number
  readonly mark: number
  readonly left: number
  readonly said: { readonly left: number }
}

function begin(of: string, seconds: number): Begun {
  const said = { left: seconds }
  return { of, seconds, at: Date.now(), mark: performance.now(), left: seconds, said }
}

/** Ms that are left; the clock that has gone further is believed. */
function rest({ seconds, at, mark }: Begun): number {
  return Math.max(0, seconds * 1000 - Math.max(Date.now() - at, performance.now() - mark))
}

/** Reads the clock, and lets the end be read out. */
function advance(begun: Begun): Begun {
  const left = Math.ceil(rest(begun) / 1000)
  return { ...begun, left, said: left === 0 && begun.left > 0 ? { left } : begun.said }
}

/** Reads in how many seconds a rejection says to come back, as the errors of @dropwatt/auth do. */
function secondsOf(reason: unknown): number | undefined {
  const seconds: unknown = Object(reason).retryAfter
  return typeof seconds === 'number' && Number.isFinite(seconds) && seconds > 0
    ? Math.ceil(seconds)
    : undefined
}

/**
 * Keeps the wait that a service asks for when it refuses what comes too soon, and counts it down by
 * the clock.
 */
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
      said: held?.said,
      button: {
        'aria-describedby': held && id,
        'aria-disabled': (held !== undefined && held.left > 0) || undefined,
      },
      about,

      mayTry() {
        const now = held && advance(held)
        const isTooSoon = now !== undefined && now.left > 0
        setBegun(isTooSoon ? { ...now, said: { left: now.left } } : undefined)
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
