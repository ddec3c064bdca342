import { safeReturnTo } from './returnTo.js'
import { keepInTab, takeFromTab } from './tabStorage.js'

const STORAGE_KEY = 'dropwatt-auth-left-from'

/** For how long a tab that left for a provider is waited for, in milliseconds. Servers wait less. */
const PATIENCE = 600_000

/** Notes in this tab that it leaves its page for a provider. */
export function noteDeparture(): void {
  const { pathname, search, hash } = window.location
  keepInTab(STORAGE_KEY, `${Date.now()} ${pathname}${search}${hash}`)
}

/**
 * Returns the path that this tab left for a provider from, if it did so in the last ten minutes;
 * once. No link can bring that about, so it tells the answer of a provider from a stranger's.
 */
export function takeDeparture(): string | undefined {
  const [time, path] = (takeFromTab(STORAGE_KEY) ?? '').split(' ')
  return Math.abs(Date.now() - Number(time)) < PATIENCE ? safeReturnTo(path, '/') : undefined
}
