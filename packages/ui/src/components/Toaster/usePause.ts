'use client'
import { useEffect, useState } from 'react'

/** Tells whether the window is out of sight or another one is in use. */
function useAway(): boolean {
  const [away, setAway] = useState(false)

  useEffect(() => {
    const leave = () => setAway(true)
    const come = () => setAway(document.hidden)
    come()
    window.addEventListener('blur', leave)
    window.addEventListener('focus', come)
    document.addEventListener('visibilitychange', come)
    return () => {
      window.removeEventListener('blur', leave)
      window.removeEventListener('focus', come)
      document.removeEventListener('visibilitychange', come)
    }
  }, [])

  return away
}

/**
 * Tells whether someone may be reading or reaching for a toast: pointer over it, focus in it, or
 * nobody looking. Hover and focus end with the toast, and where it moves to another place on the
 * page, since an element that is taken away under the pointer says nothing.
 */
export function usePause(shown: object | undefined, place: Element | undefined) {
  const away = useAway()
  const [hover, setHover] = useState(false)
  const [focus, setFocus] = useState(false)
  const [lastPlace, setLastPlace] = useState(place)

  if (lastPlace !== place) setLastPlace(place)
  if ((!shown || lastPlace !== place) && (hover || focus)) {
    setHover(false)
    setFocus(false)
  }
  return { paused: away || hover || focus, setHover, setFocus }
}
