'use client'
import { useEffect, useRef, type RefObject } from 'react'

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

/** Elements that handle Escape themselves while they are open. */
const overlays = 'dialog[open], [role="dialog"]:not(dialog), [role="menu"]'

/**
 * Makes the page around an element inert and locks its scrolling, while the element fills the window.
 * Focus that is outside moves to its heading.
 *
 * @param onLeave called on Escape, unless something over the element takes the key
 */
export function useFullWindow(
  part: RefObject<HTMLElement | null>,
  isFull: boolean,
  onLeave: () => void,
): void {
  const leave = useRef(onLeave)
  useEffect(() => {
    leave.current = onLeave
  })

  useEffect(() => {
    const element = part.current
    if (!isFull || !element) return undefined
    if (!element.contains(document.activeElement)) {
      element.querySelector<HTMLElement>(':is(h2, h3, h4)[tabindex]')?.focus()
    }
    const inerted = surroundings(element).filter((other) => !other.inert && !staysReachable(other))
    const { overflow } = document.documentElement.style
    for (const other of inerted) other.inert = true
    document.documentElement.style.overflow = 'hidden'
    // On the document, as after a reload no element inside has focus.
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || event.defaultPrevented) return
      if (document.querySelector(overlays)) return
      event.preventDefault()
      leave.current()
    }
    document.addEventListener('keydown', onKeyDown)
    return () => {
      for (const other of inerted) other.inert = false
      document.documentElement.style.overflow = overflow
      document.removeEventListener('keydown', onKeyDown)
    }
  }, [part, isFull])
}
