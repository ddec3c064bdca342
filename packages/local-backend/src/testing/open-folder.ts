/** Runs as a child process: opens a folder and prints the result as JSON. */
import { LocalBackendError, openLocalBackend } from '../index.ts'

const [, , dataDir = '', as] = process.argv
// Permissions do not apply to root.
if (as === 'nobody' && process.getuid?.() === 0) process.setuid?.(65_534)

try {
  const backend = await openLocalBackend({ siteUrl: 'http://localhost', dataDir })
  await backend.close()
  console.log(JSON.stringify({ code: 'opened' }))
} catch (error) {
  if (!(error instanceof LocalBackendError)) throw error
  console.log(JSON.stringify({ code: error.code, message: error.message }))
}
