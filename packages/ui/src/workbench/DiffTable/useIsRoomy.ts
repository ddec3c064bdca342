'use client'
import { useEffect, useState, type RefObject } from 'react'
import { roomyWidth } from './look.js'

/** Whether a table that is as wide as an element has room for the SKUs. */
export function useIsRoomy(element: RefObject<HTMLElement | null>): boolean {
  const [isRoomy, setRoomy] = useState(false)
  useEffect(() => {
    const { current } = element
    if (!current) return undefined
    const watch = new ResizeObserver(() => setRoomy(current.offsetWidth >= roomyWidth))
    watch.observe(current)
    return () => watch.disconnect()
  }, [element])
  return isRoomy
}
