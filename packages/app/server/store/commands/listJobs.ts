import { parseArgs } from 'node:util'
import type { JobPause, JobStatus } from '@dropwatt/shopify'
import type { StoreJob } from '@dropwatt/workbench/store-api'
import { asJob } from '../jobs/jobStatus.ts'
import { openPostgres } from '../storage/openPostgres.ts'
import { readSqlite } from '../storage/openSqlite.ts'
import { readJobs, type JobOfStore } from '../storage/readJobs.ts'
import { CommandError, type CommandSettings } from './CommandSettings.ts'
import { tableOf } from './tableOf.ts'

/** Jobs of one list. */
const most = 1000

const states: readonly JobStatus[] = [
  'queued',
  'checking',
  'writing',
  'verifying',
  'paused',
  'cancelled',
  'failed',
  'done',
  'done-with-conflicts',
]

export const help = `npm run store -- jobs [--state <state>] [--store <domain>] [--all] [--json]

Lists the jobs that write to stores, the oldest first: those that have not ended, or all with --all.
It reads the database of the server's own configuration, also while the server runs, and writes nothing.

  --state  one of ${states.join(', ')}
  --store  domain of a store, such as my-store.myshopify.com
  --all    jobs that have ended as well
  --json   one JSON document in place of the table`

/** A job as `--json` prints it. */
interface PrintedJob extends Pick<StoreJob, 'id' | 'state' | 'products' | 'progress' | 'counts'> {
  readonly store: string
  readonly createdAt: string
  readonly endedAt: string | null
  readonly ageInSeconds: number
  readonly pause: JobPause | null
  readonly failure: string | null
  readonly isStopping: boolean
  /** Server that works on the store. */
  readonly holder: string | null
}

/** Prints the jobs of a server. @throws {CommandError} if an argument is wrong; {StartError} */
export async function run(args: string[], settings: CommandSettings): Promise<void> {
  const { values } = parseArgs({
    args,
    options: {
      state: { type: 'string' },
      store: { type: 'string' },
      all: { type: 'boolean', default: false },
      json: { type: 'boolean', default: false },
    },
  })
  const { state, store: domain, all, json } = values
  if (state !== undefined && !states.some((each) => each === state)) {
    throw new CommandError(`There is no state "${state}". Use one of ${states.join(', ')}.`)
  }
  const { options, dataDir, now, print } = settings
  const database =
    options.databaseUrl === undefined
      ? readSqlite(dataDir)
      : await openPostgres(options.databaseUrl, { isReadOnly: true })
  try {
    const filter = { state, domain, isEndedToo: all, most }
    const jobs = await readJobs(database.query, filter, now())
    const printed = jobs.map((job) => printedOf(job, now()))
    print(json ? JSON.stringify({ jobs: printed }, undefined, 2) : textOf(printed))
  } finally {
    await database.close()
  }
}

function printedOf(stored: JobOfStore, now: number): PrintedJob {
  const { id, state, products, progress, counts, pause, failure, isStopping } = asJob(stored)
  return {
    id,
    store: stored.domain,
    state,
    createdAt: new Date(stored.createdAt).toISOString(),
    endedAt: stored.endedAt === null ? null : new Date(stored.endedAt).toISOString(),
    ageInSeconds: Math.max(0, Math.round((now - stored.createdAt) / 1000)),
    products,
    progress,
    counts,
    pause: pause ?? null,
    failure: failure ?? null,
    isStopping,
    holder: stored.holder,
  }
}

function textOf(jobs: readonly PrintedJob[]): string {
  if (jobs.length === 0) return 'No jobs.'
  const rows = jobs.map((job) => [
    job.id.slice(0, 12),
    job.store,
    job.isStopping ? `${job.state}, stopping` : job.state,
    ageOf(job.ageInSeconds),
    `${job.progress.verified} of ${job.progress.total}`,
    String(job.progress.written),
    reasonOf(job),
    job.holder ?? '-',
  ])
  const names = ['job', 'store', 'state', 'age', 'values', 'written', 'reason', 'server']
  return tableOf([names, ...rows])
}

function reasonOf({ pause, failure }: PrintedJob): string {
  if (!pause) return failure ?? '-'
  if ('until' in pause) return `${pause.reason} until ${new Date(pause.until).toISOString()}`
  return pause.reason === 'missing-scope'
    ? `${pause.reason} ${pause.scopes.join(', ')}`
    : pause.reason
}

function ageOf(seconds: number): string {
  if (seconds < 60) return `${seconds} s`
  if (seconds < 3600) return `${Math.floor(seconds / 60)} min`
  if (seconds < 86_400) return `${Math.floor(seconds / 3600)} h`
  return `${Math.floor(seconds / 86_400)} d`
}
