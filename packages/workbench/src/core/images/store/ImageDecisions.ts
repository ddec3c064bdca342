import type { CutoutEdits } from '@dropwatt/automations/images'
import { resultsName, type ImageBytes } from '../storage/ImageBytes.ts'
import type { ImageStorage } from '../storage/ImageStorage.ts'
import type { ReviewDecision } from '../storage/imageRecords.ts'
import { newestJob, nextRedo } from './chain.ts'
import type { ImageJobs } from './ImageJobs.ts'
import type { OutcomeSaver } from './OutcomeSaver.ts'
import type { SetData } from './SetData.ts'

interface DecisionTools {
  readonly data: SetData
  readonly bytes: ImageBytes
  readonly storage: ImageStorage
  readonly saver: OutcomeSaver
  readonly jobs: ImageJobs
  /** Called after a job was undone or redone. */
  readonly onChanged: () => Promise<void>
}

/** What the owner decides about the images and jobs of a set. Everything is saved at once. */
export class ImageDecisions {
  readonly #tools: DecisionTools

  constructor(tools: DecisionTools) {
    this.#tools = tools
  }

  /** Excludes an image from jobs and downloads, or includes it again. */
  async exclude(index: number, isExcluded: boolean): Promise<void> {
    const { data, jobs, storage } = this.#tools
    const record = data.records[index]
    if (!record || record.problem) return
    const { isExcluded: _before, ...others } = record
    const changed = isExcluded ? { ...others, isExcluded } : others
    data.putRecords([changed])
    jobs.follow(index, isExcluded)
    data.publish()
    await storage.putImages([changed]).catch(() => data.state.setState({ unsaved: 'failed' }))
  }

  /** Decides about the result of the newest job for an image. */
  async decide(index: number, decision: ReviewDecision): Promise<void> {
    await this.#change(index, { decision })
  }

  /** Saves what the owner changed about an image during review. `remake` makes its result follow. */
  async edit(index: number, edits: CutoutEdits): Promise<void> {
    await this.#change(index, { edits, isOutdated: true })
  }

  /** Makes the result of an image again that was edited since. */
  remake(index: number): void {
    const { data, jobs } = this.#tools
    const job = newestJob(data.jobs)
    if (job && data.outcome(job.id, index)?.isOutdated) jobs.again(job.id, index)
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
    if (!outcome) return
    jobs.put({ ...outcome, ...changes })
    data.publish()
    await saver.flush()
  }

  /** Undoes the newest job that counts; its results stay, so that it can be redone. */
  async undo(id: string): Promise<void> {
    const { data, jobs } = this.#tools
    if (newestJob(data.jobs)?.id !== id || jobs.unfinished) return
    await jobs.settled()
    await this.#setState(id, 'undone')
    data.state.setState({ undone: id, ended: undefined })
  }

  /** Lets the job count again that was undone last. */
  async redo(id: string): Promise<void> {
    const { data, jobs } = this.#tools
    if (nextRedo(data.jobs)?.id !== id || jobs.unfinished) return
    await this.#setState(id, 'applied')
    data.state.setState({ undone: undefined })
  }

  async #setState(id: string, state: 'applied' | 'undone'): Promise<void> {
    const { data, saver, onChanged } = this.#tools
    const job = data.job(id)
    if (!job) return
    data.putJob({ ...job, state })
    data.publish()
    await saver.save(id)
    await onChanged()
  }

  /** Removes a job that was not finished, with its results. */
  async removeJob(id: string): Promise<void> {
    const { data, jobs, bytes, storage, saver, onChanged } = this.#tools
    jobs.stop()
    const outcomes = data.outcomesOf(id)
    await saver.flush()
    saver.forget(id)
    data.removeJob(id)
    data.state.setState({ interrupted: undefined, unsaved: undefined })
    data.publish()
    await storage.removeJob(id, outcomes)
    await bytes.remove(resultsName(id))
    await onChanged()
  }
}
