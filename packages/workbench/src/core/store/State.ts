/** A value that views subscribe to. */
export class State<Value extends object> {
  #value: Value
  readonly #listeners = new Set<() => void>()

  constructor(initial: Value) {
    this.#value = initial
  }

  /** Returns the same object until the next change. */
  readonly get = (): Value => this.#value

  /** Replaces some of its properties, and notifies the listeners if one of them differs. */
  set(changes: Partial<Value>): void {
    const names = Object.keys(changes) as (keyof Value)[]
    if (names.every((name) => Object.is(changes[name], this.#value[name]))) return
    this.#value = { ...this.#value, ...changes }
    for (const listener of this.#listeners) listener()
  }

  /** Calls `listener` after each change; returns a function that unsubscribes. */
  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener)
    return () => void this.#listeners.delete(listener)
  }
}
