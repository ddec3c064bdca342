'use client'
import { useSyncExternalStore, type RefObject } from 'react'

export type Direction = 'ltr' | 'rtl'

function watchPage(onChange: () => void) {
  const watch = new MutationObserver(onChange)
  watch.observe(document.documentElement, { attributeFilter: ['dir'] })
  return () => watch.disconnect()
}

/** Reads the direction from attributes: styles would be computed anew after each render. */
function directionAt(part: Element | null): Direction {
  return part?.closest('[dir]')?.getAttribute('dir') === 'rtl' ? 'rtl' : 'ltr'
}

/** Returns the text direction at an element, for keys that mean forwards and back. */
export function useDirection(part: RefObject<Element | null>): Direction {
  return useSyncExternalStore<Direction>(
    watchPage,
    () => directionAt(part.current),
    () => 'ltr',
  )
}
