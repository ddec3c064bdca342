/** Run as a process of its own: opens the folder it is given and prints how that went, as JSON. */
import { LocalBackendError, openLocalBackend } from '../index.ts'

const [, , dataDir = '', as] = process.argv
// Permissions bind nobody who is root.
if (as === 'nobody' && process.getuid?.() === 0) process.setuid?.(65_534)

try {
  const backend = await openLocalBackend({ siteUrl: 'http://localhost', dataDir })
  await backend.close()
  console.log(JSON.stringify({ code: 'opened' }))
} catch (error) {
  if (!(error instanceof LocalBackendError)) throw error
  console.log(JSON.stringify({ code: error.code, message: error.message }))
}
