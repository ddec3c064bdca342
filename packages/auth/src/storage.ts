import { saysRecovery, sessionName } from './sessionClaims.js'
import type { AuthStorage, Session } from './types.js'

/** Where the session is kept: never throws, and holds no token of an OAuth provider. */
export interface SessionStorage extends AuthStorage {
  /** Returns the stored session; null when there is none or it makes no sense. */
  readSession(): Session | null
  /** Whether the mark of recovery is that of this session. */
  isRecovery(session: Session): boolean
  /** Notes that a recovery link opened this session. */
  markRecovery(session: Session): void
  unmarkRecovery(): void
}

/** Under this key lies the name of the session that a recovery link opened, beside that session. */
export function recoveryKey(storageKey: string): string {
  return `${storageKey}-recovery`
}

/**
 * Wraps the place where the session is kept. What `base` refuses to hold (private mode, a full
 * disk, blocked cookies) is held in memory, so that signing in works at least until a reload;
 * without a `base` everything is.
 */
export function createSessionStorage(
  storageKey: string,
  base: AuthStorage | null | undefined = browserStorage(),
): SessionStorage {
  const memory = new Map<string, string>()
  const markKey = recoveryKey(storageKey)

  function removeItem(key: string): void {
    memory.delete(key)
    attempt(() => base?.removeItem(key))
    // The session goes first: without its mark, another tab would take it for a sign-in.
    if (key === storageKey) unmarkRecovery()
  }

  function getItem(key: string): string | null {
    const value = memory.get(key) ?? attempt(() => base?.getItem(key)) ?? null
    if (key !== storageKey || value === null || parseSession(value)) return value
    removeItem(key)
    return null
  }

  function put(key: string, value: string): void {
    const stored = attempt(() => {
      base?.setItem(key, value)
      return Boolean(base)
    })
    if (stored) memory.delete(key)
    else memory.set(key, value)
  }

  function setItem(key: string, value: string): void {
    const session = key === storageKey ? parseSession(value) : null
    if (session) moveMark(session)
    put(key, session ? withoutProviderTokens(session) : value)
  }

  /** Before the session, so that no other tab takes the session of a recovery for a sign-in. */
  function moveMark(session: Session): void {
    const former = readSession()
    const isNew = !former || sessionName(former) !== sessionName(session)
    if (isNew && saysRecovery(session)) markRecovery(session)
    else if (!isRecovery(session)) unmarkRecovery()
  }

  function isRecovery(session: Session): boolean {
    return getItem(markKey) === sessionName(session)
  }

  function markRecovery(session: Session): void {
    put(markKey, sessionName(session))
  }

  function unmarkRecovery(): void {
    removeItem(markKey)
  }

  function readSession(): Session | null {
    const value = getItem(storageKey)
    return value === null ? null : parseSession(value)
  }

  return {
    getItem,
    setItem,
    removeItem,
    readSession,
    isRecovery,
    markRecovery,
    unmarkRecovery,
  }
}

function browserStorage(): AuthStorage | undefined {
  return attempt(() => globalThis.localStorage) ?? undefined
}

function attempt<Result>(operation: () => Result): Result | undefined {
  try {
    return operation()
  } catch {
    return undefined
  }
}

function parseSession(value: string): Session | null {
  const session: unknown = attempt(() => JSON.parse(value))
  return isSession(session) ? session : null
}

function isSession(value: unknown): value is Session {
  return (
    hasFields(value, { access_token: 'string', refresh_token: 'string', expires_at: 'number' }) &&
    hasFields(Reflect.get(value, 'user'), { id: 'string' })
  )
}

function hasFields(value: unknown, types: Record<string, string>): value is object {
  if (typeof value !== 'object' || value === null) return false
  return Object.entries(types).every(([key, type]) => typeof Reflect.get(value, key) === type)
}

function withoutProviderTokens(session: Session): string {
  const { provider_token: _, provider_refresh_token: __, ...kept } = session
  return JSON.stringify(kept)
}
