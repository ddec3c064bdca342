import { useSyncExternalStore } from 'react'
import { findLeftFiles, type LeftFiles } from '../core/leftFiles.ts'
import { subscribeToPresence } from '../core/presence.ts'

let found: LeftFiles | undefined

/** Returns the same object until something changes. */
function readLeftFiles(): LeftFiles | undefined {
  const next = findLeftFiles()
  if (JSON.stringify(next) !== JSON.stringify(found)) found = next
  return found
}

/** Returns files of an account that has left, while nobody has decided about them. */
export function useLeftFiles(): LeftFiles | undefined {
  return useSyncExternalStore(subscribeToPresence, readLeftFiles, () => undefined)
}
