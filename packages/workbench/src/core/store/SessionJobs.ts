import type { FindingCode, FixCode, UndoChoice } from '@dropwatt/automations'
import { kindFor, type FileAutomationSlug } from '@dropwatt/automations/options'
import { proxy } from 'comlink'
import type { GuardAnswers } from '../engine/exclusions.ts'
import type { JobProgress } from '../engine/messages.ts'
import type { FileChanges, SessionParts } from './FileChanges.ts'
import { UnwritableError } from './JobEnding.ts'
import { DelayedProgress } from './DelayedProgress.ts'
import { applyingOf, hasProblems, showsProgressAfter, type PendingChanges } from './SessionState.ts'

/** The jobs of one open file: applies what the preview shows, and undoes it. */
export class SessionJobs {
  readonly #parts: SessionParts
  readonly #changes: FileChanges

  constructor(parts: SessionParts, changes: FileChanges) {
    this.#parts = parts
    this.#changes = changes
  }

  /** Applies what the preview shows as a job. */
  async apply(declined: GuardAnswers = {}): Promise<void> {
    const { preview } = this.#parts.state.getState()
    if (preview?.progress !== 'ready' || !preview.list) return
    const { slug, options } = preview
    const id = crypto.randomUUID()
    const at = Date.now()
    const work = { kind: 'apply', id, at, slug, options, declined, isCancelling: false } as const
    if (!this.#changes.begin(work)) return
    const start = performance.now()
    const delayed = new DelayedProgress<JobProgress>(showsProgressAfter, (progress) => {
      const { work: current } = this.#parts.state.getState()
      if (current?.kind !== 'apply' || current.id !== id) return
      this.#parts.state.setState({ work: { ...current, progress } })
    })
    try {
      const { seen } = this.#parts.preview
      await this.#parts.saver.openJournal({ slug, at, leftOut: declined })
      const outcome = await this.#parts.worker.call((api) =>
        api.apply({ id, at, declined: declined, seen }, proxy(delayed.report)),
      )
      if ('unwritable' in outcome) throw new UnwritableError(outcome.unwritable)
      if ('isCancelled' in outcome) {
        await this.#parts.saver.closeJournal()
        this.#parts.ending.cancel(slug)
        this.#parts.preview.plan()
        return
      }
      const saved = await this.#changes.save(outcome)
      const job = outcome.status.jobs.find((each) => each.id === id)
      const seconds = (performance.now() - start) / 1000
      const excluded = job?.excludedCells ?? 0
      const applied = { id, slug, seconds, reviewed: outcome.reviewed, excluded }
      const invalidated = this.#parts.preview.invalidate()
      this.#parts.state.setState({ ...saved, preview: invalidated, work: undefined, applied })
      // What cannot be saved is in the file all the same.
      if (kindFor(slug) === 'translations')
        await this.#parts.preview.texts.learnFrom(id).catch(() => 0)
    } catch (error) {
      await this.#changes.fail(slug, error)
    } finally {
      delayed.end()
    }
  }

  /** Waits while the result of the options is calculated. */
  async #planned(): Promise<void> {
    const isPlanning = () => {
      const { preview, ended } = this.#parts.state.getState()
      return preview?.progress === 'calculating' && !this.#parts.preview.isStale && !ended
    }
    if (!isPlanning()) return
    await new Promise<void>((resolve) => {
      const stop = this.#parts.state.subscribe(() => {
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
    const { preview, applied, work, canEdit, status } = this.#parts.state.getState()
    if (applied || work || !canEdit || hasProblems(status)) return undefined
    if (preview?.slug !== slug || preview.progress !== 'ready' || !preview.list) return undefined
    const { included, changedCells, excludedColumns = 0 } = preview.list.summary
    const isPending = included > 0 || (changedCells === 0 && excludedColumns > 0)
    const by = { kind: 'automation', slug, options: preview.options } as const
    return isPending ? { by, changes: included } : undefined
  }

  /** Whether the job that ended can be applied again on this page, with what it left out. */
  get canRetry(): boolean {
    const { ended, preview, canEdit } = this.#parts.state.getState()
    return canEdit && ended?.slug !== undefined && ended.slug === preview?.slug
  }

  /** Applies the job that ended again; if its changes could not be calculated, calculates them. */
  async retry(): Promise<void> {
    const { preview, ended } = this.#parts.state.getState()
    if (!this.canRetry) return
    if (preview?.progress === 'ready') {
      await this.apply(ended?.applying?.kind === 'apply' ? ended.applying.declined : {})
    } else {
      this.dismiss()
      this.#parts.preview.plan()
    }
  }

  /** Stops the job or recipe that is being applied. The file stays exactly as it was. */
  async cancel(): Promise<void> {
    const applying = applyingOf(this.#parts.state.getState().work)
    if (!applying || applying.isCancelling) return
    this.#parts.state.setState({ work: { ...applying, isCancelling: true } })
    // A worker that stops meanwhile cancels it as well.
    await this.#parts.worker.call((api) => api.cancel(applying.id)).catch(() => {})
  }

  /** Corrects what the check has found, as one job for each correction. */
  async fix(fixes: readonly FixCode[], finding?: FindingCode): Promise<void> {
    const ids = fixes.map(() => crypto.randomUUID())
    await this.#changes.change({ kind: 'fix', fixes }, (api) =>
      api.fix(fixes, ids, Date.now(), finding),
    )
  }

  /** Takes all products in again that problems keep out. */
  async includeProducts(): Promise<void> {
    const { jobs } = this.#parts.state.getState().status
    for (const { id, state, excludedProducts } of jobs.toReversed()) {
      if (state === 'applied' && excludedProducts) await this.undo(id)
    }
  }

  /** Undoes a job; `choice` says what happens to cells that later jobs changed again. */
  async undo(job: string, choice?: UndoChoice): Promise<void> {
    await this.#changes.change({ kind: 'undo', job }, (api) => api.undo(job, choice), {
      undone: job,
    })
  }

  /** Applies a job again that was undone. */
  async redo(job: string): Promise<void> {
    await this.#changes.change({ kind: 'redo', job }, (api) => api.redo(job))
  }

  /** Closes the message about how a job ended, or about the one that was applied. */
  dismiss(): void {
    this.#parts.state.setState({ ended: undefined, applied: undefined })
    this.#parts.preview.update()
  }

  /** Leaves the result of a job: what the page shows next is a fresh plan. */
  leaveResult(): void {
    this.#parts.state.setState({ applied: undefined })
  }
}
