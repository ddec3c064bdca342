import { Readable } from 'node:stream'
import { createGzip } from 'node:zlib'
import { mostIntentBytes, mostIntents } from '@dropwatt/shopify'
import {
  labelParameter,
  type JobList,
  type JobLine,
  type LeaveOutRequest,
  type OverwriteRequest,
} from '@dropwatt/workbench/store-api'
import type { Context, Hono } from 'hono'
import { isTexts, readBytes, readObject } from '../readBytes.ts'
import type { StoredShop } from '../storage/StoreStorage.ts'
import { StoreFault } from '../StoreFault.ts'
import type { Jobs } from './Jobs.ts'

/** Answers the owner of a shop, in their turn. */
export type OwnerRoute = (
  kind: 'job' | 'look',
  answer: (context: Context, shop: StoredShop, account: string) => Promise<Response>,
) => (context: Context) => Promise<Response>

/** Time in which the values of a job have to arrive, in ms: 64 MB over 5 Mbit/s. */
const uploadTime = 120_000
/** In characters. */
const longestLabel = 2048
const mostConflicts = mostIntents
/** Digits and comma of the number of a conflict, in bytes. */
const conflictBytes = 8

const jobOf = (context: Context) => context.req.param('job') ?? ''

/** Adds the routes of the jobs of a store. */
export function addJobRoutes(app: Hono, jobs: Jobs, owner: OwnerRoute): void {
  const path = '/shops/:id/jobs'

  app.post(
    path,
    owner('job', async (context, shop, account) => {
      const label = context.req.query(labelParameter) ?? ''
      if (label.length > longestLabel) throw new StoreFault('invalid-request')
      const bytes = await readBytes(context.req.raw, mostIntentBytes, uploadTime)
      return context.json(await jobs.add({ shop, account, label }, bytes), 201)
    }),
  )

  app.get(
    path,
    owner('look', async (context, shop) =>
      context.json({ jobs: await jobs.list(shop) } satisfies JobList),
    ),
  )

  app.get(
    `${path}/:job`,
    owner('look', async (context, shop) => context.json(await jobs.find(shop, jobOf(context)))),
  )

  app.get(
    `${path}/:job/items`,
    owner('look', async (context, shop) => {
      const isReview = context.req.query('only') === 'review'
      const lines = await jobs.items(shop, jobOf(context), isReview)
      const packed = Readable.from(textOf(lines)).pipe(createGzip())
      return context.body(Readable.toWeb(packed) as ReadableStream, 200, {
        'Content-Type': 'application/jsonl; charset=UTF-8',
        'Content-Encoding': 'gzip',
      })
    }),
  )

  for (const wish of ['cancel', 'resume'] as const) {
    app.post(
      `${path}/:job/${wish}`,
      owner('job', async (context, shop) => context.json(await jobs[wish](shop, jobOf(context)))),
    )
  }

  app.post(
    `${path}/:job/leave-out`,
    owner('job', async (context, shop) => {
      const { scopes } = await readObject(context.req.raw, [
        'scopes',
      ] satisfies (keyof LeaveOutRequest)[])
      if (!isTexts(scopes)) throw new StoreFault('invalid-request')
      return context.json(await jobs.leaveOut(shop, jobOf(context), scopes))
    }),
  )

  app.get(
    `${path}/:job/undo`,
    owner('job', async (context, shop) =>
      context.json(await jobs.previewUndo(shop, jobOf(context))),
    ),
  )

  app.post(
    `${path}/:job/undo`,
    owner('job', async (context, shop, account) =>
      context.json(await jobs.undo(shop, jobOf(context), account), 201),
    ),
  )

  app.post(
    `${path}/:job/overwrite`,
    owner('job', async (context, shop, account) => {
      const names = ['items'] satisfies (keyof OverwriteRequest)[]
      const { items } = await readObject(context.req.raw, names, mostConflicts * conflictBytes)
      if (!areItems(items)) throw new StoreFault('invalid-request')
      return context.json(await jobs.overwrite(shop, jobOf(context), items, account), 201)
    }),
  )
}

function* textOf(lines: Iterable<JobLine>): Generator<string> {
  for (const line of lines) yield `${JSON.stringify(line)}\n`
}

function areItems(value: unknown): value is readonly number[] {
  return (
    Array.isArray(value) &&
    value.length <= mostConflicts &&
    value.every((item) => Number.isSafeInteger(item) && item >= 0)
  )
}
