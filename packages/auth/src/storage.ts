import { parseSession } from './parseSession.js'
import { createRecoveryMark, type MarkedSession } from './recovery.js'
import { createSafeStorage } from './safeStorage.js'
import { saysRecovery, sessionName } from './sessionClaims.js'
import type { AuthStorage, Session } from './types.js'

/** Session storage that never throws and never holds a token of an OAuth provider. */
export interface SessionStorage extends AuthStorage, MarkedSession {
  /** Returns the stored session; null if there is none or it is invalid. */
  readSession(): Session | null
}

/** Creates the storage for the session under `storageKey` and for its recovery marker. */
export function createSessionStorage(
  storageKey: string,
  base?: AuthStorage | null,
): SessionStorage {
  const safe = createSafeStorage(base)
  const mark = createRecoveryMark(safe, storageKey)

  function removeItem(key: string): void {
    safe.removeItem(key)
    // The session is removed first: without its marker, another tab would treat it as a sign-in.
    if (key === storageKey) mark.unmarkRecovery()
  }

  function getItem(key: string): string | null {
    const value = safe.getItem(key)
    if (key !== storageKey || value === null || parseSession(value)) return value
    removeItem(key)
    return null
  }

  function setItem(key: string, value: string): void {
    const session = key === storageKey ? parseSession(value) : null
    if (session) moveMark(session)
    safe.setItem(key, session ? withoutProviderTokens(session) : value)
  }

  /** Runs before the session is stored, so that no tab treats a recovery as a sign-in. */
  function moveMark(session: Session): void {
    const former = readSession()
    const isNew = !former || sessionName(former) !== sessionName(session)
    if (isNew && saysRecovery(session)) mark.markRecovery(session)
    else if (!mark.isRecovery(session)) mark.unmarkRecovery()
  }

  function readSession(): Session | null {
    return parseSession(getItem(storageKey) ?? 'null')
  }

  return { ...mark, getItem, setItem, removeItem, readSession }
}

function withoutProviderTokens(session: Session): string {
  const { provider_token: _, provider_refresh_token: __, ...kept } = session
  return JSON.stringify(kept)
}
