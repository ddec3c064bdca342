'use client'
import { useSyncExternalStore, type RefObject } from 'react'

export type Direction = 'ltr' | 'rtl'

function watchPage(onChange: () => void) {
  const watch = new MutationObserver(onChange)
  watch.observe(document.documentElement, { attributeFilter: ['dir'] })
  return () => watch.disconnect()
}

/** Returns the text direction at an element, for keys that mean forwards and back. */
export function useDirection(part: RefObject<Element | null>): Direction {
  return useSyncExternalStore<Direction>(
    watchPage,
    () => (part.current && getComputedStyle(part.current).direction === 'rtl' ? 'rtl' : 'ltr'),
    () => 'ltr',
  )
}
