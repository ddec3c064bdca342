import { saysRecovery, sessionName, type NamedSession } from './sessionClaims.js'
import type { AuthStorage, Session } from './types.js'

/** The mark that says which session is a recovery. */
export interface RecoveryMark {
  /** Whether the mark is that of this session. */
  isRecovery(session: NamedSession): boolean
  /** Notes that a recovery opened this session. */
  markRecovery(session: NamedSession): void
  unmarkRecovery(): void
}

/** Under this key lies the name of the session that a recovery opened, beside that session. */
export function recoveryKey(storageKey: string): string {
  return `${storageKey}-recovery`
}

/** Keeps the mark in `storage`, beside the session that is stored under `storageKey`. */
export function createRecoveryMark(storage: AuthStorage, storageKey: string): RecoveryMark {
  const key = recoveryKey(storageKey)
  return {
    isRecovery: (session) => storage.getItem(key) === sessionName(session),
    markRecovery: (session) => storage.setItem(key, sessionName(session)),
    unmarkRecovery: () => storage.removeItem(key),
  }
}

/** Returns an event as the state is to take it: as a recovery for as long as the session is one. */
export type JudgeEvent = (event: string, session: Session | null) => string

/** The mark, and the session that it lies beside. */
export interface MarkedSession extends RecoveryMark {
  readSession(): Session | null
}

/** Makes the judge over the mark of recovery. */
export function createJudge(marked: MarkedSession): JudgeEvent {
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
 * Tells whether the recovery of a session is over. A session whose token says what opened it was
 * marked when it was stored, so without its mark this is an old message of another tab.
 */
function hasEnded(marked: MarkedSession, session: Session): boolean {
  const stored = marked.readSession()
  const isStored = stored !== null && sessionName(stored) === sessionName(session)
  return isStored && saysRecovery(session) && !marked.isRecovery(session)
}
