import { useEffect, useRef, useState } from 'react'
import { useLocation, type Location } from 'react-router-dom'
import { readAddress } from '../addresses.ts'

/** State of a navigation that leaves focus where it is, such as that of a tab to its own page. */
export const keepsFocus = { keepsFocus: true } as const

/**
 * Moves focus to the heading after a navigation, or to the element named by the fragment, and returns
 * the document title for a live region. On the first page it only follows a fragment.
 */
export function useRouteFocus(): string {
  const location = useLocation()
  const lastPath = useRef<string>(undefined)
  const [title, setTitle] = useState('')

  useEffect(() => {
    const { pathname, hash, state } = location as Location<Partial<typeof keepsFocus> | null>
    const isFirst = lastPath.current === undefined
    // Switching the language of a page is not a navigation.
    const { path } = readAddress(pathname)
    const hasNavigated = !isFirst && path !== lastPath.current
    lastPath.current = path
    // On the first page the user may have moved focus before the app loaded.
    if (isFirst && document.activeElement !== document.body) return
    if (hasNavigated) setTitle(document.title)
    const target = hash
      ? document.getElementById(decode(hash.slice(1)))
      : hasNavigated && !state?.keepsFocus && document.querySelector('h1')
    if (target) focusWithoutScroll(target)
  }, [location])

  return title
}

/** Decodes a fragment; returns it unchanged if it is malformed. */
function decode(fragment: string): string {
  try {
    return decodeURIComponent(fragment)
  } catch {
    return fragment
  }
}

/** Focuses any element without scrolling, as the router restores scroll positions. */
export function focusWithoutScroll(element: HTMLElement): void {
  if (!element.hasAttribute('tabindex')) element.tabIndex = -1
  element.focus({ preventScroll: true })
}
