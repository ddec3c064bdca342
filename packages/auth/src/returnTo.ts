import { keepInTab, readFromTab, takeFromTab } from './tabStorage.js'

/** In characters. */
const LENGTH_LIMIT = 2048

/** A base for parsing paths; it is not part of the result. */
const ORIGIN = 'https://return.invalid'

const STORAGE_KEY = 'dropwatt-auth-return-to'

/** One slash and no second one, no backslash and no control character. */
const PATH_ON_THIS_SITE = /^\/(?![/\\])[^\\\p{Cc}]*$/u

/** Encoded slashes, backslashes and percent signs. */
const HIDDEN_IN_PATH = /%(2f|5c|25)/i

const HIDDEN_CONTROL = /%([01][\da-f]|7f)/i

/**
 * Returns `value` if it is a path on this site, with query and fragment, and `fallback` otherwise:
 * for another site, a scheme, a path that a browser or a router could interpret as one, or more
 * than 2048 characters. The result is normalized as in the URL standard.
 */
export function safeReturnTo(value: unknown, fallback: string): string {
  if (typeof value !== 'string' || value.length > LENGTH_LIMIT) return fallback
  if (!PATH_ON_THIS_SITE.test(value) || HIDDEN_CONTROL.test(value)) return fallback
  const { origin, pathname, search, hash } = new URL(value, ORIGIN)
  if (origin !== ORIGIN || pathname.includes('//') || HIDDEN_IN_PATH.test(pathname)) return fallback
  return pathname + search + hash
}

/**
 * Stores in this tab where to go after the next sign-in, even across a provider's site. Stores
 * nothing if {@link safeReturnTo} rejects the path or if storage is unavailable.
 */
export function rememberReturnTo(path: string): void {
  keepInTab(STORAGE_KEY, safeReturnTo(path, ''))
}

/** Returns the stored path, or `fallback` if there is none. */
export function readReturnTo(fallback: string): string {
  return safeReturnTo(readFromTab(STORAGE_KEY), fallback)
}

/** Returns the stored path and removes it, or returns `fallback` if there is none. */
export function takeReturnTo(fallback: string): string {
  return safeReturnTo(takeFromTab(STORAGE_KEY), fallback)
}
