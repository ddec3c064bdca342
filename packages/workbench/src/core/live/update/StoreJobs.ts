import { createStore, type StoreApi } from 'zustand/vanilla'
import type { ConnectedStore, JobLine, StoreJob, UndoPreview } from '../storeApi.ts'
import type { LineOptions, StoreClient } from '../StoreClient.ts'
import { StoreFailed } from '../StoreFailed.ts'
import type { StoresState } from '../StoresState.ts'

/** A job that writes to one of the connected stores. */
export interface KnownJob extends StoreJob {
  /** The id of its store. */
  readonly store: string
  /** The id of the live file that it writes, on the device that started it. @default it names none */
  readonly file: string | undefined
}

export interface StoreJobsState {
  /** `failed` if those of a store are not known, as they could not be read; `failure` has the reason. */
  readonly status: 'loading' | 'loaded' | 'failed'
  /** Reason that they were not read last time. What was known before stays. */
  readonly failure: StoreFailed | undefined
  /** The newest of each connected store, and those that were asked for by their ids; the newest first. */
  readonly jobs: readonly KnownJob[]
}

/** Time until the jobs of a store are read again, in ms, by how soon something may change. */
const pace = { running: 1000, paused: 5000, resting: 30_000 }

const running: ReadonlySet<StoreJob['state']> = new Set([
  'queued',
  'checking',
  'writing',
  'verifying',
])

/** Whether a job is under way or waits for its turn, also one that is about to go on. */
export function isRunning({ state, endedAt }: Pick<StoreJob, 'state' | 'endedAt'>): boolean {
  return running.has(state) || (endedAt === undefined && state !== 'paused')
}

/** Returns how much is written of what a job is to write, in whole percent. */
export function writtenPercent({
  progress,
  counts,
}: Pick<StoreJob, 'progress' | 'counts'>): number {
  const due = progress.total - counts.conflict - counts.already - counts.refused - counts.gone
  return due > 0 ? Math.floor((100 * Math.max(progress.executed, progress.written)) / due) : 0
}

/**
 * The jobs that write to the stores of an account. They run on the server; while something watches them,
 * they are read again as often as they change.
 */
export class StoreJobs {
  readonly state = createStore<StoreJobsState>(() => ({
    status: 'loading',
    failure: undefined,
    jobs: [],
  }))
  readonly #client: StoreClient
  readonly #stores: StoreApi<StoresState>
  /** Jobs by the id of their store. */
  readonly #known = new Map<string, readonly KnownJob[]>()
  /** The ids of jobs that were asked for, which the list may lack, by the id of their store. */
  readonly #asked = new Map<string, Set<string>>()
  /** When the jobs of a store were read, by its id. */
  readonly #readAt = new Map<string, number>()
  #watchers = 0
  #timer: ReturnType<typeof setTimeout> | undefined
  #reading: Promise<void> | undefined
  #unsubscribe: (() => void) | undefined
  /** Number of changes made here, with which an earlier answer is out of date. */
  #changes = 0

  constructor(client: StoreClient, stores: StoreApi<StoresState>) {
    this.#client = client
    this.#stores = stores
  }

  /** Keeps the jobs up to date until the returned function is called. */
  watch(): () => void {
    this.#watchers += 1
    if (this.#watchers === 1) this.#begin()
    return () => {
      this.#watchers -= 1
      if (this.#watchers === 0) this.#end()
    }
  }

  #begin(): void {
    document.addEventListener('visibilitychange', this.#onVisible)
    this.#unsubscribe = this.#stores.subscribe(() => void this.refresh())
    void this.refresh()
  }

  #end(): void {
    clearTimeout(this.#timer)
    document.removeEventListener('visibilitychange', this.#onVisible)
    this.#unsubscribe?.()
  }

  readonly #onVisible = (): void => {
    if (!document.hidden) void this.refresh()
  }

  /** Reads the jobs of all stores again. Calls at the same time share the requests. Never throws. */
  refresh(): Promise<void> {
    this.#readAt.clear()
    return this.#read()
  }

  #read(): Promise<void> {
    this.#reading ??= this.#readAll().finally(() => {
      this.#reading = undefined
      this.#plan()
    })
    return this.#reading
  }

  async #readAll(): Promise<void> {
    const { status, stores, failure } = this.#stores.getState()
    if (status === 'failed') this.#show(failure)
    if (status !== 'loaded') return
    for (const id of this.#known.keys()) {
      if (!stores.some((store) => store.id === id)) this.#known.delete(id)
    }
    const due = stores.filter(({ id }) => this.#isDue(id))
    const failures = await Promise.all(due.map(({ id }) => this.#readStore(id)))
    this.#show(failures.find((each) => each !== undefined))
  }

  #isDue(store: string): boolean {
    const readAt = this.#readAt.get(store) ?? 0
    return Date.now() - readAt >= this.#paceOf(this.#known.get(store))
  }

  async #readStore(store: string): Promise<StoreFailed | undefined> {
    const before = this.#changes
    try {
      const listed = await this.#client.jobs(store)
      const jobs = [...listed, ...(await this.#readAsked(store, listed))]
      if (before !== this.#changes) return await this.#readStore(store)
      this.#readAt.set(store, Date.now())
      this.#known.set(
        store,
        jobs.map((job) => knownJob(store, job)),
      )
      return undefined
    } catch (error) {
      this.#readAt.set(store, Date.now())
      return error instanceof StoreFailed ? error : new StoreFailed('unexpected')
    }
  }

  /** Reads the jobs that were asked for and are older than those of the list. */
  async #readAsked(store: string, listed: readonly StoreJob[]): Promise<readonly StoreJob[]> {
    const known = new Set(listed.map(({ id }) => id))
    const older = [...(this.#asked.get(store) ?? [])].filter((id) => !known.has(id))
    const jobs = await Promise.all(older.map((id) => this.#readOne(store, id)))
    return jobs.filter((job) => job !== undefined)
  }

  /** @returns nothing if the store does not have it any more */
  async #readOne(store: string, id: string): Promise<StoreJob | undefined> {
    try {
      return await this.#client.job(store, id)
    } catch (error) {
      if (error instanceof StoreFailed && error.code === 'not-found') return undefined
      throw error
    }
  }

  #show(failure: StoreFailed | undefined): void {
    const jobs = [...this.#known.values()]
      .flat()
      .toSorted((one, other) => Date.parse(other.createdAt) - Date.parse(one.createdAt))
    const { stores } = this.#stores.getState()
    const isUnknown = this.#known.size === 0 || stores.some(({ id }) => !this.#known.has(id))
    this.state.setState({ status: failure && isUnknown ? 'failed' : 'loaded', failure, jobs })
  }

  #paceOf(jobs: readonly KnownJob[] = []): number {
    if (jobs.some(isRunning)) return pace.running
    return jobs.some(({ state }) => state === 'paused') ? pace.paused : pace.resting
  }

  /** Reads again in time, as long as someone watches and the page is visible. */
  #plan(): void {
    clearTimeout(this.#timer)
    if (this.#watchers === 0 || document.hidden) return
    const paces = [...this.#known.values()].map((jobs) => this.#paceOf(jobs))
    const { failure } = this.state.getState()
    const next = Math.min(pace.resting, ...paces, ...(failure ? [pace.paused] : []))
    this.#timer = setTimeout(() => void this.#read(), next)
  }

  /**
   * Finds a job of a store that is older than those of the list, and keeps it up to date from now on.
   *
   * @throws {StoreFailed} `not-found` if the store has no such job
   */
  async find(store: string, id: string): Promise<KnownJob> {
    const job = await this.#change(store, this.#client.job(store, id))
    this.#asked.set(store, new Set(this.#asked.get(store)).add(id))
    return job
  }

  /**
   * Starts a job that writes values of a live file.
   *
   * @param file the id of the file
   * @param intents the values, as `IntentList` writes them
   * @throws {StoreFailed}
   */
  start({ id }: Pick<ConnectedStore, 'id'>, file: string, intents: Blob): Promise<KnownJob> {
    const label: JobLabel = { file }
    return this.#change(id, this.#client.startJob(id, JSON.stringify(label), intents))
  }

  /** Cancels a job: what is written stays, the rest waits. @throws {StoreFailed} */
  cancel({ store, id }: KnownJob): Promise<KnownJob> {
    return this.#change(store, this.#client.cancelJob(store, id))
  }

  /** Goes on with a job that waits, was cancelled or failed. @throws {StoreFailed} */
  resume({ store, id }: KnownJob): Promise<KnownJob> {
    return this.#change(store, this.#client.resumeJob(store, id))
  }

  /** Lets a job go on without the values that need permissions which it waits for. @throws {StoreFailed} */
  leaveOut({ store, id }: KnownJob, scopes: readonly string[]): Promise<KnownJob> {
    return this.#change(store, this.#client.leaveOut(store, id, scopes))
  }

  /** Takes back what a job has written, by a new job, which is returned. @throws {StoreFailed} */
  undo({ store, id }: KnownJob): Promise<KnownJob> {
    return this.#change(store, this.#client.undoJob(store, id))
  }

  /**
   * Writes values over those which were in conflict with them, by a new job, which is returned.
   *
   * @param items numbers of the conflicts
   * @throws {StoreFailed}
   */
  overwrite({ store, id }: KnownJob, items: readonly number[]): Promise<KnownJob> {
    return this.#change(store, this.#client.overwrite(store, id, items))
  }

  /** Counts what undoing a job would do now. @throws {StoreFailed} */
  previewUndo(
    { store, id }: Pick<KnownJob, 'store' | 'id'>,
    signal: AbortSignal,
  ): Promise<UndoPreview> {
    return this.#client.previewUndo(store, id, signal)
  }

  /** Reads the values of a job with their outcomes. @throws {StoreFailed} */
  lines({ store, id }: KnownJob, options?: LineOptions): Promise<JobLine[]> {
    return this.#client.jobLines(store, id, options)
  }

  /** Reads the values of a job as they arrive. @throws {StoreFailed} */
  lineTexts(
    { store, id }: Pick<KnownJob, 'store' | 'id'>,
    options?: LineOptions,
  ): AsyncIterable<readonly string[]> {
    return this.#client.jobLineTexts(store, id, options)
  }

  async #change(store: string, answer: Promise<StoreJob>): Promise<KnownJob> {
    const job = knownJob(store, await answer)
    this.#changes += 1
    const others = (this.#known.get(store) ?? []).filter(({ id }) => id !== job.id)
    this.#known.set(store, [job, ...others])
    this.#show(undefined)
    this.#plan()
    return job
  }
}

/** Facts that a job carries for lists. */
interface JobLabel {
  readonly file?: string
}

function knownJob(store: string, job: StoreJob): KnownJob {
  return { ...job, store, file: fileOf(job.label) }
}

function fileOf(label: string): string | undefined {
  try {
    const { file } = JSON.parse(label) as JobLabel
    return typeof file === 'string' ? file : undefined
  } catch {
    return undefined
  }
}
