import { safeReturnTo } from './returnTo.js'
import { keepInTab, takeFromTab } from './tabStorage.js'

const STORAGE_KEY = 'dropwatt-auth-left-from'

/** Longest time for a tab to return from a provider, in milliseconds. Servers allow less. */
const RETURN_TIMEOUT = 600_000

/** Records in this tab that it leaves the page for a provider. */
export function noteDeparture(): void {
  const { pathname, search, hash } = window.location
  keepInTab(STORAGE_KEY, `${Date.now()} ${pathname}${search}${hash}`)
}

/**
 * Returns the path from which this tab left for a provider, if it did so in the last ten minutes,
 * and clears it. No link can set it, so it separates responses of a provider from forged links.
 */
export function takeDeparture(): string | undefined {
  const [time, path] = (takeFromTab(STORAGE_KEY) ?? '').split(' ')
  return Math.abs(Date.now() - Number(time)) < RETURN_TIMEOUT ? safeReturnTo(path, '/') : undefined
}
