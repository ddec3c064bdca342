/** Returns a text that the browser stores, or null if there is none or storage is disabled. */
export function readText(key: string): string | null {
  try {
    return localStorage.getItem(key)
  } catch {
    return null
  }
}

/** Removes a text; does nothing if storage is disabled. */
export function removeText(key: string): void {
  try {
    localStorage.removeItem(key)
  } catch {
    // Then there is none.
  }
}

/** Stores a text; does nothing if storage is disabled or full. */
export function writeText(key: string, text: string): void {
  try {
    localStorage.setItem(key, text)
  } catch {
    // The caller keeps it in memory.
  }
}
