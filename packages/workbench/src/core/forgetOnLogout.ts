import { removeDatabase } from './databaseName.ts'
import { forgetStores } from './live/forgetStores.ts'
import { readPresence, removePresence, writePresence } from './presence.ts'

/** Fate of the files of an account on this device after a log-out. */
export type FilesAfterLogout = 'none' | 'kept' | 'removed'

/** Returns what a log-out does with the files of an account, as it has chosen on this device. */
export function filesAfterLogout(user: string | undefined): FilesAfterLogout {
  const { removesOnLogout, files = 0 } = readPresence(user)
  if (files === 0) return 'none'
  return removesOnLogout ? 'removed' : 'kept'
}

/** Removes the files of an account that is logging out, if it asked for that on this device. */
export async function forgetOnLogout(user: string): Promise<void> {
  if (!readPresence(user).removesOnLogout) return
  await removeDatabase(user)
  forgetStores(user)
  writePresence(user, { removesOnLogout: true })
}

/** Removes everything that this device has of an account that was deleted. */
export async function forgetAccount(user: string): Promise<void> {
  await removeDatabase(user)
  forgetStores(user)
  removePresence(user)
}
