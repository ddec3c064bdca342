import type { AuthStorage } from '../types.js'

/** A storage whose content a test can read. */
export function createMemoryStorage(entries: Record<string, string> = {}) {
  const values = new Map(Object.entries(entries))
  const storage: AuthStorage = {
    getItem: (key) => values.get(key) ?? null,
    setItem: (key, value) => void values.set(key, value),
    removeItem: (key) => void values.delete(key),
  }
  return { storage, values }
}
