import type { ExclusionTarget, FixCode, Recipe, UndoChoice } from '@dropwatt/automations'
import type { FileAutomationSlug, Options, Problems } from '@dropwatt/automations/options'
import { isFull } from '../storage/FileStorage.ts'
import type { FileRecord, JournalEntry, PackedJob } from '../storage/records.ts'
import type { FileWorker } from '../engine/FileWorker.ts'
import type { ExclusionStep, LeftOut } from '../engine/exclusions.ts'
import type {
  FileStatus,
  JobsOutcome,
  ListStatus,
  OpenedFile,
  PlanOutcome,
  PreviewQuery,
  UndoQuestion,
} from '../engine/messages.ts'
import { startWorker, type Calls, type RunningWorker } from '../engine/startWorker.ts'
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
  readonly kind: 'cancelled' | 'failed' | 'interrupted' | 'unwritable'
  readonly slug: FileAutomationSlug | undefined
  /** What the error said, for its details; of an unwritable job the character. */
  readonly details: string
}

/** Thrown when the encoding of the file lacks a character that a job writes. */
class UnwritableError extends Error {
  override readonly name = 'UnwritableError'
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
  /** Why the last jobs are only in memory: the device is full, or its storage failed. */
  readonly unsaved: 'full' | 'refused' | undefined
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
  /** Settles once the worker has opened the file. */
  #opening: Promise<unknown> = Promise.resolve()
  #lock: FileLock | undefined
  /** Whether the device has the original bytes. */
  #isSourceSaved = true
  /** The jobs that could not be saved yet, by their id. */
  readonly #unsavedJobs = new Map<string, PackedJob>()
  /** What was excluded on this page since the last job, so that a new worker can be told. */
  #exclusions: readonly ExclusionStep[] = []
  /** What the job that is being applied, or ended without changing the file, leaves out. */
  #leftOut: LeftOut = {}
  /** The worker that knows them. */
  #told: RunningWorker<FileWorker> | undefined
  /** The job that was being applied when the tab closed. */
  #interrupted: JournalEntry | undefined
  #planTimer: ReturnType<typeof setTimeout> | undefined
  #isClosed = false
  /** The rows that were asked for last: those in view and around. */
  #range: readonly [from: number, to: number] = [0, 0]

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
    this.#watch(worker)
    this.state = new State<SessionState>({
      file,
      opened,
      status: opened.status,
      canEdit: false,
      unsaved: undefined,
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
    const { work, unsaved } = this.state.get()
    return work !== undefined || unsaved !== undefined
  }

  /** Whether the device has a copy of the file. */
  get isSaved(): boolean {
    return this.#isSourceSaved
  }

  /** Saves a file that was just opened; if that fails it stays in memory. */
  async saveNew(): Promise<void> {
    this.#isSourceSaved = false
    const storage = await this.#account.storage
    await this.#store(() => storage.addFile(this.file, this.#source))
  }

  /** Tries again to save what could not be saved. */
  async saveUnsaved(): Promise<void> {
    if (this.state.get().unsaved === undefined || !this.state.get().canEdit) return
    await this.#saveJobs()
    await this.#account.changed(this.file.id)
  }

  /** Stores something; whatever the reason that it fails, it stays in memory and is known as unsaved. */
  async #store(save: () => Promise<void>): Promise<void> {
    try {
      await save()
      this.#isSourceSaved = true
      this.#unsavedJobs.clear()
      this.state.set({ unsaved: undefined })
    } catch (error) {
      if (!(error instanceof DOMException)) throw error
      this.state.set({ unsaved: isFull(error) ? 'full' : 'refused' })
    }
  }

  async #saveJobs(): Promise<void> {
    const storage = await this.#account.storage
    const source = this.#isSourceSaved ? undefined : this.#source
    const jobs = [...this.#unsavedJobs.values()]
    await this.#store(() => storage.saveJobs(this.file, jobs, source))
  }

  /** Starts a new worker if this one stops while nobody waits for its answer. */
  #watch(worker: RunningWorker<FileWorker>): void {
    void worker.died.then(() => {
      const { work, preview } = this.state.get()
      const isAwaited = work !== undefined || preview?.progress === 'calculating'
      if (this.#worker !== worker || this.#isClosed || isAwaited) return undefined
      return this.reload({ keepsExclusions: true }).catch((error: unknown) =>
        this.#fail(undefined, error),
      )
    })
  }

  /**
   * Takes over what another tab changed about the file.
   *
   * @param hasNewJobs whether its jobs changed too
   */
  async follow(saved: FileRecord, hasNewJobs: boolean): Promise<void> {
    // What is only in this tab stays, so that it can be downloaded.
    if (this.state.get().work || this.state.get().unsaved) return
    if (hasNewJobs) await this.reload()
    else this.state.set({ file: saved })
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

  /**
   * Opens the file again from what is saved, after its worker stopped or another tab changed it.
   *
   * @param keepsExclusions whether the jobs are the same as before, so that what was excluded still
   *   is. @default false
   * @param plans whether to calculate the preview. @default true
   */
  async reload({ keepsExclusions = false, plans = true } = {}): Promise<void> {
    this.#worker.stop()
    const worker = startSessionWorker()
    this.#worker = worker
    this.#watch(worker)
    if (!keepsExclusions) this.#exclusions = []
    const { id, name } = this.file
    const opening = this.#open(worker, id, name)
    this.#opening = opening
    try {
      const opened = await opening
      const storage = await this.#account.storage
      const file = this.state.get().unsaved ? this.file : ((await storage.file(id)) ?? this.file)
      if ('refused' in opened || this.#worker !== worker || this.#isClosed) return
      this.state.set({ opened, status: opened.status, file, work: undefined })
      if (plans) this.#plan()
    } catch (error) {
      // The file was closed, or is being opened once more.
      if (this.#worker === worker && !this.#isClosed) throw error
    }
  }

  async #open(worker: RunningWorker<FileWorker>, id: string, name: string) {
    const storage = await this.#account.storage
    const jobs = this.#withUnsaved(await storage.packedJobs(id))
    return worker.call((api) => api.open(this.#source, name, jobs))
  }

  /** Adds the jobs that are only in memory to those that are saved. */
  #withUnsaved(saved: readonly PackedJob[]): PackedJob[] {
    const jobs = new Map(saved.map((job) => [job.id, job]))
    for (const [id, job] of this.#unsavedJobs) jobs.set(id, job)
    return [...jobs.values()].toSorted((one, other) => one.position - other.position)
  }

  /** Shows an automation of this file, with the options that were last chosen for it. */
  async show(slug: FileAutomationSlug): Promise<void> {
    const { preview, opened, file } = this.state.get()
    if (preview?.slug === slug) return
    const storage = await this.#account.storage
    const draft = await storage.draft(file.id, slug)
    const options = startingOptions(slug, opened.header, draft)
    const interrupted = this.#interrupted?.slug === slug ? this.#interrupted : undefined
    this.#exclusions = interrupted?.exclusions ?? []
    this.#leftOut = interrupted?.leftOut ?? {}
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
    const worker = this.#worker
    const isCurrent = () => {
      const { preview: current } = this.state.get()
      return this.#worker === worker && current?.slug === slug && current.options === options
    }
    const calculate = async () => {
      const outcome = await this.#call((api) => api.plan(slug, options))
      if (!outcome || !isCurrent()) return
      const list = await this.#restoreExclusions(worker, outcome.list)
      if (!isCurrent()) return
      this.#setPreview({ outcome, progress: 'ready' })
      this.#showList(list)
    }
    calculate().catch((error: unknown) => {
      if (isCurrent()) void this.#fail(slug, error)
    })
  }

  /** Tells a new worker what was excluded before. */
  async #restoreExclusions(worker: RunningWorker<FileWorker>, list: ListStatus) {
    if (this.#told === worker) return list
    this.#told = worker
    const steps = this.#exclusions
    return steps.length === 0 ? list : worker.call((api) => api.exclude(steps))
  }

  #setPreview(changes: Partial<PreviewState>): void {
    const { preview } = this.state.get()
    if (preview) this.state.set({ preview: { ...preview, ...changes } })
  }

  /** Shows another list, and reads its rows in view. */
  #showList(list: ListStatus): void {
    const { preview } = this.state.get()
    if (!preview) return
    const { revision, rows } = preview
    this.#setPreview({ list, rows: new RowCache(rows), revision: revision + 1 })
    const [from, to] = this.#range
    this.readRows(Math.max(0, Math.min(from, list.count - (to - from))), to)
  }

  /** Reads the rows of a range that have not been read. */
  readonly readRows = (from: number, to: number): void => {
    const { preview } = this.state.get()
    if (!preview?.list) return
    const { rows, list } = preview
    this.#range = [from, to]
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
    this.#exclude({ kind: 'exclude', target })
  }

  include(target: ExclusionTarget): void {
    this.#noteColumn(target, false)
    this.#exclude({ kind: 'include', target })
  }

  #exclude(step: ExclusionStep): void {
    this.#exclusions = [...this.#exclusions, step]
    this.#relist((api) => api.exclude([step]))
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
    if (this.state.get().preview?.list?.canUndoExclusion) this.#exclude({ kind: 'undo' })
  }

  redoLast(): void {
    if (this.state.get().preview?.list?.canRedoExclusion) this.#exclude({ kind: 'redo' })
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
    this.#leftOut = leftOut
    this.#interrupted = undefined
    const start = performance.now()
    const id = crypto.randomUUID()
    const at = Date.now()
    try {
      const storage = await this.#account.storage
      const entry = { file: file.id, slug, options, at, exclusions: this.#exclusions, leftOut }
      // Without it nothing is lost; only the next visit cannot tell what happened.
      await storage.openJournal(entry).catch(() => {})
      const outcome = await this.#call((api) => api.apply({ id, at, leftOut }))
      if ('unwritable' in outcome) throw new UnwritableError(outcome.unwritable)
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

  /** Whether the job that ended can be applied again on this page, with what it left out. */
  get canRetry(): boolean {
    const { ended, preview, canEdit } = this.state.get()
    return canEdit && ended?.slug !== undefined && ended.slug === preview?.slug
  }

  /** Applies the job that ended again; if its changes could not be calculated, calculates them. */
  async retry(): Promise<void> {
    const { preview } = this.state.get()
    if (!this.canRetry) return
    if (preview?.progress === 'ready') await this.apply(this.#leftOut)
    else {
      this.dismiss()
      this.#plan()
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
    return this.ask((api) => api.undoQuestion(id, all))
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
    return this.ask((api) => api.changedLater())
  }

  /**
   * Asks the worker something that changes nothing. If the file is opened again meanwhile, the new
   * worker is asked.
   */
  async ask<Result>(question: (api: Api) => Promise<Result>): Promise<Result> {
    const worker = this.#worker
    try {
      return await this.#call(question)
    } catch (error) {
      if (this.#worker === worker || this.#isClosed) throw error
      return this.ask(question)
    }
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

  /** Saves what a change of the jobs left; where that fails it stays in memory. */
  async #save({ status, saved }: JobsOutcome): Promise<void> {
    if (!this.state.get().canEdit) throw new Error('Another tab took over the file.')
    const file: FileRecord = {
      ...this.file,
      changes: this.file.changes + 1,
      openedAt: Date.now(),
    }
    for (const job of saved) this.#unsavedJobs.set(job.id, { ...job, file: file.id })
    this.#exclusions = []
    this.state.set({ status, file })
    await this.#saveJobs()
    if (this.state.get().unsaved) await this.#closeJournal()
    else await this.#account.changed(file.id)
  }

  /** Ends the note of what is being applied; where it cannot be removed, it was not saved either. */
  async #closeJournal(): Promise<void> {
    const storage = await this.#account.storage
    await storage.closeJournal(this.file.id).catch(() => {})
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
  async #reportInterrupted(entry: JournalEntry): Promise<void> {
    const { slug, options, file } = entry
    const storage = await this.#account.storage
    await storage.closeJournal(file)
    await storage.putDraft(file, slug, options)
    this.#interrupted = entry
    this.state.set({
      ended: { kind: 'interrupted', slug: slug as FileAutomationSlug, details: '' },
    })
  }

  /** A job ended with an error, or because it was cancelled: opens the file as it was before. */
  async #fail(slug: FileAutomationSlug | undefined, error: unknown): Promise<void> {
    if (this.#isClosed) return
    const { work, canEdit } = this.state.get()
    const isCancelled = work?.kind === 'apply' && work.isCancelling
    if (canEdit) await this.#closeJournal()
    // A plan that stops its worker would stop the next one too: it waits until it is asked for again.
    const reopened = this.reload({ keepsExclusions: true, plans: work !== undefined })
    const failure = await reopened.then(
      () => error,
      (reason: unknown) => reason,
    )
    this.state.set({
      work: undefined,
      ended:
        error instanceof UnwritableError
          ? { kind: 'unwritable', slug, details: error.message }
          : { kind: isCancelled ? 'cancelled' : 'failed', slug, details: describe(failure) },
    })
  }

  /** Calls the worker once it has opened the file. */
  async #call<Result>(run: (api: Api) => Promise<Result>): Promise<Result> {
    const worker = this.#worker
    await this.#opening
    return worker.call(run)
  }

  close(): void {
    this.#isClosed = true
    clearTimeout(this.#planTimer)
    this.#worker.stop()
    this.#lock?.release()
  }
}

function describe(error: unknown): string {
  return error instanceof Error ? `${error.name}: ${error.message}` : String(error)
}

/** The worker as it is called from outside. */
type Api = Calls<FileWorker>

/** Starts a worker for a file. */
export function startSessionWorker(): RunningWorker<FileWorker> {
  return startWorker<FileWorker>()
}
