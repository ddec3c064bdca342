import { exitWith } from './failure.ts'

/** Calls `stop` at the first signal that asks the process to end, and ends it after that. */
export function stopOnSignals(stop: () => Promise<void>): void {
  let stopping = false
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
    // A terminal signals the whole process group, so the signal can arrive more than once.
    process.on(signal, () => {
      if (stopping) return
      stopping = true
      // A request that nobody waits for any more would keep the process for half a minute.
      void stop().then(() => process.exit(), exitWith)
    })
  }
}
