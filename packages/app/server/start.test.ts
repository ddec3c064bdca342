import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { copyFile, mkdir, mkdtemp, readFile, readdir, rm, writeFile } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'

let folder: string
let distDir: string
let dataDir: string
const running = new Set<ChildProcess>()

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'dropwatt-start-'))
  distDir = join(folder, 'dist')
  dataDir = join(folder, 'data')
  await mkdir(distDir)
  for (const file of ['index.html', '404.html', 'terms.html']) {
    await copyFile(join(import.meta.dirname, '../index.html'), join(distDir, file))
  }
  await writeFile(join(distDir, 'sitemap.xml'), '')
  await writeFile(join(distDir, 'robots.txt'), '')
  await mkdir(join(distDir, '.well-known'))
  await writeFile(join(distDir, '.well-known/security.txt'), '')
})

afterEach(async () => {
  for (const child of running) child.kill('SIGKILL')
  running.clear()
  await rm(folder, { recursive: true })
})

async function takePort(): Promise<{ port: number; free: () => Promise<void> }> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  if (typeof address !== 'object' || !address) throw new Error('The test has no port.')
  const free = async () => {
    server.close()
    await once(server, 'close')
  }
  return { port: address.port, free }
}

async function freePort(): Promise<number> {
  const { port, free } = await takePort()
  await free()
  return port
}

/** Starts a server process with only these variables. */
function launch(env: Record<string, string | number>) {
  const child = spawn(process.execPath, [join(import.meta.dirname, 'start.ts'), distDir], {
    env: {
      PATH: process.env.PATH,
      // Empty values override the developer's .env files.
      VITE_SUPABASE_URL: '',
      VITE_SUPABASE_ANON_KEY: '',
      DATA_DIR: dataDir,
      ...Object.fromEntries(Object.entries(env).map(([name, value]) => [name, String(value)])),
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  running.add(child)
  const output = { out: '', err: '' }
  child.stdout.on('data', (chunk: Buffer) => (output.out += chunk.toString()))
  child.stderr.on('data', (chunk: Buffer) => (output.err += chunk.toString()))

  const ended = once(child, 'close').then(([code]) => ({ code: code as number | null, ...output }))
  const ready = new Promise<void>((resolve, reject) => {
    child.stdout.on('data', () => output.out.includes('is ready at') && resolve())
    void ended.then(({ err }) => reject(new Error(`The server ended: ${err}`)))
  })
  // A server that should fail is only checked at its exit.
  ready.catch(() => {})
  return { child, ended, ready }
}

/** Waits for a server that fails to start with code 1, and returns its single line on stderr. */
async function refusal(env: Record<string, string | number>): Promise<string> {
  const { code, out, err } = await launch(env).ended
  expect(err).toMatch(/^[^\n]+\n$/)
  expect(out).toBe('')
  expect(code).toBe(1)
  return err
}

describe('a server that starts', () => {
  test('responds at the printed URL until a signal', async () => {
    for (const signal of ['SIGINT', 'SIGTERM'] as const) {
      const port = await freePort()
      const server = launch({ PORT: port })
      await server.ready
      const origin = `http://localhost:${port}`

      expect((await fetch(`${origin}/terms`)).status).toBe(200)
      expect((await fetch(`http://127.0.0.1:${port}/nothing`)).status).toBe(404)
      expect((await fetch(`${origin}/auth/v1/health`)).status).toBe(200)

      server.child.kill(signal)
      const { code, out, err } = await server.ended
      expect(code).toBe(0)
      expect(err).toBe('')
      expect(out.trimEnd().split('\n').at(-1)).toBe(`Dropwatt is ready at ${origin}`)
    }
  })

  test('does not start the local backend if a project is configured', async () => {
    const port = await freePort()
    const server = launch({
      PORT: port,
      VITE_SUPABASE_URL: 'https://abc.supabase.co',
      VITE_SUPABASE_ANON_KEY: 'sb_publishable_0123',
    })
    await server.ready
    expect(await (await fetch(`http://127.0.0.1:${port}/`)).text()).toContain(
      'content="https://abc.supabase.co"',
    )
    expect((await fetch(`http://127.0.0.1:${port}/auth/v1/health`)).status).toBe(404)
    expect(await readdir(folder)).not.toContain('data')
  })
})

describe('a server that cannot start prints one line', () => {
  test('for an invalid port', async () => {
    expect(await refusal({ PORT: 'http' })).toContain('PORT is "http"')
  })

  test('for a port in use', async () => {
    const { port, free } = await takePort()
    expect(await refusal({ PORT: port })).toContain(`Port ${port} is in use`)
    await free()
  })

  test('for half a project, before it creates anything', async () => {
    const env = { PORT: await freePort(), VITE_SUPABASE_URL: 'https://abc.supabase.co' }
    expect(await refusal(env)).toContain('VITE_SUPABASE_ANON_KEY is missing')
    expect(await readdir(folder)).not.toContain('data')
  })

  test('for a secret key, which it does not print', async () => {
    const line = await refusal({
      PORT: await freePort(),
      VITE_SUPABASE_URL: 'https://abc.supabase.co',
      VITE_SUPABASE_ANON_KEY: 'sb_secret_do_not_tell',
    })
    expect(line).toContain('VITE_SUPABASE_ANON_KEY holds a secret key')
    expect(line).not.toContain('do_not_tell')
  })

  test('for an app that is not built', async () => {
    await rm(join(distDir, 'index.html'))
    expect(await refusal({ PORT: await freePort() })).toContain('not built')
  })

  test('for a data folder that is a file', async () => {
    await writeFile(dataDir, 'not a folder')
    expect(await refusal({ PORT: await freePort() })).toContain('data folder')
    expect(await readFile(dataDir, 'utf8')).toBe('not a folder')
  })

  test('for a data folder in use, whose server continues', async () => {
    const port = await freePort()
    await launch({ PORT: port }).ready
    expect(await refusal({ PORT: await freePort() })).toContain('in use by another server')
    expect((await fetch(`http://127.0.0.1:${port}/auth/v1/health`)).status).toBe(200)
  })

  test('in production without a configured backend', async () => {
    const env = { PORT: await freePort(), NODE_ENV: 'production' }
    expect(await refusal(env)).toContain('NODE_ENV is production')
  })
})
