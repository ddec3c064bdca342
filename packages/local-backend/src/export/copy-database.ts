import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { tmpdir } from 'node:os'
import type { Store } from '../store/index.ts'

/** Returns a complete copy of the database: a file to put in place of `auth.sqlite`. */
export function copyDatabase(store: Store): Uint8Array<ArrayBuffer> {
  // Its mode is 0700.
  const folder = mkdtempSync(join(tmpdir(), 'dropwatt-backup-'))
  try {
    const path = join(folder, 'auth.sqlite')
    store.copyTo(path)
    return new Uint8Array(readFileSync(path))
  } finally {
    rmSync(folder, { recursive: true })
  }
}
