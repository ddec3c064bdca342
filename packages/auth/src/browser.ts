import { takeDeparture } from './departure.js'
import { recoveryKey } from './recovery.js'
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

/** Takes codes, tokens and errors out of the address bar and the history. */
export function cleanPageAddress(): void {
  if (typeof window === 'undefined') return
  const { cleanHref } = readRedirect(window.location.href)
  if (cleanHref !== window.location.href) {
    window.history.replaceState(window.history.state, '', cleanHref)
  }
}

/**
 * Calls `listener` when another tab may have changed the session that is stored under `storageKey`,
 * or the mark of a recovery beside it, and when the page comes back out of the back-forward cache. Returns a function that ends it.
 */
export function watchStorage(storageKey: string, listener: () => void): () => void {
  if (typeof window === 'undefined') return () => {}
  const keys = new Set([null, storageKey, recoveryKey(storageKey)])
  const onStorage = (event: StorageEvent) => {
    if (keys.has(event.key)) listener()
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
