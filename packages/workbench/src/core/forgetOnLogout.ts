import { removeDatabase } from './databaseName.ts'
import { readPresence, writePresence } from './presence.ts'

/** Removes the files of an account that is logging out, if it asked for that on this device. */
export async function forgetOnLogout(user: string): Promise<void> {
  if (!readPresence(user).removesOnLogout) return
  await removeDatabase(user)
  writePresence(user, { removesOnLogout: true })
}
