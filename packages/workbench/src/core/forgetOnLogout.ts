import { removeDatabase } from './databaseName.ts'
import { readPresence, removePresence, writePresence } from './presence.ts'

/**
 * Removes the files of an account that is logging out, if it asked for that on this device.
 *
 * @returns what became of its files
 */
export async function forgetOnLogout(user: string): Promise<'none' | 'kept' | 'removed'> {
  const { removesOnLogout, files = 0 } = readPresence(user)
  const had = files > 0
  if (!removesOnLogout) return had ? 'kept' : 'none'
  await removeDatabase(user)
  writePresence(user, { removesOnLogout: true })
  return had ? 'removed' : 'none'
}

/** Removes everything that this device has of an account that was deleted. */
export async function forgetAccount(user: string): Promise<void> {
  await removeDatabase(user)
  removePresence(user)
}
