'use client'
import { useEffect, useState, type RefObject } from 'react'

/**
 * Returns a key for the content of a dialog, from opening until the end of the exit animation, so
 * that the next opening remounts the content even while the exit animation runs.
 *
 * @returns the key, undefined while there is no content
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
