import type { CommandEntry } from '@dropwatt/ui'

let entries: readonly CommandEntry[] = []
const listeners = new Set<() => void>()

/** The commands about the open file, once the workbench has loaded. */
export const fileCommands = {
  get: () => entries,

  set: (next: readonly CommandEntry[]): void => {
    entries = next
    for (const listener of listeners) listener()
  },

  subscribe: (listener: () => void): (() => void) => {
    listeners.add(listener)
    return () => void listeners.delete(listener)
  },
}
