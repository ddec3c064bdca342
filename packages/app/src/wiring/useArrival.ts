import { useEffect, useRef, useState } from 'react'
import { useLocation } from 'react-router-dom'
import { readAddress } from '../addresses.ts'

/**
 * Takes the reader along when the page changes: focus goes to its heading, or to what the address
 * names, and the title is given back to be announced, once. The first page is the browser's affair.
 */
export function useArrival(): string {
  const location = useLocation()
  const arrivedAt = useRef<string>(undefined)
  const [title, setTitle] = useState('')

  useEffect(() => {
    const { pathname, hash } = location
    const isFirst = arrivedAt.current === undefined
    // The same page in another language is no arrival.
    const { path } = readAddress(pathname)
    const arrived = !isFirst && path !== arrivedAt.current
    arrivedAt.current = path
    // On the first page the reader may have gone on before the app was there.
    if (isFirst && document.activeElement !== document.body) return
    if (arrived) setTitle(document.title)
    const target = hash
      ? document.getElementById(decode(hash.slice(1)))
      : arrived && document.querySelector('h1')
    if (target) focusQuietly(target)
  }, [location])

  return title
}

/** What cannot be decoded was written by hand, and stands for itself. */
function decode(fragment: string): string {
  try {
    return decodeURIComponent(fragment)
  } catch {
    return fragment
  }
}

/** Scrolling is the router's: it knows where the reader was. */
export function focusQuietly(element: HTMLElement): void {
  if (!element.hasAttribute('tabindex')) element.tabIndex = -1
  element.focus({ preventScroll: true })
}
