import type { FileAutomationSlug } from '@dropwatt/automations/options'
import type { StoreApi } from 'zustand/vanilla'
import type { Cancelled, JobsOutcome } from '../engine/messages.ts'
import type { Draft, FileContent } from '../storage/FileStorage.ts'
import type { FileRecord } from '../storage/records.ts'
import type { FileSaver } from './FileSaver.ts'
import type { JobEnding } from './JobEnding.ts'
import type { Api, OpenWorker } from './OpenWorker.ts'
import type { Reopening } from './Reopening.ts'
import type { SessionPreview } from './SessionPreview.ts'
import { applyingOf, type SessionState, type Work } from './SessionState.ts'

/** The parts of a session that work together. */
export interface SessionParts {
  readonly state: StoreApi<SessionState>
  readonly worker: OpenWorker
  readonly saver: FileSaver
  readonly reopening: Reopening
  readonly ending: JobEnding
  readonly preview: SessionPreview
}

/**
 * Changes the open file, one change after the other. It owns what is being done to the file: the file
 * has all of a change or nothing of it.
 */
export class FileChanges {
  readonly #parts: SessionParts

  constructor(parts: SessionParts) {
    this.#parts = parts
  }

  /** Begins a change, and says whether it may: not while the file is view only or at work. */
  begin(work: Work): boolean {
    const { state } = this.#parts
    const { canEdit, work: current } = state.getState()
    if (!canEdit || current) return false
    state.setState({ work, applied: undefined, ended: undefined, undone: undefined })
    return true
  }

  /**
   * Changes the jobs of the file.
   *
   * @param changes what else is shown at once with the new state
   * @returns whether it did
   */
  async change(
    work: Work,
    change: (api: Api) => Promise<JobsOutcome | Cancelled>,
    changes: Partial<SessionState> = {},
  ): Promise<boolean> {
    const { state, worker, ending, preview } = this.#parts
    if (!this.begin(work)) return false
    try {
      const outcome = await worker.call(change)
      if ('isCancelled' in outcome) {
        ending.cancel(undefined)
        return false
      }
      state.setState({ ...(await this.save(outcome)), ...changes, work: undefined })
      preview.plan()
      return true
    } catch (error) {
      await this.fail(undefined, error)
      return false
    }
  }

  /** Does something that may replace the original bytes, after which the file is opened again. */
  async replace<Outcome>(
    change: (api: Api, file: FileRecord) => Promise<Outcome>,
  ): Promise<Outcome | undefined> {
    const { state, worker, reopening, preview } = this.#parts
    const { file } = state.getState()
    if (!this.begin({ kind: 'update' })) return undefined
    try {
      const outcome = await worker.call((api) => change(api, file))
      const isReplaced = state.getState().file !== file
      if (isReplaced && (await reopening.reopen())) preview.plan()
      else state.setState({ work: undefined })
      return outcome
    } catch (error) {
      await this.fail(undefined, error)
      return undefined
    }
  }

  /**
   * Replaces the file, its jobs and what was chosen on its pages, all or nothing.
   *
   * @returns whether it did: not while the file is view only or at work
   * @throws {DOMException} if it could not be saved: then everything is as before
   */
  async renew(
    content: FileContent,
    jobs: JobsOutcome['saved'],
    drafts: readonly Draft[],
    of: Partial<FileRecord>,
  ): Promise<boolean> {
    const { state, saver, reopening, preview } = this.#parts
    if (!this.begin({ kind: 'update' })) return false
    const { changes } = state.getState().file
    try {
      const size = content.source.size
      await saver.renew(content, jobs, drafts, { size, changes: changes + 1, ...of })
    } catch (error) {
      state.setState({ work: undefined })
      throw error
    }
    await preview.catchUp()
    if (await reopening.reopen()) preview.plan()
    return true
  }

  /**
   * Saves what a change of the jobs left; where that fails it stays in memory.
   *
   * @returns the new state, which is shown at once with the end of the work
   */
  async save({ status, saved }: JobsOutcome): Promise<Pick<SessionState, 'file' | 'status'>> {
    const { state, saver } = this.#parts
    const { file, work } = this.#owned()
    if (applyingOf(work)?.isCancelling) {
      throw new Error('The job was cancelled once the worker had applied it.')
    }
    const changes = { changes: file.changes + 1, openedAt: Date.now() }
    await saver.saveJobs(saved, changes)
    return { status, file: { ...state.getState().file, ...changes } }
  }

  /** Saves other original bytes, with the jobs that change with them. */
  async saveSource(
    source: Blob,
    jobs: JobsOutcome['saved'],
    of: Pick<FileRecord, 'added' | 'products' | 'rows'>,
  ): Promise<void> {
    const { state, saver } = this.#parts
    const { file } = this.#owned()
    const changes = { size: source.size, changes: file.changes + 1, openedAt: Date.now(), ...of }
    await saver.replaceSource(source, jobs, changes)
    state.setState({ file: { ...state.getState().file, ...changes } })
  }

  #owned(): SessionState {
    const state = this.#parts.state.getState()
    if (!state.canEdit) throw new Error('Another tab took over the file.')
    return state
  }

  /** A change ended with an error, or because it was cancelled: shows the file as it was before. */
  async fail(slug: FileAutomationSlug | undefined, error: unknown): Promise<void> {
    const { ending, preview } = this.#parts
    if (await ending.fail(slug, error)) preview.plan()
  }
}
