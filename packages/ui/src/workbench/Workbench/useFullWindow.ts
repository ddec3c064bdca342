'use client'
import { useEffect, type RefObject } from 'react'

/** Returns the elements beside an element and beside each of its ancestors. */
function surroundings(element: Element): readonly HTMLElement[] {
  const found: HTMLElement[] = []
  for (let inner = element; inner.parentElement; inner = inner.parentElement) {
    if (inner === document.body) break
    for (const sibling of inner.parentElement.children) {
      if (sibling !== inner && sibling instanceof HTMLElement) found.push(sibling)
    }
  }
  return found
}

/** Dialogs open over the bench, and messages are announced while it fills the window. */
function staysReachable(element: HTMLElement): boolean {
  return element.matches('dialog, [aria-live], [role="status"], [role="region"]')
}

/** Makes the page around an element inert and locks its scrolling, while the element fills the window. */
export function useFullWindow(part: RefObject<HTMLElement | null>, isFull: boolean): void {
  useEffect(() => {
    const element = part.current
    if (!isFull || !element) return undefined
    const around = surroundings(element).filter((other) => !other.inert && !staysReachable(other))
    const { overflow } = document.documentElement.style
    for (const other of around) other.inert = true
    document.documentElement.style.overflow = 'hidden'
    return () => {
      for (const other of around) other.inert = false
      document.documentElement.style.overflow = overflow
    }
  }, [part, isFull])
}
