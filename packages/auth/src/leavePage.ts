import { noteDeparture, takeDeparture } from './departure.js'

/**
 * Returns the origin of the page with a trailing slash, as a pattern such as `https://site/**` in
 * the server's list requires. Returns nothing on a server, and for a page without an origin.
 */
export function pageOrigin(): string | undefined {
  if (typeof window === 'undefined' || window.location.origin === 'null') return undefined
  return `${window.location.origin}/`
}

/**
 * Leaves the page for a provider. Resolves if the visitor presses Back and the page is restored
 * from the back-forward cache.
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
