'use client'
import { useLayoutEffect, useRef, type RefObject } from 'react'

/**
 * Keeps focus in a table when a button in a cell of it goes, such as when a job ends: it moves to
 * another button of the cell, or if its row goes too to the first one in the rows.
 *
 * @returns the ref of the button
 */
export function useKeptFocus<Control extends HTMLElement>(): RefObject<Control | null> {
  const ref = useRef<Control>(null)

  useLayoutEffect(() => {
    const control = ref.current
    return () => {
      if (!control || document.activeElement !== control) return
      const others = [control.nextElementSibling, control.previousElementSibling]
      const table = control.closest('table')
      queueMicrotask(() => {
        const next = others.find((other) => other?.isConnected)
        const target = next ?? table?.querySelector('tbody :is(a, button)')
        if (target instanceof HTMLElement) target.focus()
      })
    }
  }, [])

  return ref
}
