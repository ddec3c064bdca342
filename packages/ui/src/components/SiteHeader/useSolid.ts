'use client'
import { useEffect, type RefObject } from 'react'

/** Scroll distance in px above which the header turns solid. */
const limit = 24

/**
 * Turns a header solid while the page is scrolled past the limit: sets `data-solid` and the dark
 * tokens. It writes at most once per frame, directly to the element, so that nothing re-renders.
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
