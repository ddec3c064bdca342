'use client'
import { useEffect, type RefObject } from 'react'

/** Share of the illustration that must be visible before it lights up. */
const threshold = 0.3

/**
 * Keeps an illustration dark until it scrolls into view, by setting `data-waiting`. It is lit from
 * the start if already in view, or with reduced motion.
 */
export function useLightInView(picture: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const element = picture.current
    if (!element || matchMedia('(prefers-reduced-motion: reduce)').matches) return undefined
    const observer = new IntersectionObserver(
      (entries) => {
        // On a busy machine one call brings the entries of several frames.
        const isIn = entries.some(({ isIntersecting }) => isIntersecting)
        element.toggleAttribute('data-waiting', !isIn)
        if (isIn) observer.disconnect()
      },
      { threshold },
    )
    observer.observe(element)
    return () => {
      observer.disconnect()
      element.removeAttribute('data-waiting')
    }
  }, [picture])
}
