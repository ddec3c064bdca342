import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { cp, mkdtemp, readdir, rm } from 'node:fs/promises'
import { createServer, type AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { writeServiceWorker } from '../../packages/app/build/serviceWorker.ts'

const app = join(import.meta.dirname, '../../packages/app')

/** A copy of the build on a server of its own, which a test may change as a new release does. */
export interface Deployment {
  readonly origin: string
  /** Takes away the code of the build, and puts the service worker of a build without any in place. */
  readonly release: () => Promise<void>
  readonly stop: () => Promise<void>
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  server.close()
  await once(server, 'close')
  return port
}

/** Serves a copy of the build. */
export async function deploy(): Promise<Deployment> {
  const folder = await mkdtemp(join(tmpdir(), 'dropwatt-deployment-'))
  const dist = join(folder, 'dist')
  await cp(join(app, 'dist'), dist, { recursive: true })
  const port = await freePort()
  const server = spawn(process.execPath, [join(app, 'server/start.ts'), dist], {
    env: {
      ...process.env,
      PORT: String(port),
      DATA_DIR: join(folder, 'data'),
      VITE_SUPABASE_URL: '',
      VITE_SUPABASE_ANON_KEY: '',
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  await once(server.stdout, 'data')

  return {
    origin: `http://localhost:${port}`,

    async release() {
      const scripts = (await readdir(join(dist, 'assets'))).filter((name) => name.endsWith('.js'))
      await Promise.all(scripts.map((name) => rm(join(dist, 'assets', name))))
      await writeServiceWorker(dist, {})
    },

    async stop() {
      server.kill('SIGKILL')
      await once(server, 'close')
      await rm(folder, { recursive: true })
    },
  }
}
