'use client'
import { useEffect, useState } from 'react'

/** Returns whether the window is hidden or blurred. */
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
 * Returns whether the timer of a toast should pause: the toast is hovered or contains focus, or the
 * window is hidden or blurred. Hover and focus are reset when the toast closes or moves in the
 * document, because no event fires when an element is removed under the pointer.
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
