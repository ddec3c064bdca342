import { keepInTab, readFromTab, takeFromTab } from './tabStorage.js'

/** In characters. More than that is no page to return to. */
const LENGTH_LIMIT = 2048

/** Only to read a path with; nothing of it is in the result. */
const ORIGIN = 'https://return.invalid'

const STORAGE_KEY = 'dropwatt-auth-return-to'

/** One slash and no second one, no backslash and no control character. */
const PATH_ON_THIS_SITE = /^\/(?![/\\])[^\\\p{Cc}]*$/u

/** Slashes, backslashes and percent signs that only show once they are decoded. */
const HIDDEN_IN_PATH = /%(2f|5c|25)/i

const HIDDEN_CONTROL = /%([01][\da-f]|7f)/i

/**
 * Returns `value` when it is a path on this site, with its query and fragment, and `fallback` when
 * it is anything else: another site, a scheme, a path that a browser or a router could take for
 * one, or longer than 2048 characters. What comes back is as the URL standard writes it.
 */
export function safeReturnTo(value: unknown, fallback: string): string {
  if (typeof value !== 'string' || value.length > LENGTH_LIMIT) return fallback
  if (!PATH_ON_THIS_SITE.test(value) || HIDDEN_CONTROL.test(value)) return fallback
  const { origin, pathname, search, hash } = new URL(value, ORIGIN)
  if (origin !== ORIGIN || pathname.includes('//') || HIDDEN_IN_PATH.test(pathname)) return fallback
  return pathname + search + hash
}

/**
 * Remembers in this tab where to go after the next sign-in, also by way of another site. A path
 * that {@link safeReturnTo} refuses, and a storage that refuses, leave nothing to remember.
 */
export function rememberReturnTo(path: string): void {
  keepInTab(STORAGE_KEY, safeReturnTo(path, ''))
}

/** Returns what is remembered, and `fallback` when there is nothing. */
export function readReturnTo(fallback: string): string {
  return safeReturnTo(readFromTab(STORAGE_KEY), fallback)
}

/** Returns what was remembered, once, and `fallback` when there is nothing. */
export function takeReturnTo(fallback: string): string {
  return safeReturnTo(takeFromTab(STORAGE_KEY), fallback)
}
