import { noteDeparture, takeDeparture } from './departure.js'
import { readRedirect, type Redirect } from './redirect.js'
import type { AuthLinkType } from './types.js'

const NO_REDIRECT: Redirect = { exchange: false, cleanHref: '' }

/**
 * Reads what an authentication server has left in this page's address, and whether this tab had
 * left for it; nothing on a server. `asked` is what this browser has asked a mail for last.
 */
export function readPageRedirect(asked: AuthLinkType | undefined): Redirect {
  if (typeof window === 'undefined') return NO_REDIRECT
  return readRedirect(window.location.href, { leftFrom: takeDeparture(), asked })
}

/**
 * Returns the start page of this site, with the slash that a pattern such as `https://site/**` in
 * the server's list wants; nothing on a server, and for a page that has no origin.
 */
export function pageOrigin(): string | undefined {
  if (typeof window === 'undefined' || window.location.origin === 'null') return undefined
  return `${window.location.origin}/`
}

/** Takes codes, tokens and errors out of the address bar and the history. */
export function cleanPageAddress(): void {
  if (typeof window === 'undefined') return
  const { cleanHref } = readRedirect(window.location.href)
  if (cleanHref !== window.location.href) {
    window.history.replaceState(window.history.state, '', cleanHref)
  }
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

/**
 * Calls `listener` when another tab may have changed what is stored under one of `keys`, and when
 * the page comes back out of the back-forward cache. Returns a function that ends it.
 */
export function watchStorage(keys: readonly string[], listener: () => void): () => void {
  if (typeof window === 'undefined') return () => {}
  const onStorage = (event: StorageEvent) => {
    if (event.key === null || keys.includes(event.key)) listener()
  }
  const onShow = (event: PageTransitionEvent) => {
    if (event.persisted) listener()
  }
  window.addEventListener('storage', onStorage)
  window.addEventListener('pageshow', onShow)
  return () => {
    window.removeEventListener('storage', onStorage)
    window.removeEventListener('pageshow', onShow)
  }
}
