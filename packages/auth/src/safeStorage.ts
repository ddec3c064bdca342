import type { AuthStorage } from './types.js'

/**
 * Wraps a storage so that it never throws. Values that `base` cannot store (private mode, a full
 * disk, blocked cookies) are kept in memory, so that a sign-in lasts at least until a reload.
 * Without a `base` everything is kept in memory.
 */
export function createSafeStorage(
  base: AuthStorage | null | undefined = browserStorage(),
): AuthStorage {
  const memory = new Map<string, string>()
  return {
    getItem: (key) => memory.get(key) ?? attempt(() => base?.getItem(key)) ?? null,

    setItem(key, value) {
      const stored = attempt(() => {
        base?.setItem(key, value)
        return Boolean(base)
      })
      if (stored) memory.delete(key)
      else memory.set(key, value)
    },

    removeItem(key) {
      memory.delete(key)
      attempt(() => base?.removeItem(key))
    },
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
