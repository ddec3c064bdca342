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
export interface Product {
  readonly origin: string
  readonly port: number
  readonly process: ChildProcess
  /** Returns its stdout. */
  readonly output: () => string
  /** Returns its stderr. */
  readonly complaints: () => string
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
  for (const file of ['sitemap.xml', 'robots.txt']) writeFileSync(join(folder, file), '')
  return folder
}

/** Starts the server. Variables missing in `env` are empty, so the machine's own are ignored. */
export async function launchProduct(env: Record<string, string> = {}): Promise<Product> {
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
  let complaints = ''
  child.stdout.on('data', (chunk: Buffer) => {
    output += chunk.toString()
  })
  child.stderr.on('data', (chunk: Buffer) => {
    complaints += chunk.toString()
  })
  return {
    origin: `http://localhost:${port}`,
    port,
    process: child,
    output: () => output,
    complaints: () => complaints,
  }
}

/** Starts the server and waits until it is ready. @throws if it exits instead. */
export async function startProduct(env?: Record<string, string>): Promise<Product> {
  const product = await launchProduct(env)
  const { stdout } = product.process
  const ended = once(product.process, 'exit').then(() => {
    throw new Error(`The server ended. ${product.complaints()}`)
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
): Promise<{ code: number | null; complaints: string }> {
  const product = await launchProduct(env)
  await once(product.process, 'close')
  return { code: product.process.exitCode, complaints: product.complaints() }
}

/** A response that was read without `fetch`, which cannot send every header. */
export interface RawAnswer {
  readonly status: number
  readonly headers: NodeJS.Dict<string | string[]>
  readonly body: string
}

/** Sends a request with any headers. */
export function ask(
  { port }: Pick<Product, 'port'>,
  path: string,
  headers: Record<string, string> = {},
  { method = 'GET', body = '', host = '127.0.0.1' } = {},
): Promise<RawAnswer> {
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
