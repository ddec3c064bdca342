'use client'
import { useCallback, useEffect, useRef, useState } from 'react'

/** Runs one action at a time; further calls are ignored meanwhile. */
export function useBusy<Action extends string>() {
  const [busy, setBusy] = useState<Action | null>(null)
  const taken = useRef(false)

  const free = useCallback(() => {
    taken.current = false
    setBusy(null)
  }, [])

  /** Runs the action unless one is in progress. An action that returns `true` navigates away, so it stays busy. */
  async function run(action: Action, work: () => Promise<boolean | void>) {
    if (taken.current) return
    taken.current = true
    setBusy(action)
    let leaves: boolean | void = false
    try {
      leaves = await work()
    } finally {
      if (!leaves) free()
    }
  }

  useEffect(() => {
    const returned = (event: PageTransitionEvent) => {
      if (event.persisted) free()
    }
    window.addEventListener('pageshow', returned)
    return () => window.removeEventListener('pageshow', returned)
  }, [free])

  return { busy, run }
}
