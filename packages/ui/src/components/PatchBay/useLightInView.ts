'use client'
import { useEffect, type RefObject } from 'react'

/** How much of the picture shows before it lights up. */
const threshold = 0.3

/**
 * Keeps a picture dark until it comes into view: `data-waiting` stands on it for that long. What is
 * in view from the start never waits, nor where less motion is asked for.
 */
export function useLightInView(picture: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const element = picture.current
    if (!element || matchMedia('(prefers-reduced-motion: reduce)').matches) return undefined
    const observer = new IntersectionObserver(
      ([entry]) => {
        const isIn = entry?.isIntersecting ?? true
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
