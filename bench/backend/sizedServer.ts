/** Runs as a child process with `--expose-gc`: serves a backend, and reports its size on request. */
import { readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { openLocalBackend } from '../../packages/local-backend/src/index.ts'
import { serve } from '../../packages/local-backend/src/testing/serve.ts'

const [, , dataDir = ''] = process.argv

/** Megabytes. */
export interface ServerSize {
  readonly rss: number
  /** Of all files of the data folder. */
  readonly disk: number
}

function sizeNow(): ServerSize {
  for (let round = 0; round < 3; round += 1) globalThis.gc?.()
  const files = readdirSync(dataDir).map((file) => statSync(join(dataDir, file)).size)
  return {
    rss: process.memoryUsage.rss() / 1e6,
    disk: files.reduce((sum, size) => sum + size, 0) / 1e6,
  }
}

let origin = 'http://127.0.0.1'
const backend = await openLocalBackend({
  siteUrl: () => origin,
  dataDir,
  rateLimits: false,
  anonymousUsers: true,
  mailFrequencySeconds: 0,
  onMail: () => {},
})
const server = await serve(backend.fetch)
origin = server.origin
process.on('message', () => process.send?.(sizeNow()))
process.send?.(origin)
