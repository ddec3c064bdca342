import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { folderError, toLocalBackendError } from '../local-backend-error.ts'
import { openStore, type Store } from '../store/index.ts'
import { exportUsers } from './export-users.ts'

/**
 * Exports all accounts of a data folder as SQL for a hosted project, while no server uses it. A
 * running server returns the same at `/admin/export`.
 * @throws LocalBackendError if the folder is empty, in use or damaged.
 */
export function exportDataFolder(dataDir: string): string {
  if (!existsSync(join(dataDir, 'auth.sqlite'))) throw folderError(dataDir, 'empty')
  let store: Store | undefined
  try {
    store = openStore(dataDir)
    return exportUsers(store)
  } catch (cause) {
    throw toLocalBackendError(dataDir, cause)
  } finally {
    store?.close()
  }
}
