'use client'
import { useLayoutEffect, useState, useSyncExternalStore, type RefObject } from 'react'
import { upTo } from '../../tokens/index.js'

/** From this width in px options are beside the preview, as in a window of 1440 px with a scrollbar. */
const split = 1080

/** Returns whether an element is wide enough for options beside the preview, at the text size of the page. */
export function useHasRoom(part: RefObject<HTMLElement | null>): boolean {
  const [hasRoom, setHasRoom] = useState(true)

  useLayoutEffect(() => {
    const element = part.current
    if (!element) return undefined
    const measure = () => {
      const scale = Number.parseFloat(getComputedStyle(document.documentElement).fontSize) / 16
      setHasRoom(element.clientWidth >= split * scale)
    }
    measure()
    const watch = new ResizeObserver(measure)
    watch.observe(element)
    return () => watch.disconnect()
  }, [part])

  return hasRoom
}

function watchPhone(onChange: () => void) {
  const phone = matchMedia(upTo.phone)
  phone.addEventListener('change', onChange)
  return () => phone.removeEventListener('change', onChange)
}

/** Returns whether the window is as narrow as a phone. */
export function useIsPhone(): boolean {
  return useSyncExternalStore(
    watchPhone,
    () => matchMedia(upTo.phone).matches,
    () => false,
  )
}
