import { randomUUID } from 'node:crypto'
import { hostname } from 'node:os'
import { gunzipSync } from 'node:zlib'
import {
  IntentList,
  runJob,
  type JobEvent,
  type JobPauseCause,
  type JobState,
} from '@dropwatt/shopify'
import type { ShopClients } from '../ShopClients.ts'
import type { ShopifyApp } from '../ShopifyApp.ts'
import type { Reporter } from '../reports/StoreReport.ts'
import type { JobStorage, StoredJob } from '../storage/JobStorage.ts'
import { jobLease } from '../storage/SqlJobs.ts'
import type { Lease, StoredShop, StoreStorage } from '../storage/StoreStorage.ts'
import { StoreFault } from '../StoreFault.ts'
import { asJob, scopesIn, stepOf } from './jobStatus.ts'
import { packEvent, unpackEvents } from './packEvents.ts'

/** Time for which a server holds the right to work on a store, in ms: after that another one goes on. */
const leaseTime = 60_000
/** Time between two renewals of it, in ms. */
const renewEvery = 20_000
/** Time between two looks for jobs that are due, and for what members want of those that run, in ms. */
const lookEvery = 1000
/** Time after which a job is tried again that ended by an error of this server, in ms. */
const restTime = 30_000
/** Time for requests that are under way when a server stops, in ms; as long as for its own answers. */
const stopTime = 10_000
/** Stores that one server works on at once. */
const mostAtOnce = 16

export interface RunnerServices {
  readonly jobs: JobStorage
  readonly storage: StoreStorage
  readonly clients: ShopClients
  readonly shopify: Pick<ShopifyApp, 'download' | 'upload'>
  readonly report: Reporter
  /** Now, in milliseconds since 1970. */
  readonly now: () => number
}

/** The lease is another server's by now, which goes on with the job. */
class LeaseLost extends Error {
  override readonly name = 'LeaseLost'
}

/** A job with what it writes, and the right to work on it. */
interface Work {
  readonly job: StoredJob
  readonly shop: StoredShop
  readonly intents: IntentList
  readonly lease: Lease
  readonly stopping: AbortSignal
  /** @throws {LeaseLost} if another server may hold the lease by now */
  readonly requireLease: () => void
}

/** Carries out the jobs that write to stores: one at a time for each store, on one of all servers. */
export class JobRunner {
  readonly #services: RunnerServices
  /** Says to operators which server it is. */
  readonly #holder = `${hostname()}:${process.pid}:${randomUUID().slice(0, 8)}`
  readonly #working = new Map<string, Promise<void>>()
  readonly #leases = new Set<Lease>()
  /** Looks at what members want of the jobs that run. */
  readonly #watching = new Set<() => Promise<void>>()
  /** Stores that rest after an error, and until when. */
  readonly #resting = new Map<string, number>()
  readonly #stop = new AbortController()
  readonly #timer: NodeJS.Timeout
  #looking = Promise.resolve()

  constructor(services: RunnerServices) {
    this.#services = services
    this.#timer = setInterval(() => this.wake(), lookEvery).unref()
  }

  /** Looks for jobs that are due, and at what members want of those that run. */
  wake(): void {
    this.#looking = this.#looking.then(() => this.#look()).catch(() => {})
  }

  /**
   * Ends at the next safe place, after ten seconds at the latest; another server, or this one after its next
   * start, goes on at once. A request without an answer by then is in the journal, and is looked up first.
   */
  async close(): Promise<void> {
    clearInterval(this.#timer)
    this.#stop.abort()
    await this.#looking
    const { promise: late, resolve } = Promise.withResolvers<void>()
    const limit = setTimeout(resolve, stopTime)
    await Promise.race([Promise.all(this.#working.values()), late])
    clearTimeout(limit)
    await Promise.all([...this.#leases].map((lease) => this.#services.storage.endLease(lease)))
  }

  async #look(): Promise<void> {
    const { jobs, storage, now } = this.#services
    await Promise.all([...this.#watching].map((look) => look()))
    for (const id of await jobs.dueShops(now())) {
      if (this.#stop.signal.aborted || this.#working.size >= mostAtOnce) return
      if (this.#working.has(id) || (this.#resting.get(id) ?? 0) > now()) continue
      const until = now() + leaseTime
      const lease = await storage.takeLease(jobLease(id), this.#holder, until, now())
      if (!lease) continue
      this.#leases.add(lease)
      this.#services.report({ event: 'lease', shop: id, change: 'taken' })
      const working = this.#workOn(id, lease, until).finally(() => this.#working.delete(id))
      this.#working.set(id, working)
    }
  }

  async #workOn(id: string, lease: Lease, until: number): Promise<void> {
    const { jobs, storage, now, report } = this.#services
    let change: 'given-back' | 'lost' = 'given-back'
    const lost = new AbortController()
    const stopping = AbortSignal.any([this.#stop.signal, lost.signal])
    let heldUntil = until
    const renewing = setInterval(() => {
      const renewed = now() + leaseTime
      void storage.renewLease(lease, renewed).then(
        (isHeld) => (isHeld ? (heldUntil = renewed) : lost.abort()),
        // A database that cannot be reached refuses the next note as well.
        () => {},
      )
    }, renewEvery)
    // Shopify knows no lease: a server that slept, or has lost the database, has to stop by itself.
    const requireLease = () => {
      if (now() < heldUntil) return
      lost.abort()
      throw new LeaseLost()
    }
    try {
      for (;;) {
        const [job, shop] = await Promise.all([jobs.nextDue(id, now()), storage.shopById(id)])
        if (!job || !shop || stopping.aborted) return
        const intents = await this.#intentsOf(job)
        await this.#run({ job, shop, intents, lease, stopping, requireLease })
      }
    } catch (error) {
      if (error instanceof LeaseLost) {
        change = 'lost'
        return
      }
      // Its database is closed by now, or is about to be.
      if (this.#stop.signal.aborted) return
      const { name = '', stack = '' } = error instanceof Error ? error : {}
      const frames = stack.split('\n').filter((line) => line.startsWith('    at '))
      console.error(`[@dropwatt/app] A job of a store stopped: ${name}\n${frames.join('\n')}`)
      this.#resting.set(id, now() + restTime)
    } finally {
      clearInterval(renewing)
      this.#leases.delete(lease)
      await storage.endLease(lease).catch(() => {})
      report({ event: 'lease', shop: id, change })
    }
  }

  async #intentsOf({ id }: StoredJob): Promise<IntentList> {
    const packed = await this.#services.jobs.intents(id)
    return IntentList.read([gunzipSync(packed ?? new Uint8Array())])
  }

  async #run({ job, shop, intents, lease, stopping, requireLease }: Work): Promise<void> {
    const { jobs, clients, shopify, now, report } = this.#services
    const reportStep = reportSteps(job, report, now)
    const client = clients.clientOf(shop)
    const cancelled = new AbortController()
    if (job.wish === 'cancel') cancelled.abort()
    const look = async () => {
      const current = await jobs.find(job.id, shop.id)
      if (current?.wish !== 'run') cancelled.abort()
    }
    this.#watching.add(look)
    let latest: JobState | undefined
    // A run that goes on knows only what is verified of what an earlier one saw carried out.
    let { executed } = asJob(job).progress
    let noted = 0
    let noting: Promise<unknown> = Promise.resolve()
    const note = async (state: JobState, progress = state.progress, event?: JobEvent) => {
      executed = Math.max(executed, progress.executed)
      const step = stepOf(state, intents.products, now(), { ...progress, executed })
      const events = event && packEvent(event)
      const isNoted = await jobs.note(job.id, { ...step, ...(events && { events }) }, lease)
      if (!isNoted) throw new LeaseLost()
      if (event) reportStep(event, state, intents.products)
    }
    try {
      await runJob({
        id: job.id,
        intents,
        client: {
          get points() {
            return client.points
          },
          wait: client.wait,
          run: (name, variables) => client.run(name, variables, requireLease),
        },
        journal: {
          read: async function* read() {
            yield* unpackEvents(await jobs.journal(job.id))
          },
          append: async (event, state) => {
            latest = state
            await noting
            await note(state, undefined, event)
          },
        },
        now,
        cancelled: cancelled.signal,
        stopping,
        download: shopify.download,
        upload: shopify.upload,
        pauseFor: (error) => pauseFor(error, now()),
        leftOut: scopesIn(job.leftOut),
        onProgress: (progress) => {
          const state = latest
          // Events are noted with their progress; what a bulk operation has done meanwhile is not.
          if (!state || progress.executed <= state.progress.executed) return
          if (now() - noted < lookEvery) return
          noted = now()
          noting = noting.then(() => note(state, progress)).catch(() => {})
        },
      })
    } finally {
      this.#watching.delete(look)
      await noting
    }
  }
}

/** Reports what each event of a run changes: the state, outcomes of values, and what was sent. */
function reportSteps(job: StoredJob, report: Reporter, now: () => number) {
  let { counts, state: latest } = asJob(job)
  let since = now()
  return (event: JobEvent, state: JobState, products: number) => {
    const before = counts
    ;({ counts } = state)
    const known = finals.flatMap((outcome) => {
      const count = counts[outcome] - before[outcome]
      return count > 0 ? [[outcome, count] as const] : []
    })
    if (known.length > 0) report({ event: 'values', counts: Object.fromEntries(known) })
    if (event.type === 'sent') {
      const { name: operation, isBulk, lines } = event
      report({ event: 'sent', operation, way: isBulk ? 'bulk' : 'direct', lines: lines.length })
    }
    if (state.status === latest) return
    const { pause, failure } = state
    report({
      event: 'job',
      job: job.id,
      shop: job.shop,
      state: state.status,
      ...(pause && { pause: pause.reason }),
      ...(failure && { failure }),
      products,
      counts,
      ms: now() - since,
    })
    latest = state.status
    since = now()
  }
}

/** Outcomes of values that are sure. */
const finals = ['done', 'saved', 'already', 'conflict', 'refused', 'gone'] as const

/** Says what an error of the keys means for a job. */
function pauseFor(error: unknown, now: number): JobPauseCause | undefined {
  if (!(error instanceof StoreFault)) return undefined
  if (error.code === 'reconnect') return { reason: 'reconnect' }
  return { reason: 'unreachable', until: now + restTime }
}
