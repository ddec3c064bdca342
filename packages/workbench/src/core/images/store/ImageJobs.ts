import type { CutoutEdits } from '@dropwatt/automations/images'
import type { Options } from '@dropwatt/automations/options'
import { DeviceFull } from '../storage/ImageBytes.ts'
import type { ImageRecord, OutcomeRecord } from '../storage/imageRecords.ts'
import { countOutcomes, readiness } from './chain.ts'
import { failureOf } from './failureOf.ts'
import type { ImageMaker } from './ImageMaker.ts'
import type { ImagePool } from './ImagePool.ts'
import type { ImageJob, ImageProgress, ImageSetState, ImageSlug } from './ImageSetState.ts'
import type { ImageWorker } from './imageWorkers.ts'
import type { OutcomeSaver } from './OutcomeSaver.ts'
import type { SetData } from './SetData.ts'
import { WorkQueue } from './WorkQueue.ts'

/** What the jobs of a set work with. */
export interface JobTools {
  readonly data: SetData
  readonly maker: ImageMaker
  readonly pool: ImagePool<ImageWorker>
  readonly saver: OutcomeSaver
  /** Called after a job began, ended, or was undone or redone. */
  readonly onChanged: () => Promise<void>
}

/** Applies automations to the images of a set, and takes care of what they made. */
export class ImageJobs {
  readonly #tools: JobTools
  readonly #data: SetData
  readonly #queue: WorkQueue
  /** The job whose images are in the queue. */
  #current: string | undefined
  /** When the job in progress was last started or resumed, in ms. */
  #resumedAt: number | undefined
  /** The jobs to count again. */
  readonly #uncounted = new Set<string>()
  /** Called once the queue is empty. */
  #waiting: (() => void)[] = []
  /** Counts how often work was stopped: what was in progress then does not count. */
  #stops = 0

  constructor(tools: JobTools) {
    this.#tools = tools
    this.#data = tools.data
    this.#queue = new WorkQueue(tools.pool.size, (index) => this.#process(index), {
      onChange: () => tools.data.publishSoon(),
      onEmpty: () => void this.#onEmpty(),
    })
    tools.data.works = () => this.#queue.works()
    tools.data.follow = () => {
      this.#count()
      return { progress: this.#progress() }
    }
  }

  /** The job that is in progress or paused. */
  get unfinished(): ImageJob | undefined {
    return this.#data.jobs.find(({ status }) => status === 'running' || status === 'paused')
  }

  /** Whether images are being processed. */
  get isBusy(): boolean {
    return !this.#queue.isEmpty
  }

  #progress(): ImageProgress | undefined {
    const job = this.unfinished
    // Another tab works on a job that is running and not in the queue of this one.
    if (!job || (job.status === 'running' && job.id !== this.#current)) return undefined
    const { id, slug, at, status, counts } = job
    const { rate } = this.#queue
    return {
      job: id,
      slug,
      at,
      done: counts.done,
      all: counts.all,
      workers: this.#tools.pool.size,
      isPaused: status === 'paused',
      ...(rate !== undefined && { rate, secondsLeft: (counts.all - counts.done) / rate }),
    }
  }

  /**
   * Applies an automation to all images that are included, without those whose result is undecided.
   *
   * @param id of the new job
   */
  async apply(id: string, slug: ImageSlug, options: Options): Promise<void> {
    if (this.unfinished) return
    const images = this.#imagesFor(id)
    const excluded = this.#data.usable().length - images.length
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
    this.#data.putJob(job)
    this.#data.state.setState({ ended: undefined, undone: undefined, interrupted: undefined })
    await this.#run(
      job,
      images.map(({ index }) => index),
    )
  }

  /**
   * Returns the images that a job still has to be applied to: all that are included, without those
   * whose result of the jobs before is undecided.
   */
  #imagesFor(id: string): ImageRecord[] {
    const { jobs, outcomes } = this.#data
    const at = jobs.findIndex((job) => job.id === id)
    const before = at < 0 ? jobs : jobs.slice(0, at)
    return this.#data
      .included()
      .filter((image) => !this.#data.outcome(id, image.index))
      .filter((image) => readiness(image, before, outcomes) !== 'needs-review')
  }

  /** Starts to work on the images of a job. */
  async #run(job: ImageJob, indexes: readonly number[]): Promise<void> {
    const stops = this.#stops
    this.#current = job.id
    this.#resumedAt = performance.now()
    this.#data.putJob({ ...job, status: 'running' })
    this.#data.publish()
    // The job comes first, so that the next visit finds what it made by then.
    await this.#tools.saver.save(job.id)
    await this.#tools.onChanged()
    if (stops !== this.#stops) return
    this.#queue.resume()
    this.#queue.add(indexes)
    if (this.#queue.isEmpty) await this.#onEmpty()
  }

  /** Finds a job that the last tab was closed during: it is paused until its owner decides. */
  async findInterrupted(): Promise<void> {
    const job = this.unfinished
    if (!job || job.id === this.#current) return
    this.#uncounted.add(job.id)
    this.#count()
    if (job.status === 'running') this.#data.state.setState({ interrupted: this.unfinished })
    await this.#end(job, 'paused')
  }

  /** Starts no more images; those in progress are finished. */
  async pause(): Promise<void> {
    const job = this.unfinished
    if (job?.status !== 'running' || job.id !== this.#current) return
    this.#queue.pause()
    await this.#end(job, 'paused')
  }

  /** Goes on with a job that was paused, or that the tab was closed during. */
  async resume(): Promise<void> {
    const job = this.unfinished
    if (job?.status !== 'paused') return
    this.#data.state.setState({ interrupted: undefined, unsaved: undefined })
    const left = this.#imagesFor(job.id)
    await this.#run(
      job,
      left.map(({ index }) => index),
    )
  }

  /** Stops a job at once. What is finished stays. */
  async cancel(): Promise<void> {
    const job = this.unfinished
    if (!job) return
    this.stop()
    this.#data.state.setState({
      interrupted: undefined,
      unsaved: undefined,
      ended: { job: job.id, kind: 'cancelled' },
    })
    await this.#end(job, 'cancelled')
  }

  /** Ends all work at once, without a change of the job. */
  stop(): void {
    this.#stops += 1
    this.#queue.clear()
    this.#tools.pool.stop()
    this.#tools.maker.stop()
    this.#tellEmpty()
  }

  async #end({ id }: ImageJob, status: ImageJob['status']): Promise<void> {
    this.#count()
    const job = this.#data.job(id)
    if (!job) return
    const passed = this.#resumedAt === undefined ? 0 : performance.now() - this.#resumedAt
    this.#resumedAt = undefined
    this.#data.putJob({ ...job, status, seconds: job.seconds + passed / 1000 })
    if (status === 'done') {
      // What is shown as done is done after a reload.
      const ended: ImageSetState['ended'] = { job: id, kind: 'done' }
      await this.#data.publishOnce(this.#tools.saver.save(id), { ended })
    } else {
      this.#data.publish()
      await this.#tools.saver.save(id)
    }
    await this.#tools.onChanged()
  }

  async #onEmpty(): Promise<void> {
    this.#tools.pool.rest()
    this.#tellEmpty()
    const job = this.unfinished
    if (job?.status !== 'running' || job.id !== this.#current) return
    await this.#end(job, 'done')
  }

  #tellEmpty(): void {
    const waiting = this.#waiting
    this.#waiting = []
    for (const tell of waiting) tell()
  }

  /** Processes an image of a job again, before all others. */
  again(job: string, index: number): void {
    if (this.#current !== job && !this.#queue.isEmpty) return
    this.#current = job
    this.#queue.addEdited(index)
  }

  /** Follows what the owner excludes or includes while a job is in progress. */
  follow(index: number, isExcluded: boolean): void {
    const job = this.unfinished
    if (!job || job.id !== this.#current) return
    this.#uncounted.add(job.id)
    if (isExcluded) {
      this.#queue.remove([index])
      if (this.#queue.isEmpty) void this.#onEmpty()
    } else if (!this.#data.outcome(job.id, index)) {
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
    const job = this.#current === undefined ? undefined : this.#data.job(this.#current)
    if (!job) return
    const stops = this.#stops
    const before = this.#tools.maker.sizeOf(index, job.id)
    const edits = this.#data.outcome(job.id, index)?.edits
    try {
      const keep = await this.#tools.maker.make(job, index, edits)
      if (stops !== this.#stops) return
      const outcome = await keep()
      if (stops !== this.#stops) return
      this.put({ ...outcome, ...this.#decided(job.id, index, edits) })
    } catch (error) {
      if (stops !== this.#stops) return
      if (error instanceof DeviceFull) {
        this.#queue.putBack(index)
        this.#data.state.setState({ unsaved: 'full' })
        await this.pause()
      } else {
        this.put({ job: job.id, index, before, ...failureOf(error) })
      }
    }
  }

  /**
   * Returns what the owner said about an image, which stays when it is processed again.
   *
   * @param edits those that it was processed with
   */
  #decided(job: string, index: number, edits: CutoutEdits | undefined) {
    const known = this.#data.outcome(job, index)
    return {
      ...(known?.decision && { decision: known.decision }),
      ...(known?.edits && { edits: known.edits }),
      // It was edited once more meanwhile.
      ...(known?.edits !== edits && { isOutdated: true }),
    }
  }

  /** Takes over what is new about an image. */
  put(outcome: OutcomeRecord): void {
    this.#data.putOutcome(outcome)
    this.#uncounted.add(outcome.job)
    this.#tools.saver.saveSoon(outcome)
    this.#data.publishSoon()
  }

  /** Counts what jobs made, as far as that has changed. */
  #count(): void {
    for (const id of this.#uncounted) {
      const job = this.#data.job(id)
      if (!job) continue
      const outcomes = this.#data.outcomesOf(id)
      const isOpen = job.status === 'running' || job.status === 'paused'
      const left = isOpen ? this.#imagesFor(id).length : job.counts.all - outcomes.length
      const counts = countOutcomes(outcomes, outcomes.length + left, job.counts.excluded)
      this.#data.putJob({ ...job, counts, changedProducts: counts.changed })
    }
    this.#uncounted.clear()
  }
}
