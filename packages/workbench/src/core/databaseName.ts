import { removeImageFolder } from './imageFolder.ts'
import { filesKey } from './storage/filesKey.ts'

/** Returns the name of the database with the files of an account. */
export function databaseName(user: string): string {
  return filesKey + user
}

/**
 * Removes everything that an account saved on this device. Other tabs of the account close their
 * files. Never throws: where nothing can be stored, there is nothing to remove.
 */
export async function removeDatabase(user: string): Promise<void> {
  await deleteTables(user)
  // Now that the tables are closed, the tabs of the account give up the files of its images.
  await removeImageFolder(user)
}

function deleteTables(user: string): Promise<void> {
  return new Promise((resolve) => {
    try {
      const request = indexedDB.deleteDatabase(databaseName(user))
      request.addEventListener('success', () => resolve())
      request.addEventListener('error', () => resolve())
    } catch {
      resolve()
    }
  })
}
