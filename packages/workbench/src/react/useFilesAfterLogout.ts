import { useSyncExternalStore } from 'react'
import { filesAfterLogout, type FilesAfterLogout } from '../core/forgetOnLogout.ts'
import { subscribeToPresence } from '../core/presence.ts'

/** Returns what a log-out does with the files of an account on this device. */
export function useFilesAfterLogout(user: string | undefined): FilesAfterLogout {
  return useSyncExternalStore(
    subscribeToPresence,
    () => filesAfterLogout(user),
    () => 'none',
  )
}
