import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { copyFileSync, mkdirSync, writeFileSync } from 'node:fs'
import { request } from 'node:http'
import { connect, createServer, type AddressInfo } from 'node:net'
import { join } from 'node:path'
import { onTestFinished } from 'vitest'
import { temporaryFolder } from './service.ts'

const app = join(import.meta.dirname, '../../../packages/app')

/** The server that `npm start` runs, in a process of its own. */
export interface Product {
  readonly origin: string
  readonly port: number
  readonly process: ChildProcess
  /** What it has printed. */
  readonly output: () => string
  /** What it has complained of. */
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

/** A folder as the build leaves it, with the document alone. */
function builtApp(): string {
  const folder = temporaryFolder()
  mkdirSync(join(folder, 'assets'))
  for (const file of ['index.html', '404.html', 'update-password.html', 'login.html']) {
    copyFileSync(join(app, 'index.html'), join(folder, file))
  }
  for (const file of ['sitemap.xml', 'robots.txt']) writeFileSync(join(folder, file), '')
  return folder
}

/** Starts the product. What `env` leaves out is empty, so nothing of this machine counts. */
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

/** Starts the product and waits until it is ready. @throws when it ends instead. */
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

/** How a product that cannot start ends. */
export async function failedStart(
  env: Record<string, string>,
): Promise<{ code: number | null; complaints: string }> {
  const product = await launchProduct(env)
  await once(product.process, 'close')
  return { code: product.process.exitCode, complaints: product.complaints() }
}

/** An answer that was read without any help of `fetch`, which would not send every header. */
export interface RawAnswer {
  readonly status: number
  readonly headers: NodeJS.Dict<string | string[]>
  readonly body: string
}

/** Asks the product, with whatever headers are wished for. */
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

/** Whether somebody listens there. */
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
