import { noteDeparture, takeDeparture } from './departure.js'

/**
 * Returns the start page of this site, with the slash that a pattern such as `https://site/**` in
 * the server's list wants; nothing on a server, and for a page that has no origin.
 */
export function pageOrigin(): string | undefined {
  if (typeof window === 'undefined' || window.location.origin === 'null') return undefined
  return `${window.location.origin}/`
}

/**
 * Leaves the page for a provider, and resolves if the visitor comes back to it, still alive, by the
 * Back button.
 */
export function leavePage(url: string): Promise<void> {
  if (typeof window === 'undefined') return Promise.resolve()
  noteDeparture()
  return new Promise((resolve) => {
    const onShow = (event: PageTransitionEvent) => {
      if (!event.persisted) return
      window.removeEventListener('pageshow', onShow)
      takeDeparture()
      resolve()
    }
    window.addEventListener('pageshow', onShow)
    window.location.assign(url)
  })
}
