import type { CutoutEdits } from '@dropwatt/automations/images'
import { WorkerStopped } from '../../engine/startWorker.ts'
import { DeviceFull } from '../storage/ImageBytes.ts'
import type { ImageFailure, ImageRecord, OutcomeRecord } from '../storage/imageRecords.ts'
import { countOutcomes } from './chain.ts'
import type { ImageMaker } from './ImageMaker.ts'
import type { ImagePool } from './ImagePool.ts'
import type { ImagePreviews } from './ImagePreviews.ts'
import type { ImageJob, ImageSetState, JobsState, Owned } from './ImageSetState.ts'
import type { OutcomeSaver } from './OutcomeSaver.ts'
import type { SetData } from './SetData.ts'
import type { SetFile } from './SetFile.ts'
import type { SetOptions } from './SetOptions.ts'
import { OriginalUnreadable } from './SetSources.ts'
import { ShownJobs } from './ShownJobs.ts'
import { WorkQueue } from './WorkQueue.ts'

/** Dependencies of the jobs of a set. */
interface JobTools {
  readonly state: Owned<JobsState>
  readonly data: SetData
  readonly file: SetFile
  readonly saver: OutcomeSaver
  readonly options: SetOptions
  readonly maker: ImageMaker
  readonly pool: ImagePool
  readonly previews: ImagePreviews
}

/** Applies automations to the images of a set, and takes care of what they made. */
export class ImageJobs {
  readonly shown: ShownJobs
  readonly #tools: JobTools
  readonly #queue: WorkQueue
  /** When the job in progress was last started or resumed, in ms. */
  #resumedAt: number | undefined
  /** Called once the queue is empty. */
  #waiting: (() => void)[] = []
  /** Counts how often work was stopped: what was in progress then does not count. */
  #stops = 0

  constructor(tools: JobTools) {
    this.#tools = tools
    this.#queue = new WorkQueue(
      tools.pool.size,
      (index) => this.#process(index),
      () => void this.#onEmpty(),
    )
    this.shown = new ShownJobs(tools.state, tools.data, this.#queue)
  }

  get #canEdit(): boolean {
    return this.#tools.state.getState().canEdit
  }

  /** Applies the automation of the page to all images that are included, without those whose result is undecided. */
  async apply(): Promise<void> {
    const { state, data, options: own, previews } = this.#tools
    const { slug, options, problems, canEdit, progress } = state.getState()
    if (!slug || !canEdit || progress || Object.keys(problems).length > 0) return
    previews.stop()
    const id = crypto.randomUUID()
    await own.keepForJob(id)
    if (data.unfinished) return
    const images = data.leftFor(id)
    const excluded = data.usable().length - images.length
    const job: ImageJob = {
      id,
      slug,
      options,
      origin: { kind: 'automation', slug, options },
      state: 'applied',
      status: 'running',
      at: Date.now(),
      seconds: 0,
      counts: countOutcomes([], images.length, excluded),
      excludedColumns: [],
      changedProducts: 0,
      changedCells: 0,
      excludedCells: excluded,
    }
    await this.#run(job, images, { ended: undefined, undone: undefined, interrupted: undefined })
  }

  /**
   * Starts to work on images of a job.
   *
   * @param changes what is shown besides from now on
   */
  async #run(
    job: ImageJob,
    images: readonly ImageRecord[],
    changes: Partial<JobsState>,
  ): Promise<void> {
    const { data, saver, file } = this.#tools
    const stops = this.#stops
    this.#queue.job = job.id
    this.#resumedAt = performance.now()
    data.putJob({ ...job, status: 'running' })
    this.shown.now(changes)
    // The job comes first, so that the next visit finds what it made by then.
    await saver.save(job.id)
    await file.noteJobs(data.jobs)
    if (stops !== this.#stops) return
    this.#queue.resume()
    this.#queue.add(images.map(({ index }) => index))
    if (this.#queue.isEmpty) await this.#onEmpty()
  }

  /** Finds a job that the last tab was closed during: it is paused until the member decides. */
  async findInterrupted(): Promise<void> {
    const { data } = this.#tools
    const job = data.unfinished
    if (!job || job.id === this.#queue.job) return
    this.shown.recount(job.id)
    this.shown.count()
    const wasRunning = job.status === 'running'
    await this.#end(job, 'paused', wasRunning ? { interrupted: data.unfinished } : {})
  }

  /** Starts no more images; those in progress are finished. */
  async pause(): Promise<void> {
    const job = this.#tools.data.unfinished
    if (job?.status !== 'running' || job.id !== this.#queue.job) return
    this.#queue.pause()
    await this.#end(job, 'paused')
  }

  /** Goes on with a job that was paused, or that the tab was closed during. */
  async resume(): Promise<void> {
    const { data, saver } = this.#tools
    const job = data.unfinished
    if (!this.#canEdit || job?.status !== 'paused') return
    saver.forgetFailure()
    await this.#run(job, data.leftFor(job.id), { interrupted: undefined })
  }

  /** Stops a job at once. What is finished stays. */
  async cancel(): Promise<void> {
    const { data, saver } = this.#tools
    const job = data.unfinished
    if (!this.#canEdit || !job) return
    this.stop()
    saver.forgetFailure()
    const ended = { job: job.id, kind: 'cancelled' } as const
    await this.#end(job, 'cancelled', { interrupted: undefined, ended })
  }

  /** Ends all work at once, without a change of the job. */
  stop(): void {
    this.#stops += 1
    this.#queue.clear()
    this.#tools.pool.stop()
    this.#tools.maker.stop()
    this.resolveWaiting()
  }

  /** @param changes what is shown besides from now on. @default nothing */
  async #end(
    { id }: ImageJob,
    status: ImageJob['status'],
    changes: Partial<JobsState> = {},
  ): Promise<void> {
    const { data, saver, file } = this.#tools
    this.shown.count()
    const job = data.job(id)
    if (!job) return
    const passed = this.#resumedAt === undefined ? 0 : performance.now() - this.#resumedAt
    this.#resumedAt = undefined
    data.putJob({ ...job, status, seconds: job.seconds + passed / 1000 })
    if (status === 'done') {
      // What is shown as done is done after a reload.
      const ended: ImageSetState['ended'] = { job: id, kind: 'done' }
      await this.shown.once(saver.save(id), { ended })
    } else {
      this.shown.now(changes)
      await saver.save(id)
    }
    await file.noteJobs(data.jobs)
  }

  async #onEmpty(): Promise<void> {
    this.#tools.pool.terminateIdle()
    this.resolveWaiting()
    const job = this.#tools.data.unfinished
    if (job?.status !== 'running' || job.id !== this.#queue.job) return
    await this.#end(job, 'done')
  }

  resolveWaiting(): void {
    const waiting = this.#waiting
    this.#waiting = []
    for (const tell of waiting) tell()
  }

  /** Processes an image of a job again, before all others. */
  reprocess(job: string, index: number): void {
    if (this.#queue.job !== job && !this.#queue.isEmpty) return
    this.#queue.job = job
    this.#queue.addEdited(index)
    this.shown.soon()
  }

  /** Follows what the member excludes or includes while a job is in progress. */
  applyExclusion(index: number, isExcluded: boolean): void {
    const { data } = this.#tools
    const job = data.unfinished
    if (!job || job.id !== this.#queue.job) return
    this.shown.recount(job.id)
    if (isExcluded) {
      this.#queue.remove([index])
      if (this.#queue.isEmpty) void this.#onEmpty()
    } else if (!data.outcome(job.id, index)) {
      this.#queue.add([index])
    }
  }

  /** Waits until nothing is processed any more. */
  async settled(): Promise<void> {
    if (this.#queue.isEmpty) return
    await new Promise<void>((resolve) => {
      this.#waiting.push(resolve)
    })
  }

  async #process(index: number): Promise<void> {
    const { data, maker, saver } = this.#tools
    this.shown.soon()
    const job = this.#queue.job === undefined ? undefined : data.job(this.#queue.job)
    if (!job) return
    const stops = this.#stops
    const before = maker.sizeOf(index, job.id)
    const edits = data.outcome(job.id, index)?.edits
    try {
      const keep = await maker.make(job, index, edits)
      if (stops !== this.#stops) return
      const outcome = await keep()
      if (stops !== this.#stops) return
      this.put({ ...outcome, ...this.#decided(job.id, index, edits) })
    } catch (error) {
      if (stops !== this.#stops) return
      if (error instanceof DeviceFull) {
        this.#queue.putBack(index)
        saver.noteFailure(error)
        await this.pause()
      } else {
        const details = error instanceof Error ? `${error.name}: ${error.message}` : String(error)
        const failure = failureOf(error)
        this.put({ job: job.id, index, before, state: 'failed', failure, details })
      }
    }
  }

  /**
   * Returns the decision about an image, which survives reprocessing.
   *
   * @param edits those that it was processed with
   */
  #decided(job: string, index: number, edits: CutoutEdits | undefined) {
    const known = this.#tools.data.outcome(job, index)
    return {
      ...(known?.decision && { decision: known.decision }),
      ...(known?.edits && { edits: known.edits }),
      // It was edited once more meanwhile.
      ...(known?.edits !== edits && { isOutdated: true }),
    }
  }

  /** Takes over what is new about an image. */
  put(outcome: OutcomeRecord): void {
    this.#tools.data.putOutcome(outcome)
    this.shown.recount(outcome.job)
    this.#tools.saver.saveSoon(outcome)
    this.shown.soon()
  }

  close(): void {
    this.stop()
    this.shown.close()
  }
}

/** Returns why an image could not be processed. */
function failureOf(error: unknown): ImageFailure {
  if (error instanceof OriginalUnreadable) return 'unreadable'
  // What a worker throws for an array that it has no memory for.
  const isOutOfMemory = error instanceof Error && error.name === 'RangeError'
  return error instanceof WorkerStopped || isOutOfMemory ? 'stopped' : 'failed'
}
