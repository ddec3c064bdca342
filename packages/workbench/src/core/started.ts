let hasStarted = false
const listeners = new Set<() => void>()

/** Notes that the workbench has loaded and looks after files. */
export function noteStarted(): void {
  hasStarted = true
  for (const listener of listeners) listener()
}

/** Returns whether the workbench has loaded, for pages that show its state only then. */
export function isStarted(): boolean {
  return hasStarted
}

/** Calls `listener` once the workbench has loaded; returns a function that unsubscribes. */
export function subscribeToStart(listener: () => void): () => void {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}
