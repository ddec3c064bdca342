import type { FixCode, Recipe, UndoChoice } from '@dropwatt/automations'
import { kindFor, type FileAutomationSlug } from '@dropwatt/automations/options'
import type { ReferenceRates } from '@dropwatt/automations/rates'
import { proxy } from 'comlink'
import type { LeftOut } from '../engine/exclusions.ts'
import type { FileWorker } from '../engine/FileWorker.ts'
import type {
  Cancelled,
  JobProgress,
  JobsOutcome,
  OpenedFile,
  RecipePreview,
  RecipeStepProgress,
  UndoQuestion,
} from '../engine/messages.ts'
import type { RunningWorker } from '../engine/startWorker.ts'
import type { FileRecord, JournalEntry } from '../storage/records.ts'
import type { Account } from './Account.ts'
import { lockFile, type FileLock } from './FileLock.ts'
import { FileSaver } from './FileSaver.ts'
import { LateProgress } from './LateProgress.ts'
import { noChoices } from './noChoices.ts'
import { OfferedChoices } from './OfferedChoices.ts'
import { OpenWorker, startSessionWorker, type Api } from './OpenWorker.ts'
import { rates } from './Rates.ts'
import { SessionPreview } from './SessionPreview.ts'
import {
  applyingOf,
  showsProgressAfter,
  type Applying,
  type SessionState,
  type Work,
} from './SessionState.ts'
import { State } from './State.ts'

/** Thrown when the encoding of the file lacks a character that a job writes. */
class UnwritableError extends Error {
  override readonly name = 'UnwritableError'
}

/**
 * One open file. It owns the right to change it, its jobs with how the last one ended, and what is
 * known about it; its parts own the worker, the preview and the saving.
 */
export class Session {
  readonly state: State<SessionState>
  /** What the automation of the current page would change. */
  readonly preview: SessionPreview
  /** The original bytes. */
  readonly source: Blob
  readonly #account: Account
  readonly #worker: OpenWorker
  readonly #saver: FileSaver
  readonly #choices: OfferedChoices
  #lock: FileLock | undefined
  /** What the job that is being applied, or ended without changing the file, leaves out. */
  #leftOut: LeftOut = {}
  /** The job that was being applied when the tab closed. */
  #interrupted: JournalEntry | undefined
  #isClosed = false

  private constructor(
    account: Account,
    source: Blob,
    worker: RunningWorker<FileWorker>,
    file: FileRecord,
    opened: OpenedFile,
  ) {
    this.#account = account
    this.source = source
    this.state = new State<SessionState>({
      file,
      opened,
      status: opened.status,
      choices: noChoices,
      canEdit: false,
      unsaved: undefined,
      preview: undefined,
      work: undefined,
      applied: undefined,
      ended: undefined,
      undone: undefined,
      changedOnDisk: undefined,
    })
    this.#worker = new OpenWorker(worker, startSessionWorker, () => this.#onDied())
    this.#choices = new OfferedChoices(this.state, this.#worker)
    this.#saver = new FileSaver(account, this.state, source)
    this.preview = new SessionPreview(account, this.state, this.#worker, (slug, error) => {
      void this.#fail(slug, error)
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
    // Before it waits for the right to change the file: what is removed meanwhile is not created again.
    const storage = await account.storage
    try {
      await session.lock(false)
      const entry = await storage.journal(file.id)
      if (entry && session.state.get().canEdit) await session.#reportInterrupted(entry)
    } catch (error) {
      session.close()
      throw error
    }
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
    return this.#saver.isSourceSaved
  }

  /** Saves a file that was just opened; if that fails it stays in memory. */
  saveNew(): Promise<void> {
    return this.#saver.saveNew()
  }

  /** Tries again to save what could not be saved. */
  async saveUnsaved(): Promise<void> {
    const { unsaved, canEdit } = this.state.get()
    if (unsaved !== undefined && canEdit) await this.#saver.saveJobs()
  }

  /** Opens the file again if its worker stopped while nobody waits for an answer. */
  #onDied(): void {
    const { work, preview } = this.state.get()
    if (work || (preview?.progress === 'calculating' && !this.preview.isOutdated)) return
    this.reload({ keepsExclusions: true }).catch((error: unknown) => this.#fail(undefined, error))
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
    if (!keepsExclusions) this.preview.forgetExclusions()
    const reopened = await this.#worker.reopen(async (api) => {
      const jobs = await this.#saver.packedJobs()
      const opened = await api.open(this.source, this.file.name, jobs)
      return { opened, file: await this.#saver.record() }
    })
    if (!reopened || 'refused' in reopened.opened) return
    const { opened, file } = reopened
    this.#choices.forget()
    this.state.set({ opened, status: opened.status, file, work: undefined })
    if (plans) this.preview.plan()
  }

  /** Shows an automation of this file, with the options that were last chosen for it. */
  async show(slug: FileAutomationSlug): Promise<void> {
    if (this.state.get().preview?.slug === slug) return
    const interrupted = this.#interrupted?.slug === slug ? this.#interrupted : undefined
    this.#leftOut = interrupted?.leftOut ?? {}
    await this.preview.show(slug, interrupted?.exclusions ?? [])
  }

  /** Applies what the preview shows as a job. */
  async apply(leftOut: LeftOut = {}): Promise<void> {
    const { preview, canEdit, work } = this.state.get()
    if (preview?.progress !== 'ready' || !preview.list || !canEdit || work) return
    const { slug, options } = preview
    const id = crypto.randomUUID()
    const at = Date.now()
    this.state.set({
      work: { kind: 'apply', id, at, slug, isCancelling: false },
      applied: undefined,
      ended: undefined,
    })
    this.#leftOut = leftOut
    this.#interrupted = undefined
    const start = performance.now()
    const late = new LateProgress<JobProgress>(showsProgressAfter, (progress) => {
      const { work: current } = this.state.get()
      if (current?.kind !== 'apply' || current.id !== id) return
      this.state.set({ work: { ...current, progress } })
    })
    try {
      const { exclusions, seen } = this.preview
      await this.#saver.openJournal({ slug, options, at, exclusions, leftOut })
      const outcome = await this.#worker.call((api) =>
        api.apply({ id, at, leftOut, seen }, proxy(late.note)),
      )
      if ('unwritable' in outcome) throw new UnwritableError(outcome.unwritable)
      if ('isCancelled' in outcome) {
        await this.#saver.closeJournal()
        this.#endCancelled(slug)
        this.preview.restore()
        return
      }
      const saved = await this.#save(outcome)
      const job = outcome.status.jobs.find((each) => each.id === id)
      const seconds = (performance.now() - start) / 1000
      const excluded = job?.excludedCells ?? 0
      const applied = { id, slug, seconds, reviewed: outcome.reviewed, excluded }
      this.state.set({ ...saved, work: undefined, applied })
      this.preview.outdate()
      // What cannot be saved is in the file all the same.
      if (kindFor(slug) === 'translations') await this.preview.texts.learnFrom(id).catch(() => 0)
    } catch (error) {
      await this.#fail(slug, error)
    } finally {
      late.end()
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
      this.preview.plan()
    }
  }

  /** Stops the job or recipe that is being applied. The file stays exactly as it was. */
  async cancel(): Promise<void> {
    const applying = this.#applying
    if (!applying || applying.isCancelling) return
    this.state.set({ work: { ...applying, isCancelling: true } })
    // A worker that stops meanwhile cancels it as well.
    await this.#worker.call((api) => api.cancel(applying.id)).catch(() => {})
  }

  get #applying(): Applying | undefined {
    return applyingOf(this.state.get().work)
  }

  get #isCancelling(): boolean {
    return this.#applying?.isCancelling ?? false
  }

  #endCancelled(slug: FileAutomationSlug | undefined): void {
    const applying = this.#applying
    this.state.set({ work: undefined, ended: { kind: 'cancelled', slug, details: '', applying } })
  }

  async fix(fixes: readonly FixCode[]): Promise<void> {
    const ids = fixes.map(() => crypto.randomUUID())
    await this.#change({ kind: 'fix', fixes }, (api) => api.fix(fixes, ids, Date.now()))
  }

  /** Tells the worker what the steps of a recipe need, and returns the rates for them. */
  async #prepare({ steps }: Recipe): Promise<ReferenceRates | undefined> {
    if (steps.some(({ slug }) => kindFor(slug) === 'translations')) {
      await this.preview.texts.prepare(this.#worker.current)
    }
    return rates.forSteps(steps)
  }

  /** Tells what the steps of a recipe would change. */
  async tryRecipe(recipe: Recipe, leftOut: LeftOut = {}): Promise<RecipePreview> {
    const found = await this.#prepare(recipe)
    return this.ask((api) => api.tryRecipe(recipe, found, leftOut))
  }

  /**
   * Applies the steps of a recipe, each as a job.
   *
   * @param savedAs the id under which it is saved
   * @param leftOut what its owner did not want after a warning
   * @returns what its jobs have in `recipe`
   */
  async applyRecipe(recipe: Recipe, savedAs: string, leftOut: LeftOut = {}): Promise<string> {
    const id = crypto.randomUUID()
    const at = Date.now()
    const request = { id, at, leftOut }
    const onProgress = proxy((progress: RecipeStepProgress) => {
      const { work } = this.state.get()
      if (work?.kind !== 'recipe' || work.id !== id) return
      this.state.set({ work: { ...work, progress } })
    })
    const work: Work = { kind: 'recipe', id, at, recipe, savedAs, isCancelling: false }
    const found = await this.#prepare(recipe)
    await this.#change(work, (api) => api.applyRecipe(recipe, request, found, onProgress))
    return id
  }

  /** Undoes the jobs of a recipe that was applied, newest first. */
  async undoRecipe(id: string): Promise<void> {
    await this.#change({ kind: 'undo-recipe' }, (api) => api.undoRecipe(id))
  }

  /** Returns what to ask before a job is undone; nothing if it can simply be undone. */
  undoQuestion(id: string, all?: boolean): Promise<UndoQuestion | undefined> {
    return this.ask((api) => api.undoQuestion(id, all))
  }

  async undo(job: string, choice?: UndoChoice): Promise<void> {
    this.state.set({ undone: undefined })
    const isUndone = await this.#change({ kind: 'undo', job }, (api) => api.undo(job, choice))
    if (isUndone) this.state.set({ undone: job })
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
  ask<Result>(question: (api: Api) => Promise<Result>): Promise<Result> {
    return this.#worker.ask(question)
  }

  /** Changes the jobs of the file, and says whether it did: not while it is view only or at work. */
  async #change(
    work: Work,
    change: (api: Api) => Promise<JobsOutcome | Cancelled>,
  ): Promise<boolean> {
    const { canEdit, work: current } = this.state.get()
    if (!canEdit || current) return false
    this.state.set({ work, applied: undefined, ended: undefined })
    try {
      const outcome = await this.#worker.call(change)
      if ('isCancelled' in outcome) {
        this.#endCancelled(undefined)
        return false
      }
      this.state.set({ ...(await this.#save(outcome)), work: undefined })
      this.preview.plan()
      return true
    } catch (error) {
      await this.#fail(undefined, error)
      return false
    }
  }

  /** Finds the values that filters and forms offer, now and after each job that changes them. */
  readonly wantChoices = (): void => this.#choices.want()

  /**
   * Saves what a change of the jobs left; where that fails it stays in memory.
   *
   * @returns the new state, which is shown at once with the end of the work
   */
  async #save({ status, saved }: JobsOutcome): Promise<Pick<SessionState, 'file' | 'status'>> {
    if (!this.state.get().canEdit) throw new Error('Another tab took over the file.')
    if (this.#isCancelling) throw new Error('The job was cancelled once the worker had applied it.')
    const changes = { changes: this.file.changes + 1, openedAt: Date.now() }
    this.preview.forgetExclusions()
    await this.#saver.saveJobs(saved, changes)
    return { status, file: { ...this.file, ...changes } }
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
    this.preview.update()
  }

  /** Closes the message about the file on disk, until it changes again. */
  async dismissChangedOnDisk(): Promise<void> {
    const { changedOnDisk } = this.state.get()
    const { disk } = this.file
    this.state.set({ changedOnDisk: undefined })
    if (!changedOnDisk || !disk) return
    const { size, lastModified: modifiedAt } = changedOnDisk
    await this.putFile({ disk: { ...disk, size, modifiedAt } })
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
    const { slug: name, options, file, at } = entry
    const slug = name as FileAutomationSlug
    const storage = await this.#account.storage
    await storage.closeJournal(file)
    await storage.putDraft(file, slug, options)
    this.#interrupted = entry
    this.state.set({
      ended: {
        kind: 'interrupted',
        slug,
        details: '',
        applying: { kind: 'apply', id: crypto.randomUUID(), at, slug, isCancelling: false },
      },
    })
  }

  /** A job ended with an error, or because it was cancelled: opens the file as it was before. */
  async #fail(slug: FileAutomationSlug | undefined, error: unknown): Promise<void> {
    if (this.#isClosed) return
    const { work, canEdit } = this.state.get()
    const applying = applyingOf(work)
    const isCancelled = this.#isCancelling
    if (canEdit) await this.#saver.closeJournal()
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
          ? { kind: 'unwritable', slug, details: error.message, applying }
          : {
              kind: isCancelled ? 'cancelled' : 'failed',
              slug,
              details: describe(failure),
              applying,
            },
    })
  }

  close(): void {
    this.#isClosed = true
    this.preview.close()
    this.#worker.close()
    this.#lock?.release()
  }
}

function describe(error: unknown): string {
  return error instanceof Error ? `${error.name}: ${error.message}` : String(error)
}
