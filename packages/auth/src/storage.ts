import type { AuthStorage, Session } from './types.js'

/** Where the session is kept: never throws, and holds no token of an OAuth provider. */
export interface SessionStorage extends AuthStorage {
  /** Returns the stored session; null when there is none or it makes no sense. */
  readSession(): Session | null
}

/**
 * Wraps the place where the session is kept. What `base` refuses to hold (private mode, a full
 * disk, blocked cookies) is held in memory, so that signing in works at least until a reload.
 */
export function createSessionStorage(
  storageKey: string,
  base: AuthStorage | undefined = browserStorage(),
): SessionStorage {
  const memory = new Map<string, string>()

  function removeItem(key: string): void {
    memory.delete(key)
    attempt(() => base?.removeItem(key))
  }

  function getItem(key: string): string | null {
    const value = memory.get(key) ?? attempt(() => base?.getItem(key)) ?? null
    if (key !== storageKey || value === null || parseSession(value)) return value
    removeItem(key)
    return null
  }

  function setItem(key: string, value: string): void {
    const kept = key === storageKey ? withoutProviderTokens(value) : value
    const stored = attempt(() => {
      base?.setItem(key, kept)
      return base !== undefined
    })
    if (stored) memory.delete(key)
    else memory.set(key, kept)
  }

  function readSession(): Session | null {
    const value = getItem(storageKey)
    return value === null ? null : parseSession(value)
  }

  return { getItem, setItem, removeItem, readSession }
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

function withoutProviderTokens(value: string): string {
  const session = parseSession(value)
  if (!session) return value
  const { provider_token: _, provider_refresh_token: __, ...kept } = session
  return JSON.stringify(kept)
}
