/** Stores a text in this tab, or removes it if empty. Does nothing if storage is unavailable. */
export function keepInTab(key: string, text: string): void {
  withStorage((storage) => {
    if (text) storage.setItem(key, text)
    else storage.removeItem(key)
  })
}

/** Returns the stored text of this tab. */
export function readFromTab(key: string): string | null | undefined {
  return withStorage((storage) => storage.getItem(key))
}

/** Returns the stored text of this tab and removes it. */
export function takeFromTab(key: string): string | null | undefined {
  return withStorage((storage) => {
    const kept = storage.getItem(key)
    storage.removeItem(key)
    return kept
  })
}

function withStorage<Result>(act: (storage: Storage) => Result): Result | undefined {
  try {
    return act(globalThis.sessionStorage)
  } catch {
    return undefined
  }
}
