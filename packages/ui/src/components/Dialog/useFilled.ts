'use client'
import { useEffect, useState, type RefObject } from 'react'

/**
 * Tells which content a dialog holds: from its opening until its way out has been shown, so that
 * what is opened next begins anew, even while the last one is still on its way out.
 *
 * @returns a key for the content, undefined where there is none
 */
export function useFilled(
  open: boolean,
  element: RefObject<HTMLElement | null>,
): number | undefined {
  const [wasOpen, setWasOpen] = useState(open)
  const [openings, setOpenings] = useState(0)
  const [filled, setFilled] = useState(open)
  if (open !== wasOpen) {
    setWasOpen(open)
    if (open) {
      setOpenings(openings + 1)
      setFilled(true)
    }
  }

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

  return filled ? openings : undefined
}
