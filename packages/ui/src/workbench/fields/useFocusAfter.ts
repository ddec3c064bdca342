'use client'
import { useCallback, useEffect, useRef } from 'react'

type Find = () => HTMLElement | null | undefined

/**
 * Returns a function that moves focus once a change is rendered, such as to a row that has moved.
 *
 * @param changed what changes with it
 */
export function useFocusAfter(changed: unknown): (find: Find) => void {
  const pending = useRef<{ readonly find: Find; readonly before: unknown }>(undefined)
  useEffect(() => {
    if (!pending.current || pending.current.before === changed) return
    pending.current.find()?.focus()
    pending.current = undefined
  }, [changed])
  return useCallback(
    (find) => {
      pending.current = { find, before: changed }
    },
    [changed],
  )
}
