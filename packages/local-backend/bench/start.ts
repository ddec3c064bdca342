/**
 * Measures what the embedded backend adds to the start of a Hono server: CPU time and memory once it
 * listens, and after the first response. Run it with `node bench/start.ts`.
 */
import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { serve } from '../src/testing/serve.ts'

const runs = 9
const kinds = ['empty Hono server', 'first run', 'later run'] as const
type Kind = (typeof kinds)[number]

const moments = ['listening', 'first answer'] as const

interface Figures {
  readonly cpu: number
  readonly rss: number
}

async function handlerOf(
  kind: Kind,
  dataDir: string,
): Promise<(request: Request) => Response | Promise<Response>> {
  if (kind === 'empty Hono server') {
    const { Hono } = await import('hono')
    const app = new Hono().get('/auth/v1/health', (c) => c.json({}))
    return (request) => app.fetch(request)
  }
  const { openLocalBackend } = await import('../src/index.ts')
  const backend = await openLocalBackend({ siteUrl: 'http://127.0.0.1', dataDir })
  return (request) => backend.fetch(request)
}

function figuresNow(): Figures {
  const { user, system } = process.cpuUsage()
  return { cpu: (user + system) / 1000, rss: process.memoryUsage.rss() / 2 ** 20 }
}

/** Runs in a child process. */
async function measureHere(kind: Kind, dataDir: string): Promise<Figures[]> {
  const server = await serve(await handlerOf(kind, dataDir))
  const listening = figuresNow()
  await (await fetch(`${server.origin}/auth/v1/health`)).text()
  const answered = figuresNow()
  await server.close()
  return [listening, answered]
}

function measure(kind: Kind, dataDir: string): Figures[] {
  const { stdout, stderr } = spawnSync(process.execPath, [import.meta.filename, kind, dataDir])
  if (stderr.length > 0) throw new Error(stderr.toString())
  return JSON.parse(stdout.toString())
}

function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN
}

function table(results: ReadonlyMap<Kind, readonly Figures[][]>, moment: number) {
  const medians = [...results].map(([kind, measured]) => {
    const figures = measured.flatMap((both) => both[moment] ?? [])
    return {
      kind,
      cpu: median(figures.map(({ cpu }) => cpu)),
      rss: median(figures.map(({ rss }) => rss)),
    }
  })
  const empty = medians[0] ?? { cpu: Number.NaN, rss: Number.NaN }
  return Object.fromEntries(
    medians.map(({ kind, cpu, rss }) => [
      `${moments[moment]}: ${kind}`,
      {
        'CPU ms': Math.round(cpu),
        'RSS MB': Math.round(rss),
        'added CPU ms': Math.round(cpu - empty.cpu),
        'added RSS MB': Math.round(rss - empty.rss),
      },
    ]),
  )
}

function measureAll(): void {
  const results = new Map<Kind, Figures[][]>(kinds.map((kind) => [kind, []]))
  for (let run = 0; run < runs; run += 1) {
    const dataDir = mkdtempSync(join(tmpdir(), 'local-backend-'))
    for (const kind of kinds) results.get(kind)?.push(measure(kind, dataDir))
    rmSync(dataDir, { recursive: true })
  }
  console.table({ ...table(results, 0), ...table(results, 1) })
}

const [, , kind, dataDir] = process.argv
if (kind && dataDir) console.log(JSON.stringify(await measureHere(kind as Kind, dataDir)))
else measureAll()
