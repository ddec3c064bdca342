/** Keeps a text in this tab, or nothing for an empty one. A storage that refuses keeps nothing. */
export function keepInTab(key: string, text: string): void {
  withStorage((storage) => {
    if (text) storage.setItem(key, text)
    else storage.removeItem(key)
  })
}

/** Returns what this tab keeps. */
export function readFromTab(key: string): string | null | undefined {
  return withStorage((storage) => storage.getItem(key))
}

/** Returns what this tab keeps, once. */
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
