import type { CellRefusal, ItemOutcome } from '@dropwatt/shopify'
import type {
  StoreColumns,
  StoreItemCounts,
  StoreItemState,
  StoreJob,
  StoreJobItem,
  StoreJobPause,
  StoreRefusal,
  StoreUndo,
} from '@dropwatt/ui/store'
import type { JobLine } from '../../../core/live/storeApi.ts'
import {
  isRunning,
  type KnownJob,
  type StoreJobsState,
} from '../../../core/live/update/StoreJobs.ts'

/** The states of values as pages name them. */
const itemStates = {
  waiting: 'waiting',
  unknown: 'unknown',
  done: 'done',
  saved: 'saved-differently',
  already: 'already',
  conflict: 'conflict',
  refused: 'refused',
  gone: 'gone',
} as const satisfies Readonly<Record<ItemOutcome, StoreItemState>>

/** The outcomes of values by the states that pages show. */
export const outcomesOf = Object.fromEntries(
  Object.entries(itemStates).map(([outcome, state]) => [state, outcome]),
) as Readonly<Record<StoreItemState, ItemOutcome>>

/** Returns what a page shows of a job. */
export function asShownJob(
  job: KnownJob,
  { jobs }: Pick<StoreJobsState, 'jobs'>,
  store: string,
): StoreJob {
  const { id, undoes, products, progress, counts, pause, createdAt, endedAt, undoUntil } = job
  const { executed, written, checkedProducts, writtenProducts } = progress
  // Of a bulk operation that runs, or ran when the job was paused, it is not known what was refused.
  const isUnsure = (isRunning(job) || job.state === 'paused') && executed > written
  return {
    id,
    kind: undoes === undefined ? 'update' : 'undo',
    store,
    state: stateOf(job),
    pause: pause && pauseOf(pause),
    ahead: jobs.filter((each) => isBefore(each, job)).length,
    products,
    values: progress.total,
    counters: {
      checkedProducts,
      writtenProducts: isUnsure ? undefined : writtenProducts,
      written: isUnsure ? executed : written,
      verified: written,
    },
    counts: countsOf(counts),
    startedAt: createdAt,
    endedAt,
    undoUntil,
    isUndone: isUndone(job, jobs),
  }
}

function stateOf({ state, endedAt }: KnownJob): StoreJob['state'] {
  if (state === 'done-with-conflicts') return 'done'
  // It is about to go on.
  const isAsked = (state === 'cancelled' || state === 'failed') && endedAt === undefined
  return isAsked ? 'queued' : state
}

/** Whether a job is written before another one of the same store. */
function isBefore(one: KnownJob, other: KnownJob): boolean {
  return (
    one.id !== other.id &&
    one.store === other.store &&
    isRunning(one) &&
    one.createdAt < other.createdAt
  )
}

function pauseOf(pause: NonNullable<KnownJob['pause']>): StoreJobPause {
  switch (pause.reason) {
    case 'throttled':
      return { kind: 'throttled', until: new Date(pause.until).toISOString() }
    case 'unreachable':
      return { kind: 'unreachable', seconds: Math.max(0, (pause.until - Date.now()) / 1000) }
    case 'reconnect':
      return { kind: 'reconnect' }
    default:
      return { kind: 'scope', scope: pause.scopes[0] ?? '', values: pause.values }
  }
}

function countsOf(counts: KnownJob['counts']): StoreItemCounts {
  return Object.fromEntries(
    Object.entries(counts).map(([outcome, count]) => [itemStates[outcome as ItemOutcome], count]),
  ) as StoreItemCounts
}

/** Whether a job was taken back, and that was not taken back again. */
function isUndone(job: KnownJob, jobs: readonly KnownJob[]): boolean {
  return jobs.some(
    (each) =>
      each.undoes === job.id &&
      (each.state === 'done' || each.state === 'done-with-conflicts') &&
      each.counts.done + each.counts.saved + each.counts.already > 0 &&
      !isUndone(each, jobs),
  )
}

/** Returns whether a job can be taken back; nothing if it has written nothing, or is being taken back. */
export function undoOf(
  job: KnownJob,
  { jobs }: Pick<StoreJobsState, 'jobs'>,
  now: number,
): StoreUndo | undefined {
  const { undoUntil } = job
  if (undoUntil === undefined) return undefined
  if (isUndone(job, jobs)) return { kind: 'undone' }
  if (jobs.some((each) => each.undoes === job.id && each.endedAt === undefined)) return undefined
  return Date.parse(undoUntil) <= now ? { kind: 'expired' } : { kind: 'possible', until: undoUntil }
}

/** Reasons of our own, as the codes of values that were refused. */
const refusals: Readonly<Record<CellRefusal | 'missing-scope', true>> = {
  required: true,
  'no-number': true,
  'no-whole-number': true,
  'no-yes-or-no': true,
  'unknown-choice': true,
  'unknown-category': true,
  'too-long': true,
  'tracked-by-service': true,
  'weight-without-unit': true,
  'unit-price-incomplete': true,
  'compare-at-alone': true,
  'slash-in-name': true,
  'linked-option': true,
  'missing-scope': true,
}

const isOwn = (code: string): code is keyof typeof refusals => Object.hasOwn(refusals, code)

function refusalOf(message: string, code: string | null): StoreRefusal {
  // Shopify always adds words of its own.
  const isSaid = message !== '' && message !== code
  if (code !== null && !isSaid && isOwn(code)) return { reason: code }
  return { reason: 'shopify', message: message || (code ?? '') }
}

/** Returns the name of the column of a value. */
export function fieldOf(column: string, names: StoreColumns): string {
  if (Object.hasOwn(names, column)) return names[column as keyof StoreColumns]
  // The price of a market, under the name of its column.
  const market = column.indexOf(' / ')
  if (market !== -1) {
    const key = column.startsWith('Price') ? 'price' : 'compareAtPrice'
    return `${names[key]}${column.slice(market)}`
  }
  const [name, ...facts] = column.split(' ')
  // A metafield comes with its type; a translation is named by several words.
  return facts.length === 1 ? (name ?? column) : column
}

/** Returns what a page shows of a value of a job. */
export function asShownItem(line: JobLine, names: StoreColumns): StoreJobItem {
  const { item, title, variant, column, before, after, outcome } = line
  const known = inStore(line)
  return {
    id: String(item),
    state: itemStates[outcome.is],
    product: title,
    ...(variant !== '' && { variant }),
    field: fieldOf(column, names),
    ...(known !== undefined && { inStore: known }),
    whenRead: before,
    yours: after,
    ...(outcome.is === 'conflict' && outcome.digest !== undefined && { isOriginalChanged: true }),
    ...(outcome.is === 'refused' && { refusal: refusalOf(outcome.message, outcome.code) }),
  }
}

/** Returns the value in the store as the job left it, or found it; nothing if that is not known. */
function inStore({ before, after, outcome }: JobLine): string | undefined {
  switch (outcome.is) {
    case 'conflict':
    case 'saved':
      return outcome.text
    case 'done':
    case 'already':
      return after
    // It was compared just before.
    case 'refused':
      return before
    default:
      return undefined
  }
}
