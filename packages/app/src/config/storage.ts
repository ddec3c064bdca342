/** The storage to use: `localStorage`, or `sessionStorage` until the tab is closed. */
export type StorageKind = 'localStorage' | 'sessionStorage'

/** Returns a stored value, or null if there is none or storage is disabled. */
export function readStorage(kind: StorageKind, key: string): string | null {
  try {
    return window[kind].getItem(key)
  } catch {
    return null
  }
}

/** Stores a value; does nothing if storage is disabled or full. */
export function writeStorage(kind: StorageKind, key: string, value: string): void {
  try {
    window[kind].setItem(key, value)
  } catch {
    // The caller keeps the value in memory.
  }
}
