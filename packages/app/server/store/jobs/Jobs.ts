import { randomUUID } from 'node:crypto'
import { gunzipSync, gzipSync } from 'node:zlib'
import {
  columnName,
  conflictIntents,
  IntentError,
  IntentList,
  jobItems,
  JobState,
  judgeAll,
  missingScopes,
  readCurrent,
  undoIntents,
  type AdminClient,
  type ItemOutcome,
} from '@dropwatt/shopify'
import type { ChangedCell, JobLine, StoreJob, UndoPreview } from '@dropwatt/workbench/store-api'
import type { ShopClients } from '../ShopClients.ts'
import type { StoreLimits } from '../configuration.ts'
import type { JobStorage, StoredJob } from '../storage/JobStorage.ts'
import type { StoredShop } from '../storage/StoreStorage.ts'
import { StoreFault } from '../StoreFault.ts'
import { asJob, scopesIn, stepOf, undoTime, undoUntil } from './jobStatus.ts'
import { unpackEvents } from './packEvents.ts'

/** Jobs of a store in its list. */
const mostListed = 100
/** Values in the preview of an undo that changed since. */
const mostChanged = 200

export interface JobServices {
  readonly jobs: JobStorage
  readonly clients: ShopClients
  readonly limits: StoreLimits
  /** Now, in milliseconds since 1970. */
  readonly now: () => number
  /** Tells this server that a job is due. */
  readonly wake: () => void
}

const day = 24 * 3_600_000
const megabyte = 1_048_576

/** Products that are looked up in the store together. */
const batch = 1000

/** A job to add. */
interface NewJob {
  readonly shop: StoredShop
  readonly account: string
  readonly label: string
  readonly intents: IntentList
  /** The job that it takes back. @default none */
  readonly undoes?: string
}

/** The jobs of members that write to their stores. */
export class Jobs {
  readonly #services: JobServices

  constructor(services: JobServices) {
    this.#services = services
  }

  /**
   * Adds a job.
   *
   * @param bytes its intents, as anybody may have sent them
   * @throws {StoreFault} `invalid-request`, `too-large`, `missing-scopes`, `reconnect`; `too-many-jobs`,
   *   `too-many-values` or `no-space` if the account is at its limit
   */
  async add(job: Omit<NewJob, 'intents'>, bytes: Uint8Array): Promise<StoreJob> {
    return this.#add({ ...job, intents: await readIntents(bytes) })
  }

  async list({ id }: StoredShop): Promise<readonly StoreJob[]> {
    return (await this.#services.jobs.list(id, mostListed)).map(asJob)
  }

  /** @throws {StoreFault} `not-found` */
  async find(shop: StoredShop, id: string): Promise<StoreJob> {
    return asJob(await this.#stored(shop, id))
  }

  /**
   * Reads the values of a job with their outcomes.
   *
   * @param isReview whether only those are wanted that were not written as they were meant
   * @throws {StoreFault} `not-found`
   */
  async items(shop: StoredShop, id: string, isReview: boolean): Promise<Iterable<JobLine>> {
    const { intents, state } = await this.#open(await this.#stored(shop, id))
    return linesOf(intents, state, isReview ? toReview : undefined)
  }

  /** @throws {StoreFault} `not-found`; `not-now` if it has ended */
  cancel(shop: StoredShop, id: string): Promise<StoreJob> {
    return this.#want(shop, id, 'cancel', ['queued', 'checking', 'writing', 'verifying', 'paused'])
  }

  /** Goes on with a job. @throws {StoreFault} `not-found`; `not-now` if it is under way, or done */
  resume(shop: StoredShop, id: string): Promise<StoreJob> {
    return this.#want(shop, id, 'run', ['paused', 'cancelled', 'failed'])
  }

  /**
   * Goes on with a job that waits for permissions, without the values that need them.
   *
   * @throws {StoreFault} `not-found`; `not-now` if it does not wait for permissions; `invalid-request` if it
   *   waits for others
   */
  async leaveOut(shop: StoredShop, id: string, scopes: readonly string[]): Promise<StoreJob> {
    const { jobs, now, wake } = this.#services
    const job = await this.#stored(shop, id)
    const { state, pause } = asJob(job)
    if (state !== 'paused' || pause?.reason !== 'missing-scope') throw new StoreFault('not-now')
    const wanted = pause.scopes.filter((scope) => scopes.includes(scope))
    if (scopes.length === 0 || wanted.length < scopes.length)
      throw new StoreFault('invalid-request')
    const leftOut = [...new Set([...scopesIn(job.leftOut), ...wanted])].join(',')
    if (!(await jobs.leaveOut(id, leftOut, now()))) throw new StoreFault('not-now')
    wake()
    return this.find(shop, id)
  }

  /**
   * Takes back what a job has written, by a new one.
   *
   * @throws {StoreFault} `not-found`; `too-old`; `not-now` while it is under way, or if it wrote nothing
   */
  async undo(shop: StoredShop, id: string, account: string): Promise<StoreJob> {
    const { job, intents } = await this.#undoable(shop, id)
    return this.#add({ shop, account, label: job.label, intents, undoes: id })
  }

  /**
   * Looks at what taking a job back would do now, in the store itself.
   *
   * @throws {StoreFault} as `undo`, and as requests to the store do
   */
  async previewUndo(shop: StoredShop, id: string): Promise<UndoPreview> {
    const { clients } = this.#services
    const { job, intents, inexact } = await this.#undoable(shop, id)
    const run: AdminClient['run'] = (name, variables) => clients.run(shop, name, variables)
    const counts = { unchanged: 0, changed: 0, gone: 0, wanted: 0 }
    const cells: ChangedCell[] = []
    for (const products of batches(intents.all(), batch)) {
      const current = await readCurrent(
        { run },
        products.flatMap((product) => product.intents),
      )
      for (const product of products) {
        for (const [at, verdict] of judgeAll(product.intents, current, intents.facts).entries()) {
          counts[verdict.is] += 1
          if (verdict.is !== 'changed' || cells.length === mostChanged) continue
          const { owner, column, before: written, after: before } = product.intents[at]!
          const { title, labels } = product
          const variant = labels.get(owner) ?? ''
          const inStore = verdict.text
          cells.push({ title, variant, column: columnName(column), before, written, inStore })
        }
      }
    }
    return {
      values: counts.unchanged,
      changed: counts.changed,
      cells,
      gone: counts.gone,
      already: counts.wanted,
      inexact,
      until: undoUntil(job.endedAt),
    }
  }

  async #undoable(shop: StoredShop, id: string) {
    const job = await this.#stored(shop, id)
    const { endedAt } = job
    if (endedAt === null) throw new StoreFault('not-now')
    if (endedAt + undoTime <= this.#services.now()) {
      throw new StoreFault('too-old', { until: undoUntil(endedAt) })
    }
    const { intents, state } = await this.#open(job)
    const undo = undoIntents(intents, state)
    if (undo.intents.length === 0) throw new StoreFault('not-now')
    return { job: { ...job, endedAt }, ...undo }
  }

  /**
   * Writes values over those that the store had in their place, by a new job that expects these.
   *
   * @param items numbers of conflicts of the job
   * @throws {StoreFault} `not-found`; `invalid-request` if none is a conflict; as `add`
   */
  async overwrite(
    shop: StoredShop,
    id: string,
    items: readonly number[],
    account: string,
  ): Promise<StoreJob> {
    const job = await this.#stored(shop, id)
    const { intents, state } = await this.#open(job)
    const again = conflictIntents(intents, state, new Set(items))
    if (again.length === 0) throw new StoreFault('invalid-request')
    return this.#add({ shop, account, label: job.label, intents: again })
  }

  async #add({ shop, account, label, intents, undoes }: NewJob): Promise<StoreJob> {
    const { jobs, now, wake } = this.#services
    const missing = missingScopes(intents.scopes, shop.scopes)
    if (missing.length > 0)
      throw new StoreFault('missing-scopes', { scopes: missing, shop: shop.domain })
    if (!shop.tokens) throw new StoreFault('reconnect')
    const packed = gzipSync(intents.bytes())
    await this.#checkLimits(account, intents.length, packed.length)
    const id = randomUUID().replaceAll('-', '')
    const { state, status } = stepOf(new JobState(intents), intents.products, now())
    const added = { id, shop: shop.id, account, label, undoes: undoes ?? null, state, status }
    await jobs.add({ ...added, intents: packed, items: intents.length }, now())
    wake()
    return this.find(shop, id)
  }

  async #checkLimits(account: string, items: number, bytes: number): Promise<void> {
    const { jobs, limits, now } = this.#services
    const use = await jobs.useOf(account, now() - day)
    if (use.open >= limits.openJobs) throw new StoreFault('too-many-jobs')
    if (use.values + items > limits.valuesPerDay) throw new StoreFault('too-many-values')
    if (use.bytes + bytes > limits.megabytes * megabyte) throw new StoreFault('no-space')
  }

  async #want(
    shop: StoredShop,
    id: string,
    wish: StoredJob['wish'],
    from: readonly StoreJob['state'][],
  ): Promise<StoreJob> {
    const { jobs, now, wake } = this.#services
    await this.#stored(shop, id)
    if (!(await jobs.want(id, wish, from, now()))) throw new StoreFault('not-now')
    wake()
    return this.find(shop, id)
  }

  async #stored(shop: StoredShop, id: string): Promise<StoredJob> {
    const job = await this.#services.jobs.find(id, shop.id)
    if (!job) throw new StoreFault('not-found')
    return job
  }

  async #open({ id }: StoredJob): Promise<{ intents: IntentList; state: JobState }> {
    const { jobs } = this.#services
    const [packed = new Uint8Array(), journal] = await Promise.all([
      jobs.intents(id),
      jobs.journal(id),
    ])
    const intents = await IntentList.read([gunzipSync(packed)])
    return { intents, state: await JobState.read(intents, unpackEvents(journal)) }
  }
}

/** Yields values in lists of a length. */
function* batches<Value>(values: Iterable<Value>, length: number): Generator<Value[]> {
  let list: Value[] = []
  for (const value of values) {
    list.push(value)
    if (list.length < length) continue
    yield list
    list = []
  }
  if (list.length > 0) yield list
}

async function readIntents(bytes: Uint8Array): Promise<IntentList> {
  try {
    return await IntentList.read([bytes])
  } catch (error) {
    if (!(error instanceof IntentError)) throw error
    throw new StoreFault(error.code === 'invalid' ? 'invalid-request' : 'too-large')
  }
}

/** Outcomes that need review. */
const toReview: readonly ItemOutcome[] = ['saved', 'conflict', 'refused', 'gone', 'unknown']

function* linesOf(
  intents: IntentList,
  state: JobState,
  wanted?: readonly ItemOutcome[],
): Generator<JobLine> {
  const items = jobItems(intents, state, wanted ? { wanted } : {})
  for (const { item, title, label, intent, state: outcome } of items) {
    const { product, owner, column, before, after } = intent
    yield {
      item,
      product,
      owner,
      title,
      variant: label,
      column: columnName(column),
      before,
      after,
      outcome,
    }
  }
}
