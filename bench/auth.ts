/**
 * Measures the response times of the embedded backend over HTTP, relative to the bare password hash,
 * and the cost of many sessions. Writes the results into docs/performance.md. `npm run bench -- auth`
 * runs it.
 */
import { fork, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { LOCAL_ANON_KEY } from '../packages/local-backend/src/index.ts'
import { hashPassword, verifyPassword } from '../packages/local-backend/src/passwords.ts'
import { backendFolder } from './backend/backendFolder.ts'
import type { ServerSize } from './backend/sizedServer.ts'
import type { Mode } from './driver/modes.ts'
import { runBench } from './driver/runBench.ts'
import { spread, written, type Spread } from './driver/statistics.ts'
import { versionIn } from './driver/versions.ts'
import { table } from './driver/writing.ts'

const password = 'correct horse'
const concurrencies = [1, 8] as const

type Concurrency = (typeof concurrencies)[number]
type Work = (worker: number) => Promise<unknown>

/** Milliseconds. */
interface Times extends Spread {
  readonly p95: number
}

interface Operation {
  readonly name: string
  /** The number of runs per concurrency. */
  readonly runs: number
  readonly prepare: (worker: number) => Promise<Work> | Work
}

/** Returns the value that 95 of 100 do not exceed. */
function p95(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b)
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * 0.95))] ?? Number.NaN
}

/** Runs an operation repeatedly in concurrent workers. */
async function timed({ runs, prepare }: Operation, concurrency: Concurrency): Promise<Times> {
  const times: number[] = []
  const workers = await Promise.all(
    Array.from({ length: concurrency }, async (_, worker) => prepare(worker)),
  )
  const each = Math.ceil(runs / concurrency)
  await Promise.all(
    workers.map(async (work, worker) => {
      await work(worker)
      for (let run = 0; run < each; run += 1) {
        const start = performance.now()
        await work(worker)
        times.push(performance.now() - start)
      }
    }),
  )
  return { ...spread(times), p95: p95(times) }
}

type Body = Record<string, string>
interface Tokens {
  readonly access_token: string
  readonly refresh_token: string
}

/** Sends requests, and fails on an unexpected response. */
function clientOf(origin: string) {
  async function post(path: string, body: Body, expected = 200): Promise<Tokens> {
    const response = await fetch(`${origin}/auth/v1${path}`, {
      method: 'POST',
      headers: { apikey: LOCAL_ANON_KEY },
      body: JSON.stringify(body),
    })
    const answer = await response.json()
    if (response.status === expected) return answer
    throw new Error(`${path} answered ${response.status}: ${JSON.stringify(answer)}`)
  }
  async function getUser(token: string): Promise<void> {
    const headers = { apikey: LOCAL_ANON_KEY, authorization: `Bearer ${token}` }
    const response = await fetch(`${origin}/auth/v1/user`, { headers })
    await response.text()
    if (!response.ok) throw new Error(`/user answered ${response.status}`)
  }
  return { post, getUser }
}

async function operationsOf(
  origin: string,
  { hashes, requests }: Mode['auth'],
): Promise<readonly Operation[]> {
  const { post, getUser } = clientOf(origin)
  const known = 'ada@example.com'
  const signIn = '/token?grant_type=password'
  const hash = await hashPassword(password)
  await post('/signup', { email: known, password })
  let count = 0

  return [
    {
      name: 'bare password hash',
      runs: hashes,
      prepare: () => () => verifyPassword(hash, password),
    },
    {
      name: 'sign-up',
      runs: hashes,
      prepare: () => () => post('/signup', { email: `${(count += 1)}@example.com`, password }),
    },
    {
      name: 'sign-in',
      runs: hashes,
      prepare: () => () => post(signIn, { email: known, password }),
    },
    {
      name: 'sign-in, wrong password',
      runs: hashes,
      prepare: () => () => post(signIn, { email: known, password: 'wrong' }, 400),
    },
    {
      name: 'sign-in, unknown address',
      runs: hashes,
      prepare: () => () => post(signIn, { email: 'nobody@example.com', password }, 400),
    },
    {
      name: 'refresh',
      runs: requests,
      async prepare() {
        let { refresh_token } = await post(signIn, { email: known, password })
        return async () => {
          const next = await post('/token?grant_type=refresh_token', { refresh_token })
          refresh_token = next.refresh_token
        }
      },
    },
    {
      name: 'get user',
      runs: requests,
      async prepare() {
        const { access_token: token } = await post(signIn, { email: known, password })
        return () => getUser(token)
      },
    },
    { name: 'recover', runs: requests, prepare: () => () => post('/recover', { email: known }) },
    {
      name: 'recover, unknown address',
      runs: requests,
      prepare: () => () => post('/recover', { email: 'nobody@example.com' }),
    },
  ]
}

async function sizeOf(child: ChildProcess): Promise<ServerSize> {
  child.send('size')
  const [size] = await once(child, 'message')
  return size
}

/** Anonymous sign-ins create ordinary sessions without a password hash. */
async function fill(origin: string, sessions: number): Promise<void> {
  const { post } = clientOf(origin)
  const workers = 8
  await Promise.all(
    Array.from({ length: workers }, async () => {
      for (let made = 0; made < sessions / workers; made += 1) await post('/signup', {})
    }),
  )
}

const fine = (value: number) => (value < 10 ? value.toFixed(1) : value.toFixed(0))

function timesTable(rows: readonly (readonly [name: string, times: readonly Times[]])[]): string {
  const floor = rows[0]?.[1] ?? []
  const heads = concurrencies.flatMap((at) => [`median, ${at} at once`, 'p95', '× hash'])
  const lines = rows.map(([name, times]) => [
    name,
    ...times.flatMap((each, index) => [
      written(each, fine),
      fine(each.p95),
      (each.median / (floor[index]?.median ?? Number.NaN)).toFixed(2),
    ]),
  ])
  return table(['ms', ...heads], lines)
}

const sizeRow = (name: string, { rss, disk }: ServerSize) => [name, rss.toFixed(0), disk.toFixed(1)]

function sizeTable(empty: ServerSize, full: ServerSize, sessions: number): string {
  return table(
    ['MB', 'RSS', 'data folder'],
    [
      sizeRow('before', empty),
      sizeRow(`with ${sessions.toLocaleString('en')} anonymous accounts and sessions`, full),
      sizeRow('added', { rss: full.rss - empty.rss, disk: full.disk - empty.disk }),
    ],
  )
}

await runBench('auth', async (settings) => {
  const dataDir = mkdtempSync(join(tmpdir(), 'local-backend-'))
  const server = fork(join(import.meta.dirname, 'backend/sizedServer.ts'), [dataDir], {
    execArgv: ['--expose-gc'],
  })
  try {
    const [origin] = await once(server, 'message')
    const rows: [string, Times[]][] = []
    for (const operation of await operationsOf(origin, settings)) {
      const times: Times[] = []
      for (const concurrency of concurrencies) times.push(await timed(operation, concurrency))
      rows.push([operation.name, times])
    }
    const empty = await sizeOf(server)
    await fill(origin, settings.sessions)
    const text = [
      `Medians and ranges of ${settings.hashes} requests that hash a password, and of ${settings.requests} others.`,
      timesTable(rows),
      sizeTable(empty, await sizeOf(server), settings.sessions),
    ].join('\n\n')
    return { versions: [`argon2 ${await versionIn(backendFolder, '@node-rs/argon2')}`], text }
  } finally {
    server.kill()
    await once(server, 'exit')
    rmSync(dataDir, { recursive: true })
  }
})
