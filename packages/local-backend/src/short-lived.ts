/** Values that expire. */
export interface ShortLived<Value> {
  get(key: string): Value | undefined
  /** Returns and removes the value. */
  take(key: string): Value | undefined
  set(key: string, value: Value): void
}

/**
 * Creates a map whose values expire after `life` milliseconds.
 * @param uptime clock in milliseconds that is never set back.
 */
export function createShortLived<Value>(life: number, uptime: () => number): ShortLived<Value> {
  const entries = new Map<string, { value: Value; expiresAt: number }>()

  function get(key: string): Value | undefined {
    const entry = entries.get(key)
    return entry && entry.expiresAt > uptime() ? entry.value : undefined
  }

  return {
    get,
    take(key) {
      const value = get(key)
      entries.delete(key)
      return value
    },
    set(key, value) {
      for (const [old, { expiresAt }] of entries) if (expiresAt <= uptime()) entries.delete(old)
      entries.set(key, { value, expiresAt: uptime() + life })
    },
  }
}
