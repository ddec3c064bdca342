import { takeDeparture } from './departure.js'
import { recoveryKey } from './recovery.js'
import { readRedirect, type Redirect } from './redirect.js'
import type { AuthLinkType } from './types.js'

const NO_REDIRECT: Redirect = { exchange: false, cleanHref: '' }

/**
 * Reads the auth parameters in the URL of this page, and whether this tab had left for a provider.
 * Returns nothing on a server. `asked` is the type of the mail that this browser requested last.
 */
export function readPageRedirect(asked: AuthLinkType | undefined): Redirect {
  if (typeof window === 'undefined') return NO_REDIRECT
  return readRedirect(window.location.href, { leftFrom: takeDeparture(), asked })
}

/** Removes codes, tokens and errors from the address bar and the history. */
export function cleanPageAddress(): void {
  if (typeof window === 'undefined') return
  const { cleanHref } = readRedirect(window.location.href)
  if (cleanHref !== window.location.href) {
    window.history.replaceState(window.history.state, '', cleanHref)
  }
}

/**
 * Calls `listener` when another tab may have changed the session stored under `storageKey` or its
 * recovery marker, and when the page is restored from the back-forward cache. Returns a function
 * that stops it.
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

/** Tells whether the browser knows that it has no network. */
export function isOffline(): boolean {
  return typeof window !== 'undefined' && !window.navigator.onLine
}

/**
 * Calls `listener` when the network may have returned: the browser says so, or the tab is looked at
 * again. Returns a function that stops it.
 */
export function watchConnection(listener: () => void): () => void {
  if (typeof window === 'undefined') return () => {}
  const events = ['online', 'visibilitychange'] as const
  for (const event of events) window.addEventListener(event, listener)
  return () => {
    for (const event of events) window.removeEventListener(event, listener)
  }
}
