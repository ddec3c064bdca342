import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { copyFileSync, mkdirSync, writeFileSync } from 'node:fs'
import { request } from 'node:http'
import { connect, createServer, type AddressInfo } from 'node:net'
import { join } from 'node:path'
import { onTestFinished } from 'vitest'
import { temporaryFolder } from './service.ts'

const app = join(import.meta.dirname, '../../../packages/app')

/** The server of `npm start`, as a child process. */
export interface TestServer {
  readonly origin: string
  readonly port: number
  readonly process: ChildProcess
  /** Returns its stdout. */
  readonly output: () => string
  /** Returns its stderr. */
  readonly stderr: () => string
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  server.close()
  await once(server, 'close')
  return port
}

/** Creates a build folder with a single document. */
function builtApp(): string {
  const folder = temporaryFolder()
  mkdirSync(join(folder, 'assets'))
  for (const file of ['index.html', '404.html', 'update-password.html', 'login.html']) {
    copyFileSync(join(app, 'index.html'), join(folder, file))
  }
  mkdirSync(join(folder, '.well-known'))
  for (const file of ['sitemap.xml', 'robots.txt', '.well-known/security.txt']) {
    writeFileSync(join(folder, file), '')
  }
  return folder
}

/** Starts the server. Variables missing in `env` are empty, so the machine's own are ignored. */
async function launchTestServer(env: Record<string, string> = {}): Promise<TestServer> {
  const port = await freePort()
  const child = spawn(process.execPath, [join(app, 'server/start.ts'), builtApp()], {
    env: {
      PATH: process.env.PATH,
      PORT: String(port),
      DATA_DIR: join(temporaryFolder(), 'data'),
      VITE_SUPABASE_URL: '',
      VITE_SUPABASE_ANON_KEY: '',
      NODE_ENV: '',
      ...env,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  onTestFinished(() => void child.kill('SIGKILL'))
  let output = ''
  let stderr = ''
  child.stdout.on('data', (chunk: Buffer) => {
    output += chunk.toString()
  })
  child.stderr.on('data', (chunk: Buffer) => {
    stderr += chunk.toString()
  })
  return {
    origin: `http://localhost:${port}`,
    port,
    process: child,
    output: () => output,
    stderr: () => stderr,
  }
}

/** Starts the server and waits until it is ready. @throws if it exits instead. */
export async function startTestServer(env?: Record<string, string>): Promise<TestServer> {
  const product = await launchTestServer(env)
  const { stdout } = product.process
  const ended = once(product.process, 'exit').then(() => {
    throw new Error(`The server ended. ${product.stderr()}`)
  })
  while (!product.output().includes('is ready')) {
    await Promise.race([ended, stdout ? once(stdout, 'data') : ended])
  }
  ended.catch(() => {})
  return product
}

/** Returns the exit of a server that cannot start. */
export async function failedStart(
  env: Record<string, string>,
): Promise<{ code: number | null; stderr: string }> {
  const product = await launchTestServer(env)
  await once(product.process, 'close')
  return { code: product.process.exitCode, stderr: product.stderr() }
}

/** A response that was read without `fetch`, which cannot send every header. */
export interface RawResponse {
  readonly status: number
  readonly headers: NodeJS.Dict<string | string[]>
  readonly body: string
}

/** Sends a request with any headers. */
export function rawRequest(
  { port }: Pick<TestServer, 'port'>,
  path: string,
  headers: Record<string, string> = {},
  { method = 'GET', body = '', host = '127.0.0.1' } = {},
): Promise<RawResponse> {
  return new Promise((resolve, reject) => {
    const sent = request({ host, port, path, method, headers, agent: false }, (response) => {
      const chunks: Buffer[] = []
      response.on('data', (chunk: Buffer) => chunks.push(chunk))
      response.on('end', () => {
        const { statusCode: status = 0, headers: received } = response
        resolve({ status, headers: received, body: Buffer.concat(chunks).toString() })
      })
    })
    sent.on('error', reject)
    sent.end(body)
  })
}

/** Tells whether a port accepts connections. */
export async function canConnect(host: string, port: number): Promise<boolean> {
  const socket = connect({ host, port })
  try {
    await once(socket, 'connect')
    return true
  } catch {
    return false
  } finally {
    socket.destroy()
  }
}
