const listeners = new Set<() => void>()

/** Calls `listener` whenever nobody is signed in any more, in this tab or through another one. */
export function onSignedOut(listener: () => void): void {
  listeners.add(listener)
}

/** Tells the workbench, if it is loaded, that nobody is signed in any more. */
export function tellSignedOut(): void {
  for (const listener of listeners) listener()
}
