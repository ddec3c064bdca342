import { readStorage, writeStorage } from './storage.ts'

/** A choice that is kept on this device and shared by its tabs. */
export interface Preference<Value extends string> {
  /** What holds until a choice is made, and wherever nothing is stored. */
  readonly initial: Value
  /** Returns the choice in force. */
  readonly get: () => Value
  /** Makes a choice. Where nothing can be stored it holds until the page is left. */
  readonly set: (value: Value) => void
  /** Calls `listener` after each choice, in whichever tab; returns a function that ends it. */
  readonly subscribe: (listener: () => void) => () => void
}

/**
 * Makes a choice between `values`, which follows the other tabs for as long as the page lives.
 *
 * @param key its name in the browser's storage
 * @param initial what holds when nothing, or nothing known, is stored. @default the first value
 */
export function createPreference<Value extends string>(
  key: string,
  values: readonly [Value, ...Value[]],
  initial: Value = values[0],
): Preference<Value> {
  const listeners = new Set<() => void>()
  let chosen = known(readStorage('localStorage', key)) ?? initial

  function known(text: string | null): Value | undefined {
    return values.find((value) => value === text)
  }

  function choose(value: Value): void {
    chosen = value
    for (const listener of listeners) listener()
  }

  /** `key` is null when a tab clears everything. */
  function follow(event: StorageEvent): void {
    if (event.key === key || event.key === null) choose(known(event.newValue) ?? initial)
  }

  // Prerendering has no window. A choice made in another tab before anything subscribes counts as well.
  globalThis.window?.addEventListener('storage', follow)

  function set(value: Value): void {
    writeStorage('localStorage', key, value)
    choose(value)
  }

  return {
    initial,
    get: () => chosen,
    set,

    subscribe(listener) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
  }
}
