'use client'
import { useEffect, type RefObject } from 'react'

/** How far the page may be scrolled before the header turns solid, in px. */
const limit = 24

/**
 * Turns a header solid while the page is scrolled past the limit: `data-solid` and the dark tokens.
 * It writes at most once a frame, and straight to the element, so that nothing renders anew.
 */
export function useSolid(header: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    let frame = 0

    function write() {
      frame = 0
      const solid = window.scrollY > limit
      const element = header.current
      if (!element || element.hasAttribute('data-solid') === solid) return
      element.toggleAttribute('data-solid', solid)
      if (solid) element.setAttribute('data-theme', 'dark')
      else element.removeAttribute('data-theme')
    }

    function onScroll() {
      frame ||= requestAnimationFrame(write)
    }

    write()
    window.addEventListener('scroll', onScroll, { passive: true })
    return () => {
      window.removeEventListener('scroll', onScroll)
      cancelAnimationFrame(frame)
    }
  }, [header])
}
