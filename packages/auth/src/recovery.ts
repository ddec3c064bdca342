import { saysRecovery, sessionName } from './sessionClaims.js'
import type { SessionStorage } from './storage.js'
import type { Session } from './types.js'

/** Returns an event as the state is to take it: as a recovery for as long as the session is one. */
export type JudgeEvent = (event: string, session: Session | null) => string

/** Makes the judge over the mark of recovery in `storage`. */
export function createJudge(storage: SessionStorage): JudgeEvent {
  return (event, session) => {
    if (!session) return event
    switch (event) {
      case 'PASSWORD_RECOVERY':
        if (hasEnded(storage, session)) return 'SIGNED_IN'
        storage.markRecovery(session)
        return event
      case 'USER_UPDATED':
        if (storage.isRecovery(session)) storage.unmarkRecovery()
        return event
      case 'INITIAL_SESSION':
      case 'SIGNED_IN':
      case 'TOKEN_REFRESHED':
      case 'MFA_CHALLENGE_VERIFIED':
        return storage.isRecovery(session) ? 'PASSWORD_RECOVERY' : event
      default:
        return event
    }
  }
}

/**
 * Tells whether the recovery of a session is over. A session whose token says what opened it was
 * marked when it was stored, so without its mark this is an old message of another tab.
 */
function hasEnded(storage: SessionStorage, session: Session): boolean {
  const stored = storage.readSession()
  const isStored = stored !== null && sessionName(stored) === sessionName(session)
  return isStored && saysRecovery(session) && !storage.isRecovery(session)
}
