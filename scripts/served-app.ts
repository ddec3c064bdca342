import { spawn } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { createServer, type AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { root } from './commands.ts'

/** A local server of the built app with its backend. */
export interface ServedApp {
  readonly origin: string
  /** Creates an account and returns a session for it, as the JSON that the app stores. */
  readonly signIn: (email: string) => Promise<string>
  /** Stops the server until `resume`, to simulate a lost connection. */
  interrupt(): Promise<void>
  resume(): Promise<void>
  stop(): Promise<void>
}

/** The public key of the local backend. */
const apiKey = 'sb_publishable_dropwatt_local'

const password = 'correct horse 1'

async function freePort(): Promise<number> {
  const server = createServer()
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve)
  })
  const { port } = server.address() as AddressInfo
  await new Promise((resolve) => {
    server.close(resolve)
  })
  return port
}

async function post(url: string, data: object): Promise<string> {
  const response = await fetch(url, {
    method: 'POST',
    headers: { apikey: apiKey, 'content-type': 'application/json' },
    body: JSON.stringify(data),
  })
  const text = await response.text()
  if (!response.ok) throw new Error(`${url} responded with ${response.status}: ${text}`)
  return text
}

interface Server {
  readonly end: () => Promise<void>
}

async function startServer(dist: string, origin: string, dataDir: string): Promise<Server> {
  const server = spawn('node', ['packages/app/server/start.ts', dist], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'inherit'],
    env: {
      ...process.env,
      PORT: new URL(origin).port,
      DATA_DIR: dataDir,
      // Needed because Vite sets NODE_ENV to production in a script that has run a build.
      DROPWATT_LOCAL_BACKEND: 'on',
      DROPWATT_RATE_LIMITS: 'off',
      RATES_URL: 'off',
      VITE_SUPABASE_URL: '',
      VITE_SUPABASE_ANON_KEY: '',
    },
  })
  const ended = new Promise<void>((resolve) => {
    server.once('close', () => resolve())
  })
  const ready = new Promise<void>((resolve) => {
    server.stdout.on('data', (chunk: Buffer) => {
      if (chunk.includes('is ready')) resolve()
    })
  })
  await Promise.race([
    ready,
    ended.then(() => {
      throw new Error('The server ended before it was ready. See the lines above.')
    }),
  ])
  return {
    async end() {
      server.kill('SIGTERM')
      await ended
    },
  }
}

/**
 * Starts a server of a build on a free port, without any accounts. It runs until `stop` is called.
 *
 * @param dist folder of the build. @default `packages/app/dist`
 * @throws {Error} when the server does not start
 */
export async function serveApp(dist = join(root, 'packages/app/dist')): Promise<ServedApp> {
  const dataDir = await mkdtemp(join(tmpdir(), 'dropwatt-data-'))
  const origin = `http://localhost:${await freePort()}`
  let server = await startServer(dist, origin, dataDir)
  return {
    origin,
    async signIn(email) {
      await post(`${origin}/auth/v1/signup`, { email, password })
      return post(`${origin}/auth/v1/token?grant_type=password`, { email, password })
    },
    interrupt: () => server.end(),
    async resume() {
      server = await startServer(dist, origin, dataDir)
    },
    async stop() {
      await server.end()
      await rm(dataDir, { recursive: true, force: true })
    },
  }
}
