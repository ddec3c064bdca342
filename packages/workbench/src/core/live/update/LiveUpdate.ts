import type { WrittenValue } from '@dropwatt/shopify'
import { createStore } from 'zustand/vanilla'
import type { WrittenJob } from '../../storage/records.ts'
import type { Account } from '../../store/Account.ts'
import type { Session } from '../../store/Session.ts'
import type { JobLine } from '../storeApi.ts'
import { StoreFailed } from '../StoreFailed.ts'
import type { Stores } from '../Stores.ts'
import type { ComparisonOutcome } from '../../engine/FileComparison.ts'
import type { DifferenceRequest, LiveDifference } from './messages.ts'
import { inOrder } from './writtenValues.ts'
import { isRunning, type KnownJob, type StoreJobs } from './StoreJobs.ts'

export interface LiveUpdateState {
  /**
   * `counting` until the difference is known, and again after a change; `unreadable` if the ids beside the
   * file are of another release: it has to be read again; `failed` if counting failed.
   */
  readonly status: 'counting' | 'counted' | 'unreadable' | 'failed'
  /** The difference as it was counted last. */
  readonly difference: LiveDifference | undefined
  /** Permissions without which the member updates. */
  readonly without: readonly string[]
  /** Whether the job is being started. */
  readonly isStarting: boolean
  /** Reason that it was not started. */
  readonly problem: StoreFailed | undefined
  /** The jobs of the store that write this file, the newest first. */
  readonly jobs: readonly KnownJob[]
  /** The last one that can be taken back. @default there is none */
  readonly undoable: KnownJob | undefined
}

/** Writes an open live file to its store, and knows what the store has of it. */
export class LiveUpdate {
  readonly state = createStore<LiveUpdateState>(() => ({
    status: 'counting',
    difference: undefined,
    without: [],
    isStarting: false,
    problem: undefined,
    jobs: [],
    undoable: undefined,
  }))
  readonly #account: Account
  readonly #session: Session
  readonly #stores: Stores
  readonly #jobs: StoreJobs
  #written: WrittenJob[] | undefined
  /** The file as it was when `#written` was read. */
  #readAt: number | undefined
  #watchers = 0
  #ends: (() => void)[] = []
  /** Number of the last count. */
  #counts = 0
  #settling: Promise<void> = Promise.resolve()

  constructor(account: Account, session: Session, stores: Stores) {
    this.#account = account
    this.#session = session
    this.#stores = stores
    this.#jobs = stores.jobs
  }

  get stores(): Stores {
    return this.#stores
  }

  /** Keeps the difference and the jobs up to date until the returned function is called. */
  watch(): () => void {
    this.#watchers += 1
    if (this.#watchers === 1) this.#begin()
    return () => {
      this.#watchers -= 1
      if (this.#watchers > 0) return
      for (const end of this.#ends.splice(0)) end()
    }
  }

  #begin(): void {
    this.#ends = [
      this.#jobs.watch(),
      this.#jobs.state.subscribe(() => this.#showJobs()),
      this.#session.state.subscribe((now, before) => {
        if (now.status !== before.status || now.file.live !== before.file.live) this.#showJobs()
        if (now.status !== before.status) void this.count()
      }),
    ]
    this.#showJobs()
    void this.count()
  }

  /** Shows the jobs of the file, and learns what they wrote once they rest. */
  #showJobs(): void {
    const { file } = this.#session
    const { live } = file
    if (!live) return
    const jobs = this.#jobs.state
      .getState()
      .jobs.filter((job) => job.file === file.id && isSince(job, live.readAt))
    this.state.setState({ jobs, undoable: jobs.find((job) => canUndo(job, jobs)) })
    this.#settling = this.#settling.then(() => this.#settle(jobs))
  }

  /** Learns what jobs wrote that are not known so far. */
  async #settle(jobs: readonly KnownJob[]): Promise<void> {
    const known = await this.#readWritten()
    const due = jobs.filter(
      (job) =>
        !isRunning(job) &&
        countInStore(job) > 0 &&
        known.find((each) => each.job === job.id)?.version !== versionOf(job),
    )
    if (due.length === 0) return
    const found = await Promise.all(due.map((job) => this.#valuesOf(job)))
    const added = found.filter((each) => each !== undefined)
    if (added.length === 0) return
    const ids = new Set(added.map(({ job }) => job))
    this.#written = [...known.filter(({ job }) => !ids.has(job)), ...added]
    const { id } = this.#session.file
    await this.#account.use((storage) => storage.putWrittenJobs(id, added)).catch(() => {})
    await this.count()
  }

  /** @returns nothing if they cannot be read now: their values then count as not yet in the store */
  async #valuesOf(job: KnownJob): Promise<WrittenJob | undefined> {
    try {
      const lines = await this.#jobs.lines(job)
      const { id, createdAt } = job
      return { job: id, version: versionOf(job), createdAt, values: lines.flatMap(writtenValue) }
    } catch {
      return undefined
    }
  }

  async #readWritten(): Promise<readonly WrittenJob[]> {
    const { id, live } = this.#session.file
    if (this.#written && this.#readAt === live?.readAt) return this.#written
    this.#readAt = live?.readAt
    const storage = await this.#account.storage
    this.#written = await storage.writtenJobs(id).catch(() => [])
    return this.#written
  }

  /** Counts the difference again. Never throws. */
  async count(): Promise<void> {
    this.#counts += 1
    const number = this.#counts
    this.state.setState({ status: 'counting' })
    try {
      const difference = await this.#find()
      if (number !== this.#counts) return
      this.state.setState({ status: difference ? 'counted' : 'unreadable', difference })
      if (difference && difference.tooMany === undefined) this.#note(difference)
    } catch {
      if (number === this.#counts) this.state.setState({ status: 'failed' })
    }
  }

  /** Keeps with the file how many values its store lacks, for the lists of files. */
  #note({ columns, unwritten }: LiveDifference): void {
    const { file, canEdit } = this.#session.state.getState()
    // Also those that the member leaves out for now.
    const due = [...columns.map((column) => column.values), ...unwritten.map(({ cells }) => cells)]
    const values = due.reduce((sum, count) => sum + count, 0)
    const { changes, notInStore } = file
    const isKnown = notInStore?.values === values && notInStore.changes === changes
    if (!canEdit || isKnown) return
    // Where it cannot be saved, the lists say nothing of the store.
    this.#session.saver.putFile({ notInStore: { values, changes } }).catch(() => {})
  }

  async #find(): Promise<LiveDifference | undefined> {
    const request = await this.#request()
    return this.#session.worker.ask((api) => api.difference(request))
  }

  async #request(): Promise<DifferenceRequest> {
    const { without } = this.state.getState()
    const [sidecar, jobs] = await Promise.all([this.#session.saver.sidecar(), this.#readWritten()])
    return { sidecar, written: inOrder(jobs), without }
  }

  /**
   * Compares the file with its store cell by cell, until the comparison is ended.
   *
   * @throws if the ids beside the file are of another release
   */
  async compare(): Promise<ComparisonOutcome> {
    const request = await this.#request()
    const found = await this.#session.worker.ask((api) => api.compareWithStore(request))
    if (!found) throw new Error('The ids beside the file are of another release.')
    return found
  }

  /** Leaves out the values that need a permission. */
  leaveOut(scope: string): Promise<void> {
    this.state.setState(({ without }) => ({ without: [...without, scope] }))
    return this.count()
  }

  /** Forgets what the member left out, and why nothing was started. */
  reset(): void {
    const { without } = this.state.getState()
    this.state.setState({ without: [], problem: undefined })
    if (without.length > 0) void this.count()
  }

  /**
   * Starts the job that writes what differs now.
   *
   * @returns nothing if it was not started: `problem` says why, unless there is nothing to write
   */
  async start(): Promise<KnownJob | undefined> {
    const { file } = this.#session
    const { domain } = file.live ?? {}
    const { isStarting } = this.state.getState()
    if (isStarting) return undefined
    this.state.setState({ isStarting: true, problem: undefined })
    try {
      // What was written meanwhile is no longer among it.
      await this.#settling
      const difference = await this.#find()
      if (!difference?.intents) return undefined
      const { stores } = this.#stores.state.getState()
      const store = stores.find((each) => each.domain === domain)
      if (!store) throw new StoreFailed('not-found')
      return await this.#jobs.start(store, file.id, difference.intents)
    } catch (error) {
      const problem = error instanceof StoreFailed ? error : new StoreFailed('unexpected')
      this.state.setState({ problem })
      return undefined
    } finally {
      this.state.setState({ isStarting: false })
    }
  }
}

/** Whether an update is in the store, as it was not taken back, and can be. */
function canUndo(job: KnownJob, jobs: readonly KnownJob[]): boolean {
  if (isRunning(job) || job.undoes !== undefined || job.undoUntil === undefined) return false
  const isUndone = jobs.some(
    (each) => each.undoes === job.id && (isRunning(each) || countInStore(each) > 0),
  )
  return !isUndone && Date.parse(job.undoUntil) > Date.now()
}

/** Whether a job may have written values since a file was read. */
function isSince({ endedAt }: KnownJob, readAt: number): boolean {
  return endedAt === undefined || Date.parse(endedAt) >= readAt
}

/** Differs once a job has written more, so that what is known of it is read again. */
function versionOf(job: KnownJob): string {
  return `${countInStore(job)} ${job.endedAt ?? ''}`
}

/** Counts the values that the store has because of a job, or had before. */
function countInStore({ counts }: KnownJob): number {
  return counts.done + counts.saved + counts.already
}

function writtenValue({ owner, column, before, after, outcome }: JobLine): WrittenValue[] {
  switch (outcome.is) {
    case 'done':
    case 'already':
      return [{ owner, column, before, after }]
    case 'saved':
      return [{ owner, column, before, after: outcome.text }]
    default:
      return []
  }
}

const updates = new WeakMap<Session, LiveUpdate>()

/** Returns what writes an open live file to its store, the same for all parts of the page. */
export function liveUpdateOf(account: Account, session: Session, stores: Stores): LiveUpdate {
  const known = updates.get(session)
  if (known?.stores === stores) return known
  const update = new LiveUpdate(account, session, stores)
  updates.set(session, update)
  return update
}
