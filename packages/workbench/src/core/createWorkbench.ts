import { allowWorkers } from './engine/workerUrl.ts'
import type { Stores } from './live/Stores.ts'
import type { Bench } from './store/Bench.ts'

export interface WorkbenchOptions {
  /**
   * Returns the address of a worker as the content security policy of the document requires it. It
   * counts for the whole document.
   */
  readonly workerUrl: (url: string) => string
}

/**
 * The workbench of a tab, from the first page on. It is small: what works on files loads once
 * something is open, and is kept here.
 */
export interface Workbench {
  /** Returns what works on the files of an account, and closes that of any other account. */
  readonly benchOf: (user: string, create: (user: string) => Bench) => Bench
  /** Returns the connected stores of an account, and forgets those of any other account. */
  readonly storesOf: (user: string, create: (user: string) => Stores) => Stores
  /** Whether the files of an account have loaded, for pages that show their state only then. */
  readonly hasStarted: () => boolean
  /** Calls `listener` once they have loaded; returns a function that unsubscribes. */
  readonly subscribe: (listener: () => void) => () => void
  /**
   * Closes what is open and forgets the stores, as nobody is signed in any more, in this tab or through another one. What is
   * not saved waits for the member to sign in again; another account closes it.
   */
  readonly close: () => void
}

/** Creates the workbench of a tab. */
export function createWorkbench({ workerUrl }: WorkbenchOptions): Workbench {
  allowWorkers(workerUrl)
  const listeners = new Set<() => void>()
  let bench: Bench | undefined
  let stores: Stores | undefined
  let hasStarted = false

  function start(): void {
    hasStarted = true
    for (const listener of listeners) listener()
  }

  return {
    benchOf(user, create) {
      if (bench?.account.user !== user) {
        bench?.close()
        bench = create(user)
        queueMicrotask(start)
      }
      return bench
    },

    storesOf(user, create) {
      if (stores?.user !== user) {
        stores?.close()
        stores = create(user)
      }
      return stores
    },

    hasStarted: () => hasStarted,

    subscribe(listener) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },

    close() {
      stores?.close()
      stores = undefined
      if (bench?.files.isAtRisk) return
      bench?.close()
      bench = undefined
    },
  }
}
