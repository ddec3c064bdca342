'use client'
import { useEffect, type RefObject } from 'react'

/**
 * Moves focus to an element when F8 is pressed anywhere on the page.
 *
 * @param on off while the element is empty, so that focus is never lost in it
 */
export function useHotkey(part: RefObject<HTMLElement | null>, on: boolean) {
  useEffect(() => {
    if (!on) return undefined
    function listen(event: KeyboardEvent) {
      if (event.key !== 'F8' || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey)
        return
      event.preventDefault()
      part.current?.focus()
    }
    document.addEventListener('keydown', listen)
    return () => document.removeEventListener('keydown', listen)
  }, [part, on])
}
