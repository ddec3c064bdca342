import { cp, mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { writeServiceWorker } from '../../packages/app/build/serviceWorker.ts'
import { serveBuild } from './servedBuild.ts'

const built = join(import.meta.dirname, '../../packages/app/dist')

/** A copy of the build on a separate server, which a test can change like a new release. */
export interface Deployment {
  readonly origin: string
  /** Deletes the code of the build, and installs the service worker of a build without any. */
  readonly release: () => Promise<void>
  readonly stop: () => Promise<void>
}

/** Serves a copy of the build. */
export async function deploy(): Promise<Deployment> {
  const folder = await mkdtemp(join(tmpdir(), 'dropwatt-deployment-'))
  const dist = join(folder, 'dist')
  await cp(built, dist, { recursive: true })
  const server = await serveBuild({ dist, env: { DATA_DIR: join(folder, 'data') } })

  return {
    origin: server.origin,

    async release() {
      const scripts = (await readdir(join(dist, 'assets'))).filter((name) => name.endsWith('.js'))
      await Promise.all(scripts.map((name) => rm(join(dist, 'assets', name))))
      await writeServiceWorker(dist, {})
    },

    async stop() {
      await server.stop()
      await rm(folder, { recursive: true })
    },
  }
}
