'use client'
import { useEffect, useState, type RefObject } from 'react'

/**
 * Tells whether a dialog holds its content: from its opening until its way out has been shown, so
 * that what is opened next begins anew.
 */
export function useFilled(open: boolean, element: RefObject<HTMLElement | null>): boolean {
  const [filled, setFilled] = useState(open)
  if (open && !filled) setFilled(true)

  useEffect(() => {
    if (open || !filled) return undefined
    let isCurrent = true
    const moves = element.current?.getAnimations() ?? []
    void Promise.allSettled(moves.map((move) => move.finished)).then(() => {
      if (isCurrent) setFilled(false)
    })
    return () => {
      isCurrent = false
    }
  }, [open, filled, element])

  return filled
}
