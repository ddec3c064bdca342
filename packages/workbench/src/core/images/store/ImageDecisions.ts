import type { CutoutEdits } from '@dropwatt/automations/images'
import { resultsName, type ImageBytes } from '../storage/ImageBytes.ts'
import type { ImageStorage } from '../storage/ImageStorage.ts'
import type { ReviewDecision } from '../storage/imageRecords.ts'
import { newestJob, nextRedo } from './chain.ts'
import type { ImageJobs } from './ImageJobs.ts'
import type { ImagePreviews } from './ImagePreviews.ts'
import type { ImageSetState } from './ImageSetState.ts'
import type { OutcomeSaver } from './OutcomeSaver.ts'
import type { SetData } from './SetData.ts'
import type { SetFile } from './SetFile.ts'

interface DecisionTools {
  readonly state: { readonly getState: () => ImageSetState }
  readonly data: SetData
  readonly file: SetFile
  readonly bytes: ImageBytes
  readonly storage: ImageStorage
  readonly saver: OutcomeSaver
  readonly previews: ImagePreviews
  readonly jobs: ImageJobs
}

/**
 * Applies the member's decisions about the images and jobs of a set. Everything is saved at once; without the
 * right to change the set, nothing is decided.
 */
export class ImageDecisions {
  readonly #tools: DecisionTools

  constructor(tools: DecisionTools) {
    this.#tools = tools
  }

  get #canEdit(): boolean {
    return this.#tools.state.getState().canEdit
  }

  /** Excludes an image from jobs and downloads, or includes it again. */
  async exclude(index: number, isExcluded: boolean): Promise<void> {
    const { data, jobs, saver, storage } = this.#tools
    const record = data.records[index]
    if (!this.#canEdit || !record || record.problem) return
    const { isExcluded: _before, ...others } = record
    const changed = isExcluded ? { ...others, isExcluded } : others
    data.putRecords([changed])
    jobs.applyExclusion(index, isExcluded)
    jobs.shown.now()
    await storage.putImages([changed]).catch((error: unknown) => saver.noteFailure(error))
  }

  /** Decides about the result of the newest job for an image, which is made again if it was edited. */
  async decide(index: number, decision: ReviewDecision): Promise<void> {
    await this.#change(index, { decision })
    this.remake(index)
  }

  /** Saves what the member changed about an image during review. `remake` makes its result follow. */
  async edit(index: number, edits: CutoutEdits): Promise<void> {
    await this.#change(index, { edits, isOutdated: true })
  }

  /** Makes the result of an image again that was edited since. */
  remake(index: number): void {
    const { data, jobs } = this.#tools
    const job = newestJob(data.jobs)
    if (this.#canEdit && job && data.outcome(job.id, index)?.isOutdated)
      jobs.reprocess(job.id, index)
  }

  /** Makes all results again that were edited since, such as when the tab was closed too early. */
  remakeAll(): void {
    const { data } = this.#tools
    const job = newestJob(data.jobs)
    for (const { index } of job ? data.outcomesOf(job.id) : []) this.remake(index)
  }

  async #change(
    index: number,
    changes: { decision?: ReviewDecision; edits?: CutoutEdits; isOutdated?: true },
  ): Promise<void> {
    const { data, jobs, saver } = this.#tools
    const job = newestJob(data.jobs)
    const outcome = job && data.outcome(job.id, index)
    if (!this.#canEdit || !outcome) return
    jobs.put({ ...outcome, ...changes })
    jobs.shown.now()
    await saver.flush()
  }

  /** Undoes the newest active job; its results stay, so that it can be redone. */
  async undo(id: string): Promise<void> {
    const { data, jobs } = this.#tools
    if (!this.#canEdit || newestJob(data.jobs)?.id !== id || data.unfinished) return
    await jobs.settled()
    await this.#setState(id, 'undone')
    jobs.shown.now({ undone: id, ended: undefined })
  }

  /** Lets the job count again that was undone last. */
  async redo(id: string): Promise<void> {
    const { data, jobs } = this.#tools
    if (!this.#canEdit || nextRedo(data.jobs)?.id !== id || data.unfinished) return
    await this.#setState(id, 'applied')
    jobs.shown.now({ undone: undefined })
  }

  async #setState(id: string, state: 'applied' | 'undone'): Promise<void> {
    const { data, jobs, previews, saver, file } = this.#tools
    const job = data.job(id)
    if (!job) return
    data.putJob({ ...job, state })
    jobs.shown.now()
    await saver.save(id)
    await file.noteJobs(data.jobs)
    void previews.plan()
  }

  /** Removes the job that the tab was closed during, with its results. */
  async removeInterrupted(): Promise<void> {
    const { state, data, jobs, bytes, storage, saver, file } = this.#tools
    const id = state.getState().interrupted?.id
    if (!this.#canEdit || id === undefined) return
    jobs.stop()
    const outcomes = data.outcomesOf(id)
    await saver.flush()
    saver.forget(id)
    saver.forgetFailure()
    data.removeJob(id)
    jobs.shown.now({ interrupted: undefined })
    await storage.removeJob(id, outcomes)
    await bytes.remove(resultsName(id))
    await file.noteJobs(data.jobs)
  }
}
