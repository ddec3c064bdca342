import { readStorage, writeStorage } from './storage.ts'

/** A setting stored in the browser and shared by its tabs. */
export interface Preference<Value extends string> {
  /** The value if nothing is stored. */
  readonly initial: Value
  /** Returns the current value. */
  readonly get: () => Value
  /** Sets and stores the value. Without storage it lasts until the page is closed. */
  readonly set: (value: Value) => void
  /** Calls `listener` after each change in any tab; returns a function that unsubscribes. */
  readonly subscribe: (listener: () => void) => () => void
}

/**
 * Creates a preference and keeps it in sync with other tabs.
 *
 * @param key the key in local storage
 * @param values the allowed values
 * @param initial the value if none, or no allowed one, is stored. @default the first value
 */
export function createPreference<Value extends string>(
  key: string,
  values: readonly [Value, ...Value[]],
  initial: Value = values[0],
): Preference<Value> {
  const listeners = new Set<() => void>()
  let current = parse(readStorage('localStorage', key)) ?? initial

  function parse(text: string | null): Value | undefined {
    return values.find((value) => value === text)
  }

  function update(value: Value): void {
    current = value
    for (const listener of listeners) listener()
  }

  /** `event.key` is null when a tab clears its storage. */
  function onStorage(event: StorageEvent): void {
    if (event.key === key || event.key === null) update(parse(event.newValue) ?? initial)
  }

  // There is no window while prerendering. Other tabs count even before anything subscribes.
  globalThis.window?.addEventListener('storage', onStorage)

  function set(value: Value): void {
    writeStorage('localStorage', key, value)
    update(value)
  }

  return {
    initial,
    get: () => current,
    set,

    subscribe(listener) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
  }
}
