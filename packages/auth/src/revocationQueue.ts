import type { AuthStorage } from './types.js'

/** A session that has ended on this device and still has to end on the server. */
export interface Revocation {
  /** The refresh token: an access token would expire before a later visit. */
  readonly token: string
  /** When it ended here, in milliseconds. */
  readonly at: number
  /** Until when no other attempt starts, in milliseconds; 0 while there is none. */
  readonly until: number
}

/** Time after which a token that could not be sent is removed, in milliseconds. */
const KEPT_FOR = 7 * 86_400_000
const LIMIT = 10

/** The stored sessions that still have to end on the server. */
export interface RevocationQueue {
  isEmpty(): boolean
  read(): Revocation[]
  write(queue: readonly Revocation[]): void
}

/**
 * Creates the queue of sessions to revoke, in `storage`. It is no part of the session: this package
 * signs nobody in with it, and no sign-in waits for it.
 */
export function createRevocationQueue(storage: AuthStorage, storageKey: string): RevocationQueue {
  const key = `${storageKey}-revocations`
  return {
    isEmpty: () => storage.getItem(key) === null,

    read() {
      try {
        const now = Date.now()
        const queue: Revocation[] = JSON.parse(storage.getItem(key) ?? '')
        return queue.filter(({ token, at }) => token && Math.abs(now - at) < KEPT_FOR)
      } catch {
        return []
      }
    },

    write(queue) {
      if (queue.length > 0) storage.setItem(key, JSON.stringify(queue.slice(-LIMIT)))
      else storage.removeItem(key)
    },
  }
}
