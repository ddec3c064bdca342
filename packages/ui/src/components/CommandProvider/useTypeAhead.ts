'use client'
import { useEffect, useState } from 'react'

/**
 * Collects keys typed while the palette is loading, so that the page below does not receive them and
 * the palette can open with it. Enter does nothing yet, as there is no result to choose.
 *
 * @param waiting whether the palette was asked for and is not there yet
 * @param onCancel called on Escape
 * @returns the letters typed so far; empty again once the palette is there
 */
export function useTypeAhead(waiting: boolean, onCancel: () => void): string {
  const [typed, setTyped] = useState('')

  useEffect(() => {
    if (!waiting) return undefined
    function listen(event: KeyboardEvent) {
      const { key } = event
      if (event.ctrlKey || event.metaKey || event.altKey) return
      if (key === 'Escape') onCancel()
      else if (key === 'Backspace') setTyped((before) => before.slice(0, -1))
      else if (key.length === 1) setTyped((before) => before + key)
      else if (key !== 'Enter') return
      event.preventDefault()
      event.stopPropagation()
    }
    document.addEventListener('keydown', listen, true)
    return () => {
      document.removeEventListener('keydown', listen, true)
      setTyped('')
    }
  }, [waiting, onCancel])

  return typed
}
