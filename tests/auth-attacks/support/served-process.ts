/** Runs as a child process: serves a backend until it is killed, and reports its URL over IPC. */
import { openLocalBackend } from '../../../packages/local-backend/src/index.ts'
import { serve } from '../../../packages/local-backend/src/testing/serve.ts'

const [, , dataDir = ''] = process.argv
let origin = 'http://127.0.0.1'
const backend = await openLocalBackend({ siteUrl: () => origin, dataDir, rateLimits: false })
const server = await serve(backend.fetch)
origin = server.origin
process.send?.(origin)
