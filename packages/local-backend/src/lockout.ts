import { ApiError } from './errors.ts'
import { createShortLived } from './short-lived.ts'

const mostAttempts = 5
const lockedFor = 15 * 60 * 1000

/** Counts failed attempts by key, such as the id of a factor. */
export interface Lockout {
  /**
   * Counts an attempt as failed until {@link Lockout.clear}, so that attempts at the same time count too.
   * @throws ApiError 429 for fifteen minutes after five failed ones.
   */
  attempt(key: string): void
  /** Forgets the failed attempts, after one that succeeded. */
  clear(key: string): void
}

/** @param uptime clock in milliseconds that is never set back. */
export function createLockout(uptime: () => number): Lockout {
  const failures = createShortLived<{ count: number; at: number }>(lockedFor, uptime)

  return {
    attempt(key) {
      const { count, at } = failures.get(key) ?? { count: 0, at: uptime() }
      if (count >= mostAttempts) {
        throw new ApiError(
          429,
          'over_request_rate_limit',
          'Too many wrong codes, try again later',
          {
            headers: { 'retry-after': String(Math.ceil((at + lockedFor - uptime()) / 1000)) },
          },
        )
      }
      failures.set(key, { count: count + 1, at: uptime() })
    },
    clear: (key) => void failures.take(key),
  }
}
