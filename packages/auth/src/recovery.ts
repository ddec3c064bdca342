import { saysRecovery, sessionName, type NamedSession } from './sessionClaims.js'
import type { AuthStorage, Session } from './types.js'

/** Stores which session is a password recovery. */
export interface RecoveryMark {
  /** Tells whether this session is marked as a recovery. */
  isRecovery(session: NamedSession): boolean
  /** Marks this session as a recovery. */
  markRecovery(session: NamedSession): void
  unmarkRecovery(): void
}

/** Returns the storage key of the recovery marker, which holds the name of the session. */
export function recoveryKey(storageKey: string): string {
  return `${storageKey}-recovery`
}

/** Creates the recovery marker in `storage`, for the session stored under `storageKey`. */
export function createRecoveryMark(storage: AuthStorage, storageKey: string): RecoveryMark {
  const key = recoveryKey(storageKey)
  return {
    isRecovery: (session) => storage.getItem(key) === sessionName(session),
    markRecovery: (session) => storage.setItem(key, sessionName(session)),
    unmarkRecovery: () => storage.removeItem(key),
  }
}

/** Maps an event of the client: to `PASSWORD_RECOVERY` while its session is a recovery. */
export type EventMapper = (event: string, session: Session | null) => string

/** The recovery marker and its session. */
export interface MarkedSession extends RecoveryMark {
  readSession(): Session | null
}

/** Creates the mapping from the recovery marker. */
export function createEventMapper(marked: MarkedSession): EventMapper {
  return (event, session) => {
    if (!session) return event
    switch (event) {
      case 'PASSWORD_RECOVERY':
        if (hasEnded(marked, session)) return 'SIGNED_IN'
        marked.markRecovery(session)
        return event
      case 'USER_UPDATED':
        if (marked.isRecovery(session)) marked.unmarkRecovery()
        return event
      case 'INITIAL_SESSION':
      case 'SIGNED_IN':
      case 'TOKEN_REFRESHED':
      case 'MFA_CHALLENGE_VERIFIED':
        return marked.isRecovery(session) ? 'PASSWORD_RECOVERY' : event
      default:
        return event
    }
  }
}

/**
 * Tells whether the recovery of a session is over. A session whose token has a recovery claim was
 * marked when it was stored, so without a marker this is an outdated message of another tab.
 */
function hasEnded(marked: MarkedSession, session: Session): boolean {
  const stored = marked.readSession()
  const isStored = stored !== null && sessionName(stored) === sessionName(session)
  return isStored && saysRecovery(session) && !marked.isRecovery(session)
}
