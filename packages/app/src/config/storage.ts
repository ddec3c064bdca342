/** What the browser keeps: on the device, or until the tab is closed. */
export type StorageKind = 'localStorage' | 'sessionStorage'

/** Reads what is kept under a key. Storage that is turned off throws on the first touch, and holds nothing. */
export function readStorage(kind: StorageKind, key: string): string | null {
  try {
    return window[kind].getItem(key)
  } catch {
    return null
  }
}

/** Keeps a text under a key, where anything can be kept. */
export function writeStorage(kind: StorageKind, key: string, value: string): void {
  try {
    window[kind].setItem(key, value)
  } catch {
    // What was chosen holds for this page, which is all that can be had.
  }
}
