import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { folderError, toLocalBackendError } from '../local-backend-error.ts'
import { openStore, type Store } from '../store/index.ts'
import { copyDatabase } from './copy-database.ts'
import { exportUsers } from './export-users.ts'

/** Reads a data folder that no server uses. */
function readFolder<Result>(dataDir: string, read: (store: Store) => Result): Result {
  if (!existsSync(join(dataDir, 'auth.sqlite'))) throw folderError(dataDir, 'empty')
  let store: Store | undefined
  try {
    store = openStore(dataDir)
    return read(store)
  } catch (cause) {
    throw toLocalBackendError(dataDir, cause)
  } finally {
    store?.close()
  }
}

/**
 * Exports all accounts of a data folder as SQL for a hosted project, while no server uses it. A
 * running server returns the same at `/admin/export`.
 * @throws LocalBackendError if the folder is empty, in use or damaged.
 */
export function exportDataFolder(dataDir: string): string {
  return readFolder(dataDir, exportUsers)
}

/**
 * Copies the database of a data folder, while no server uses it. A running server returns the same at
 * `/admin/backup`.
 * @throws LocalBackendError if the folder is empty, in use or damaged.
 */
export function copyDataFolder(dataDir: string): Uint8Array<ArrayBuffer> {
  return readFolder(dataDir, copyDatabase)
}
