import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createServer, type AddressInfo } from 'node:net'
import { join } from 'node:path'

/** The built app on a separate server. */
export interface ServedBuild {
  readonly origin: string
  /** Kills the server. */
  readonly stop: () => Promise<void>
}

export interface ServedBuildOptions {
  /** The program that serves it, in packages/app. @default 'server/start.ts' */
  readonly script?: string
  /** Folder of the build. @default packages/app/dist */
  readonly dist?: string
  /** @default a free port */
  readonly port?: number
  /** Without a Supabase project in it, the server uses the local backend. @default {} */
  readonly env?: Readonly<Record<string, string>>
}

const app = join(import.meta.dirname, '../../packages/app')

/** Finds a free port. */
export async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  server.close()
  await once(server, 'close')
  return port
}

/** Serves a build like `npm start`, and resolves once it responds. */
export async function serveBuild({
  script = 'server/start.ts',
  dist = join(app, 'dist'),
  port,
  env = {},
}: ServedBuildOptions = {}): Promise<ServedBuild> {
  const taken = port ?? (await freePort())
  const server = spawn(process.execPath, [join(app, script), dist], {
    env: {
      ...process.env,
      // Vite sets it to production in a worker that has built something.
      NODE_ENV: '',
      VITE_SUPABASE_URL: '',
      VITE_SUPABASE_ANON_KEY: '',
      ...env,
      PORT: String(taken),
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const ended = once(server, 'close')
  const first = await Promise.race([once(server.stdout, 'data'), ended.then(() => undefined)])
  if (!first) throw new Error(`The server on port ${taken} ended before it answered.`)

  return {
    origin: `http://localhost:${taken}`,
    async stop() {
      server.kill('SIGKILL')
      await ended
    },
  }
}
