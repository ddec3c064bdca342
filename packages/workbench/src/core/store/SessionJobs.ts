import type { FindingCode, FixCode, Recipe, UndoChoice } from '@dropwatt/automations'
import { kindFor, type FileAutomationSlug } from '@dropwatt/automations/options'
import type { ReferenceRates } from '@dropwatt/automations/rates'
import { proxy } from 'comlink'
import type { StoreApi } from 'zustand/vanilla'
import type { LeftOut } from '../engine/exclusions.ts'
import type {
  AdditionAnswer,
  AdditionQuestion,
  Cancelled,
  JobProgress,
  JobsOutcome,
  PlannedJob,
  RecipePreview,
  RecipeStepProgress,
  UndoQuestion,
} from '../engine/messages.ts'
import type { AddedImport, FileRecord, ImportSource, JournalEntry } from '../storage/records.ts'
import type { FileSaver } from './FileSaver.ts'
import { LateProgress } from './LateProgress.ts'
import type { Api, OpenWorker } from './OpenWorker.ts'
import { rates } from './Rates.ts'
import type { SessionPreview } from './SessionPreview.ts'
import {
  applyingOf,
  hasProblems,
  showsProgressAfter,
  type Applying,
  type PendingChanges,
  type SessionState,
  type Work,
} from './SessionState.ts'

/** Thrown when the encoding of the file lacks a character that a job writes. */
class UnwritableError extends Error {
  override readonly name = 'UnwritableError'
}

interface SessionParts {
  readonly state: StoreApi<SessionState>
  readonly worker: OpenWorker
  readonly saver: FileSaver
  readonly preview: SessionPreview
  readonly isClosed: () => boolean
  /**
   * Opens the file again from what is saved.
   *
   * @param plans whether to calculate the preview
   */
  readonly reopen: (plans: boolean) => Promise<void>
}

/**
 * The jobs of one open file. It owns what is being done to the file and how that ended: the file has
 * all of a job or nothing of it.
 */
export class SessionJobs {
  readonly #state: StoreApi<SessionState>
  readonly #worker: OpenWorker
  readonly #saver: FileSaver
  readonly #preview: SessionPreview
  readonly #isClosed: SessionParts['isClosed']
  readonly #reopen: SessionParts['reopen']
  /** What the job that is being applied, or ended without changing the file, leaves out. */
  #leftOut: LeftOut = {}

  constructor({ state, worker, saver, preview, isClosed, reopen }: SessionParts) {
    this.#state = state
    this.#worker = worker
    this.#saver = saver
    this.#preview = preview
    this.#isClosed = isClosed
    this.#reopen = reopen
  }

  /** Applies what the preview shows as a job. */
  async apply(leftOut: LeftOut = {}): Promise<void> {
    const { preview, canEdit, work } = this.#state.getState()
    if (preview?.progress !== 'ready' || !preview.list || !canEdit || work) return
    const { slug, options } = preview
    const id = crypto.randomUUID()
    const at = Date.now()
    this.#state.setState({
      work: { kind: 'apply', id, at, slug, options, isCancelling: false },
      applied: undefined,
      ended: undefined,
      undone: undefined,
    })
    this.#leftOut = leftOut
    const start = performance.now()
    const late = new LateProgress<JobProgress>(showsProgressAfter, (progress) => {
      const { work: current } = this.#state.getState()
      if (current?.kind !== 'apply' || current.id !== id) return
      this.#state.setState({ work: { ...current, progress } })
    })
    try {
      const { seen } = this.#preview
      await this.#saver.openJournal({ slug, at, leftOut })
      const outcome = await this.#worker.call((api) =>
        api.apply({ id, at, leftOut, seen }, proxy(late.note)),
      )
      if ('unwritable' in outcome) throw new UnwritableError(outcome.unwritable)
      if ('isCancelled' in outcome) {
        await this.#saver.closeJournal()
        this.#endCancelled(slug)
        this.#preview.plan()
        return
      }
      const saved = await this.#save(outcome)
      this.#preview.settle()
      const job = outcome.status.jobs.find((each) => each.id === id)
      const seconds = (performance.now() - start) / 1000
      const excluded = job?.excludedCells ?? 0
      const applied = { id, slug, seconds, reviewed: outcome.reviewed, excluded }
      this.#state.setState({ ...saved, work: undefined, applied })
      this.#preview.outdate()
      // What cannot be saved is in the file all the same.
      if (kindFor(slug) === 'translations') await this.#preview.texts.learnFrom(id).catch(() => 0)
    } catch (error) {
      await this.fail(slug, error)
    } finally {
      late.end()
    }
  }

  /** Waits while the result of the options is calculated. */
  async #planned(): Promise<void> {
    const isPlanning = () => {
      const { preview, ended } = this.#state.getState()
      return preview?.progress === 'calculating' && !this.#preview.isOutdated && !ended
    }
    if (!isPlanning()) return
    await new Promise<void>((resolve) => {
      const stop = this.#state.subscribe(() => {
        if (isPlanning()) return
        stop()
        resolve()
      })
    })
  }

  /**
   * Returns the changes that the page of an automation shows and that could be applied, once they are
   * known; nothing if there are none.
   */
  async pendingOn(slug: FileAutomationSlug): Promise<PendingChanges | undefined> {
    await this.#planned()
    const { preview, applied, work, canEdit, status } = this.#state.getState()
    if (applied || work || !canEdit || hasProblems(status)) return undefined
    if (preview?.slug !== slug || preview.progress !== 'ready' || !preview.list) return undefined
    const { included, changedCells, excludedColumns = 0 } = preview.list.summary
    const isPending = included > 0 || (changedCells === 0 && excludedColumns > 0)
    return isPending ? { slug, options: preview.options, changes: included } : undefined
  }

  /** Whether the job that ended can be applied again on this page, with what it left out. */
  get canRetry(): boolean {
    const { ended, preview, canEdit } = this.#state.getState()
    return canEdit && ended?.slug !== undefined && ended.slug === preview?.slug
  }

  /** Applies the job that ended again; if its changes could not be calculated, calculates them. */
  async retry(): Promise<void> {
    const { preview } = this.#state.getState()
    if (!this.canRetry) return
    if (preview?.progress === 'ready') await this.apply(this.#leftOut)
    else {
      this.dismiss()
      this.#preview.plan()
    }
  }

  /** Stops the job or recipe that is being applied. The file stays exactly as it was. */
  async cancel(): Promise<void> {
    const applying = this.#applying
    if (!applying || applying.isCancelling) return
    this.#state.setState({ work: { ...applying, isCancelling: true } })
    // A worker that stops meanwhile cancels it as well.
    await this.#worker.call((api) => api.cancel(applying.id)).catch(() => {})
  }

  get #applying(): Applying | undefined {
    return applyingOf(this.#state.getState().work)
  }

  get #isCancelling(): boolean {
    return this.#applying?.isCancelling ?? false
  }

  #endCancelled(slug: FileAutomationSlug | undefined): void {
    const applying = this.#applying
    this.#state.setState({
      work: undefined,
      ended: { kind: 'cancelled', slug, details: '', applying },
    })
  }

  /**
   * Applies changes that an importer planned as a job.
   *
   * @returns whether it did
   */
  applyPlanned(job: PlannedJob): Promise<boolean> {
    return this.#change({ kind: 'update' }, async (api) => {
      const outcome = await api.applyPlanned(job)
      if ('unwritable' in outcome) throw new UnwritableError(outcome.unwritable)
      return outcome
    })
  }

  /**
   * Adds imported products to the file.
   *
   * @param content the products, as an import writes them
   * @param from what they were imported from
   * @returns what to ask first; nothing if they could not be added
   */
  addProducts(
    content: Blob,
    from: ImportSource,
    answer?: AdditionAnswer,
  ): Promise<'added' | AdditionQuestion | undefined> {
    return this.#replace(async (api, file) => {
      const { from: madeFrom, added = [] } = file
      const outcome = await api.addProducts(content, madeFrom !== undefined, answer)
      if ('unwritable' in outcome) throw new UnwritableError(outcome.unwritable)
      if ('question' in outcome) return outcome.question
      const { content: source, before, products, rows } = outcome
      const addition = { ...from, at: Date.now(), products, rows, before }
      await this.#saveSource(source, [], {
        added: [...added, addition],
        products: file.products + products,
        rows: file.rows + rows,
      })
      return 'added'
    })
  }

  /** Takes the products out of the file again that were imported into it last. */
  takeOutAdded(): Promise<'taken-out' | undefined> {
    return this.#replace(async (api, file) => {
      const { added = [] } = file
      const last = added.at(-1)
      if (!last) return undefined
      const { content, saved } = await api.takeOut(last.before)
      await this.#saveSource(content, saved, {
        added: added.slice(0, -1),
        products: file.products - last.products,
        rows: file.rows - last.rows,
      })
      return 'taken-out'
    })
  }

  /** Does something that may replace the original bytes, after which the file is opened again. */
  async #replace<Outcome>(
    change: (api: Api, file: FileRecord) => Promise<Outcome>,
  ): Promise<Outcome | undefined> {
    const { canEdit, work, file } = this.#state.getState()
    if (!canEdit || work) return undefined
    this.#state.setState({
      work: { kind: 'update' },
      applied: undefined,
      ended: undefined,
      undone: undefined,
    })
    try {
      const outcome = await this.#worker.call((api) => change(api, file))
      if (this.#state.getState().file !== file) await this.#reopen(true)
      this.#state.setState({ work: undefined })
      return outcome
    } catch (error) {
      await this.fail(undefined, error)
      return undefined
    }
  }

  async #saveSource(
    source: Blob,
    jobs: JobsOutcome['saved'],
    of: Pick<FileRecord, 'added' | 'products' | 'rows'>,
  ): Promise<void> {
    const { file, canEdit } = this.#state.getState()
    if (!canEdit) throw new Error('Another tab took over the file.')
    const changes = { size: source.size, changes: file.changes + 1, openedAt: Date.now(), ...of }
    await this.#saver.replaceSource(source, jobs, changes)
    this.#state.setState({ file: { ...this.#state.getState().file, ...changes } })
  }

  /** Whether jobs changed the products that were imported into the file last. */
  changesAdded({ before }: AddedImport): Promise<boolean> {
    return this.#worker.ask((api) => api.changesAdded(before))
  }

  /** Corrects what the check has found, as one job for each correction. */
  async fix(fixes: readonly FixCode[], finding?: FindingCode): Promise<void> {
    const ids = fixes.map(() => crypto.randomUUID())
    await this.#change({ kind: 'fix', fixes }, (api) => api.fix(fixes, ids, Date.now(), finding))
  }

  /** Takes all products in again that problems keep out. */
  async includeProducts(): Promise<void> {
    const { jobs } = this.#state.getState().status
    for (const { id, state, excludedProducts } of jobs.toReversed()) {
      if (state === 'applied' && excludedProducts) await this.undo(id)
    }
  }

  /** Tells the worker what the steps of a recipe need, and returns the rates for them. */
  async #prepare({ steps }: Recipe): Promise<ReferenceRates | undefined> {
    if (steps.some(({ slug }) => kindFor(slug) === 'translations')) {
      await this.#preview.texts.prepare(this.#worker.current)
    }
    return rates.forSteps(steps)
  }

  /** Tells what the steps of a recipe would change. */
  async tryRecipe(recipe: Recipe, leftOut: LeftOut = {}): Promise<RecipePreview> {
    const found = await this.#prepare(recipe)
    return this.#worker.ask((api) => api.tryRecipe(recipe, found, leftOut))
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
      const { work } = this.#state.getState()
      if (work?.kind !== 'recipe' || work.id !== id) return
      this.#state.setState({ work: { ...work, progress } })
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
    return this.#worker.ask((api) => api.undoQuestion(id, all))
  }

  /** Undoes a job; `choice` says what happens to cells that later jobs changed again. */
  async undo(job: string, choice?: UndoChoice): Promise<void> {
    const isUndone = await this.#change({ kind: 'undo', job }, (api) => api.undo(job, choice))
    if (isUndone) this.#state.setState({ undone: job })
  }

  /** Applies a job again that was undone. */
  async redo(job: string): Promise<void> {
    await this.#change({ kind: 'redo', job }, (api) => api.redo(job))
  }

  /** Returns the jobs whose cells a later job changed again. */
  changedLater(): Promise<readonly string[]> {
    return this.#worker.ask((api) => api.changedLater())
  }

  /** Changes the jobs of the file, and says whether it did: not while it is view only or at work. */
  async #change(
    work: Work,
    change: (api: Api) => Promise<JobsOutcome | Cancelled>,
  ): Promise<boolean> {
    const { canEdit, work: current } = this.#state.getState()
    if (!canEdit || current) return false
    this.#state.setState({ work, applied: undefined, ended: undefined, undone: undefined })
    try {
      const outcome = await this.#worker.call(change)
      if ('isCancelled' in outcome) {
        this.#endCancelled(undefined)
        return false
      }
      this.#state.setState({ ...(await this.#save(outcome)), work: undefined })
      this.#preview.plan()
      return true
    } catch (error) {
      await this.fail(undefined, error)
      return false
    }
  }

  /**
   * Saves what a change of the jobs left; where that fails it stays in memory.
   *
   * @returns the new state, which is shown at once with the end of the work
   */
  async #save({ status, saved }: JobsOutcome): Promise<Pick<SessionState, 'file' | 'status'>> {
    if (!this.#state.getState().canEdit) throw new Error('Another tab took over the file.')
    if (this.#isCancelling) throw new Error('The job was cancelled once the worker had applied it.')
    const changes = { changes: this.#state.getState().file.changes + 1, openedAt: Date.now() }
    await this.#saver.saveJobs(saved, changes)
    return { status, file: { ...this.#state.getState().file, ...changes } }
  }

  /** Closes the message about how a job ended, or about the one that was applied. */
  dismiss(): void {
    this.#state.setState({ ended: undefined, applied: undefined })
    this.#preview.update()
  }

  /** Leaves the result of a job: what the page shows next is a fresh plan. */
  leaveResult(): void {
    this.#state.setState({ applied: undefined })
  }

  /** The tab closed while a job was being applied. */
  async reportInterrupted(entry: JournalEntry): Promise<void> {
    const { at } = entry
    const slug = entry.slug as FileAutomationSlug
    await this.#saver.closeJournal()
    this.#leftOut = entry.leftOut ?? {}
    this.#state.setState({
      ended: {
        kind: 'interrupted',
        slug,
        details: '',
        applying: { kind: 'apply', id: crypto.randomUUID(), at, slug, isCancelling: false },
      },
    })
  }

  /** A job ended with an error, or because it was cancelled: opens the file as it was before. */
  async fail(slug: FileAutomationSlug | undefined, error: unknown): Promise<void> {
    if (this.#isClosed()) return
    const { work, canEdit } = this.#state.getState()
    const applying = applyingOf(work)
    const isCancelled = this.#isCancelling
    if (canEdit) await this.#saver.closeJournal()
    // A plan that stops its worker would stop the next one too: it waits until it is asked for again.
    const reopened = this.#reopen(work !== undefined)
    const failure = await reopened.then(
      () => error,
      (reason: unknown) => reason,
    )
    this.#state.setState({
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
}

function describe(error: unknown): string {
  return error instanceof Error ? `${error.name}: ${error.message}` : String(error)
}
