/**
 * Measures what the local backend adds to the start of a Hono server: CPU time and memory once it
 * listens, and after the first response. Writes the results into docs/performance.md. `npm run bench
 * -- backend` runs it.
 */
import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { backendFolder } from './backend/backendFolder.ts'
import { kinds, type Kind, type Start, type Taken } from './backend/startedServer.ts'
import { runBench } from './driver/runBench.ts'
import { spread, written } from './driver/statistics.ts'
import { medianOf } from './driver/units.ts'
import { versionIn } from './driver/versions.ts'
import { table } from './driver/writing.ts'

const moments = ['listening', 'first answer'] as const

function start(kind: Kind, dataDir: string): Start {
  const script = join(import.meta.dirname, 'backend/startedServer.ts')
  const { status, stdout, stderr } = spawnSync(process.execPath, [script, kind, dataDir])
  if (status !== 0) throw new Error(stderr.toString())
  return JSON.parse(stdout.toString())
}

/** Starts a server of each kind, the later run after the first one of the same data folder. */
function startAll(): ReadonlyMap<Kind, Start> {
  const dataDir = mkdtempSync(join(tmpdir(), 'local-backend-'))
  try {
    return new Map(kinds.map((kind) => [kind, start(kind, dataDir)]))
  } finally {
    rmSync(dataDir, { recursive: true })
  }
}

const ratio = (value: number) => value.toFixed(2)

function rowsAt(rounds: readonly ReadonlyMap<Kind, Start>[], moment: number) {
  const found = (kind: Kind, of: keyof Taken) =>
    rounds.map((round) => round.get(kind)![moment]![of])
  const figures = (kind: Kind, of: keyof Taken) =>
    written(spread(found(kind, of)), (value) => value.toFixed(0))
  const ratios = (kind: Kind, of: keyof Taken) => {
    const empty = found(kinds[0], of)
    return written(spread(found(kind, of).map((value, round) => value / empty[round]!)), ratio)
  }
  return kinds.map((kind) => [
    `${moments[moment]}: ${kind}`,
    figures(kind, 'cpu'),
    ratios(kind, 'cpu'),
    figures(kind, 'rss'),
    ratios(kind, 'rss'),
  ])
}

await runBench('backend', async ({ rounds }) => {
  const taken = Array.from({ length: rounds }, startAll)
  const text = [
    `${medianOf(rounds)}, each start in a process of its own. Ratios are to the empty server in the same round.`,
    table(
      ['', 'CPU ms', '÷ empty', 'RSS MiB', '÷ empty'],
      moments.flatMap((_, moment) => rowsAt(taken, moment)),
    ),
  ].join('\n\n')
  return { versions: [`Hono ${await versionIn(backendFolder, 'hono')}`], text }
})
