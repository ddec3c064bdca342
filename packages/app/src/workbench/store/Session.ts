import type { ExclusionTarget, FixCode, Recipe, UndoChoice } from '@dropwatt/automations'
import type { FileAutomationSlug, Options, Problems } from '@dropwatt/automations/options'
import { isFull } from '../storage/FileStorage.ts'
import type { FileRecord, JournalEntry } from '../storage/records.ts'
import type { FileWorker } from '../engine/FileWorker.ts'
import type {
  FileStatus,
  JobsOutcome,
  LeftOut,
  ListStatus,
  OpenedFile,
  PlanOutcome,
  PreviewQuery,
  UndoQuestion,
} from '../engine/messages.ts'
import {
  startWorker,
  WorkerStopped,
  type Calls,
  type RunningWorker,
} from '../engine/startWorker.ts'
import type { Account } from './Account.ts'
import { lockFile, type FileLock } from './FileLock.ts'
import { optionProblems, startingOptions } from './options.ts'
import { RowCache } from './RowCache.ts'
import { State } from './State.ts'

/** How long after the last change of an option its result is calculated, in ms. */
const planDelay = 150

/** What is being done to the file. */
export type Work =
  | { readonly kind: 'apply'; readonly slug: FileAutomationSlug; readonly isCancelling: boolean }
  | { readonly kind: 'fix'; readonly fixes: readonly FixCode[] }
  | { readonly kind: 'undo' | 'redo'; readonly job: string }
  | { readonly kind: 'recipe' }

/** A job that has just been applied. */
export interface AppliedJob {
  readonly id: string
  readonly slug: FileAutomationSlug
  readonly seconds: number
  /** Products that needed review, and those of them that were applied or excluded with a look. */
  readonly needReview: number
  readonly excluded: number
}

/** A job that ended without changing the file. */
export interface EndedJob {
  readonly kind: 'cancelled' | 'failed' | 'interrupted'
  readonly slug: FileAutomationSlug | undefined
  /** What the error said, for its details. */
  readonly details: string
}

/** What the options of an automation would change. */
export interface PreviewState {
  readonly slug: FileAutomationSlug
  readonly options: Options
  readonly problems: Problems
  /** `calculating` while `outcome` belongs to earlier options, `invalid` while an option has a problem. */
  readonly progress: 'ready' | 'calculating' | 'invalid'
  readonly outcome?: PlanOutcome
  readonly list?: ListStatus
  readonly query: PreviewQuery
  /** Columns of the file whose changes are all excluded. */
  readonly excludedColumns: ReadonlySet<number>
  readonly rows: RowCache
  /** Changes with every row that is read or changed. */
  readonly revision: number
}

export interface SessionState {
  readonly file: FileRecord
  readonly opened: OpenedFile
  readonly status: FileStatus
  /** Whether this tab may change the file; only one tab may. */
  readonly canEdit: boolean
  /** Whether the last job is only in memory, because the device is full. */
  readonly isUnsaved: boolean
  readonly preview: PreviewState | undefined
  readonly work: Work | undefined
  readonly applied: AppliedJob | undefined
  readonly ended: EndedJob | undefined
  /** The job that was undone last, once it is. */
  readonly undone: string | undefined
  /** The new size and time of the file in the owner's folder, if it changed since it was opened. */
  readonly changedOnDisk: File | undefined
}

const firstQuery: PreviewQuery = { filter: 'changed', search: '', order: 'file' }

/** One open file: its worker, the options and preview of the current page, and its jobs. */
export class Session {
  readonly state: State<SessionState>
  readonly #account: Account
  readonly #source: Blob
  #worker: RunningWorker<FileWorker>
  #lock: FileLock | undefined
  #planTimer: ReturnType<typeof setTimeout> | undefined
  #isClosed = false

  private constructor(
    account: Account,
    source: Blob,
    worker: RunningWorker<FileWorker>,
    file: FileRecord,
    opened: OpenedFile,
  ) {
    this.#account = account
    this.#source = source
    this.#worker = worker
    this.state = new State<SessionState>({
      file,
      opened,
      status: opened.status,
      canEdit: false,
      isUnsaved: false,
      preview: undefined,
      work: undefined,
      applied: undefined,
      ended: undefined,
      undone: undefined,
      changedOnDisk: undefined,
    })
  }

  /** Starts to work on a file that a worker has opened. */
  static async start(
    account: Account,
    source: Blob,
    worker: RunningWorker<FileWorker>,
    file: FileRecord,
    opened: OpenedFile,
  ): Promise<Session> {
    const session = new Session(account, source, worker, file, opened)
    await session.lock(false)
    const storage = await account.storage
    const entry = await storage.journal(file.id)
    if (entry && session.state.get().canEdit) await session.#reportInterrupted(entry)
    return session
  }

  get file(): FileRecord {
    return this.state.get().file
  }

  /** Whether closing the tab now would lose something. */
  get isAtRisk(): boolean {
    const { work, isUnsaved } = this.state.get()
    return work !== undefined || isUnsaved
  }

  /** The original bytes. */
  get source(): Blob {
    return this.#source
  }

  /**
   * Takes the right to change the file.
   *
   * @param takesOver takes it from another tab, which then only shows the file
   */
  async lock(takesOver: boolean): Promise<void> {
    const lock = await lockFile(`dropwatt.files.${this.#account.user}.${this.file.id}`, {
      takesOver,
      onLost: () => {
        this.#lock = undefined
        this.state.set({ canEdit: false })
      },
    })
    if (this.#isClosed) {
      lock?.release()
      return
    }
    this.#lock = lock
    this.state.set({ canEdit: lock !== undefined })
    if (lock && takesOver) await this.reload()
  }

  /** Opens the file again from what is saved, after its worker stopped or another tab changed it. */
  async reload(): Promise<void> {
    this.#worker.stop()
    const worker = startSessionWorker()
    this.#worker = worker
    const storage = await this.#account.storage
    const { id, name } = this.file
    try {
      const jobs = await storage.packedJobs(id)
      const opened = await worker.call((api) => api.open(this.#source, name, jobs))
      const file = (await storage.file(id)) ?? this.file
      if ('refused' in opened || this.#worker !== worker || this.#isClosed) return
      this.state.set({ opened, status: opened.status, file, work: undefined })
      this.#plan()
    } catch (error) {
      // The file was closed, or is being opened once more.
      if (this.#worker === worker && !this.#isClosed) throw error
    }
  }

  /** Shows an automation of this file, with the options that were last chosen for it. */
  async show(slug: FileAutomationSlug): Promise<void> {
    const { preview, opened, file } = this.state.get()
    if (preview?.slug === slug) return
    const storage = await this.#account.storage
    const draft = await storage.draft(file.id, slug)
    const options = startingOptions(slug, opened.header, draft)
    this.state.set({
      preview: {
        slug,
        options,
        problems: {},
        progress: 'calculating',
        query: firstQuery,
        excludedColumns: new Set(),
        rows: new RowCache(),
        revision: 0,
      },
      applied: undefined,
    })
    this.#plan()
  }

  /** Changes one option, saves all as a draft, and calculates their result after a moment. */
  setOption(key: string, value: Options[string]): void {
    const { preview } = this.state.get()
    if (preview) this.#setOptions({ ...preview.options, [key]: value })
  }

  /** Restores the default options. */
  resetOptions(): void {
    const { preview, opened } = this.state.get()
    if (preview) this.#setOptions(startingOptions(preview.slug, opened.header, undefined))
  }

  #setOptions(options: Options): void {
    const { preview, opened, file } = this.state.get()
    if (!preview) return
    const problems = optionProblems(preview.slug, opened.header, options)
    const isValid = Object.keys(problems).length === 0
    const progress = isValid ? 'calculating' : 'invalid'
    this.state.set({ preview: { ...preview, options, problems, progress }, applied: undefined })
    clearTimeout(this.#planTimer)
    if (!isValid) return
    this.#planTimer = setTimeout(() => this.#plan(), planDelay)
    void this.#account.storage
      .then((storage) => storage.putDraft(file.id, preview.slug, options))
      // A draft that cannot be saved is still in the form.
      .catch(() => {})
  }

  /** Calculates the result of the options. */
  #plan(): void {
    clearTimeout(this.#planTimer)
    const { preview } = this.state.get()
    if (!preview) return
    const { slug, options } = preview
    this.#setPreview({ progress: 'calculating' })
    this.#call((api) => api.plan(slug, options)).then(
      (outcome) => {
        const current = this.state.get().preview
        if (!outcome || current?.slug !== slug || current.options !== options) return
        this.#setPreview({ outcome, progress: 'ready' })
        this.#showList(outcome.list)
      },
      (error: unknown) => this.#fail(slug, error),
    )
  }

  #setPreview(changes: Partial<PreviewState>): void {
    const { preview } = this.state.get()
    if (preview) this.state.set({ preview: { ...preview, ...changes } })
  }

  /** Shows another list; its rows have to be read again. */
  #showList(list: ListStatus): void {
    const { preview } = this.state.get()
    if (!preview) return
    const { revision } = preview
    this.#setPreview({ list, rows: new RowCache(), revision: revision + 1 })
  }

  /** Reads the rows of a range that have not been read. */
  readonly readRows = (from: number, to: number): void => {
    const { preview } = this.state.get()
    if (!preview?.list) return
    const { rows, list } = preview
    for (const [start, end] of rows.missing(from, Math.min(to, list.count))) {
      this.#call((api) => api.rows(list.plan, start, end)).then(
        (found) => {
          const current = this.state.get().preview
          if (!found || current?.rows !== rows) return
          rows.add(found)
          this.#setPreview({ revision: current.revision + 1 })
        },
        () => {},
      )
    }
  }

  /** Chooses which products the preview lists, and in which order. */
  setQuery(changes: Partial<PreviewQuery>): void {
    const { preview } = this.state.get()
    if (!preview) return
    const query = { ...preview.query, ...changes }
    this.#setPreview({ query })
    if (preview.outcome) this.#relist((api) => api.list(query))
  }

  expand(product: number, isExpanded: boolean): void {
    this.#relist((api) => api.expand(product, isExpanded))
  }

  exclude(target: ExclusionTarget): void {
    this.#noteColumn(target, true)
    this.#relist((api) => api.exclude(target))
  }

  include(target: ExclusionTarget): void {
    this.#noteColumn(target, false)
    this.#relist((api) => api.include(target))
  }

  #noteColumn(target: ExclusionTarget, isExcluded: boolean): void {
    const { preview } = this.state.get()
    if (!preview || target.kind === 'needs-review') return
    const columns = new Set(preview.excludedColumns)
    if (target.kind === 'column' && isExcluded) columns.add(target.column)
    else if ('column' in target) columns.delete(target.column)
    this.#setPreview({ excludedColumns: columns })
  }

  /** Undoes the last exclusion; if there is none, the last job. */
  undoLast(): void {
    if (this.state.get().preview?.list?.canUndoExclusion) this.#relist((api) => api.undoExclusion())
  }

  redoLast(): void {
    if (this.state.get().preview?.list?.canRedoExclusion) this.#relist((api) => api.redoExclusion())
  }

  #relist(change: (api: Api) => Promise<ListStatus>): void {
    this.#call(change).then(
      (list) => this.#showList(list),
      () => {},
    )
  }

  nextReview(from: number, direction: 'next' | 'previous'): Promise<number | undefined> {
    return this.#call((api) => api.nextReview(from, direction))
  }

  indexOfRow(row: number): Promise<number | undefined> {
    return this.#call((api) => api.indexOfRow(row))
  }

  /** Applies what the preview shows as a job. */
  async apply(leftOut: LeftOut = {}): Promise<void> {
    const { preview, canEdit, work, file } = this.state.get()
    if (preview?.progress !== 'ready' || !preview.list || !canEdit || work) return
    const { slug, options } = preview
    const { needReview } = preview.list.summary
    this.state.set({
      work: { kind: 'apply', slug, isCancelling: false },
      applied: undefined,
      ended: undefined,
    })
    const start = performance.now()
    const id = crypto.randomUUID()
    const at = Date.now()
    try {
      const storage = await this.#account.storage
      // Without it nothing is lost; only the next visit cannot tell what happened.
      await storage.openJournal({ file: file.id, slug, options, at }).catch(() => {})
      const outcome = await this.#call((api) => api.apply({ id, at, leftOut }))
      await this.#save(outcome)
      const job = outcome.status.jobs.find((each) => each.id === id)
      const seconds = (performance.now() - start) / 1000
      const excluded = job?.excludedCells ?? 0
      this.state.set({ work: undefined, applied: { id, slug, seconds, needReview, excluded } })
      this.#plan()
    } catch (error) {
      await this.#fail(slug, error)
    }
  }

  /** Stops the job that is being applied. The file stays exactly as it was. */
  async cancel(): Promise<void> {
    const { work } = this.state.get()
    if (work?.kind !== 'apply' || work.isCancelling) return
    this.state.set({ work: { ...work, isCancelling: true } })
    this.#worker.stop()
  }

  async fix(fixes: readonly FixCode[]): Promise<void> {
    const ids = fixes.map(() => crypto.randomUUID())
    await this.#change({ kind: 'fix', fixes }, (api) => api.fix(fixes, ids, Date.now()))
  }

  /**
   * Applies the steps of a recipe, each as a job.
   *
   * @returns what its jobs have in `recipe`
   */
  async applyRecipe(recipe: Recipe): Promise<string> {
    const id = crypto.randomUUID()
    await this.#change({ kind: 'recipe' }, (api) => api.applyRecipe(recipe, id, Date.now()))
    return id
  }

  /** Undoes the jobs of a recipe that was applied, newest first. */
  async undoRecipe(id: string): Promise<void> {
    await this.#change({ kind: 'recipe' }, (api) => api.undoRecipe(id))
  }

  /** Returns what to ask before a job is undone; nothing if it can simply be undone. */
  undoQuestion(id: string, all?: boolean): Promise<UndoQuestion | undefined> {
    return this.#call((api) => api.undoQuestion(id, all))
  }

  async undo(job: string, choice?: UndoChoice): Promise<void> {
    this.state.set({ undone: undefined })
    await this.#change({ kind: 'undo', job }, (api) => api.undo(job, choice))
    if (!this.state.get().ended) this.state.set({ undone: job })
  }

  async redo(job: string): Promise<void> {
    await this.#change({ kind: 'redo', job }, (api) => api.redo(job))
  }

  /** Returns the jobs whose cells a later job changed again. */
  changedLater(): Promise<readonly string[]> {
    return this.#call((api) => api.changedLater())
  }

  /** Calls the worker for something that changes nothing. */
  ask<Result>(question: (api: Api) => Promise<Result>): Promise<Result> {
    return this.#call(question)
  }

  async #change(work: Work, change: (api: Api) => Promise<JobsOutcome>): Promise<void> {
    const { canEdit, work: current } = this.state.get()
    if (!canEdit || current) return
    this.state.set({ work, applied: undefined, ended: undefined })
    try {
      await this.#save(await this.#call(change))
      this.state.set({ work: undefined })
      this.#plan()
    } catch (error) {
      await this.#fail(undefined, error)
    }
  }

  /** Saves what a change of the jobs left; a full device leaves it in memory. */
  async #save({ status, saved }: JobsOutcome): Promise<void> {
    const storage = await this.#account.storage
    const file: FileRecord = {
      ...this.file,
      changes: this.file.changes + 1,
      openedAt: Date.now(),
    }
    const jobs = saved.map((job) => ({ ...job, file: file.id }))
    this.state.set({ status, file })
    try {
      await storage.saveJobs(file, jobs)
      this.state.set({ isUnsaved: false })
      await this.#account.changed(file.id)
    } catch (error) {
      if (!isFull(error)) throw error
      await storage.closeJournal(file.id).catch(() => {})
      this.state.set({ isUnsaved: true })
    }
  }

  /** Notes that the current state was downloaded. */
  async noteDownload(): Promise<void> {
    await this.putFile({ downloaded: this.file.changes })
  }

  /** Changes what is known about the file, such as its label. */
  async putFile(changes: Partial<FileRecord>): Promise<void> {
    this.state.set({ file: { ...this.file, ...changes } })
    await this.#account.putFile(this.file.id, changes)
  }

  /** Closes the message about how a job ended, or about the one that was applied. */
  dismiss(): void {
    this.state.set({ ended: undefined, applied: undefined })
  }

  dismissChangedOnDisk(): void {
    this.state.set({ changedOnDisk: undefined })
  }

  /** Looks whether the file in the owner's folder has changed, if the browser still allows it. */
  async lookAtDisk(): Promise<void> {
    const { disk } = this.file
    if (!disk || this.state.get().changedOnDisk) return
    try {
      if ((await disk.handle.queryPermission({ mode: 'read' })) !== 'granted') return
      const found = await disk.handle.getFile()
      if (found.lastModified === disk.modifiedAt && found.size === disk.size) return
      this.state.set({ changedOnDisk: found })
    } catch {
      // The file was moved or removed, which is no change of this copy.
    }
  }

  /** The tab closed while a job was being applied. */
  async #reportInterrupted({ slug, options, file }: JournalEntry): Promise<void> {
    const storage = await this.#account.storage
    await storage.closeJournal(file)
    await storage.putDraft(file, slug, options)
    this.state.set({
      ended: { kind: 'interrupted', slug: slug as FileAutomationSlug, details: '' },
    })
  }

  /** A job ended with an error, or because it was cancelled: opens the file as it was before. */
  async #fail(slug: FileAutomationSlug | undefined, error: unknown): Promise<void> {
    if (this.#isClosed) return
    const { work, file } = this.state.get()
    const isCancelled = work?.kind === 'apply' && work.isCancelling
    const details = error instanceof Error ? `${error.name}: ${error.message}` : String(error)
    const storage = await this.#account.storage
    await storage.closeJournal(file.id).catch(() => {})
    if (work || error instanceof WorkerStopped) await this.reload()
    this.state.set({
      work: undefined,
      ended: { kind: isCancelled ? 'cancelled' : 'failed', slug, details },
    })
  }

  #call<Result>(run: (api: Api) => Promise<Result>): Promise<Result> {
    return this.#worker.call(run)
  }

  close(): void {
    this.#isClosed = true
    clearTimeout(this.#planTimer)
    this.#worker.stop()
    this.#lock?.release()
  }
}

/** The worker as it is called from outside. */
type Api = Calls<FileWorker>

/** Starts a worker for a file. */
export function startSessionWorker(): RunningWorker<FileWorker> {
  return startWorker<FileWorker>(() => {})
}
