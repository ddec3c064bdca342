import type { ImageRecord, OutcomeRecord } from '../storage/imageRecords.ts'
import { countOutcomes, newestJob } from './chain.ts'
import type { ImageProgress, JobsState, Owned, SetImage } from './ImageSetState.ts'
import type { SetData } from './SetData.ts'
import type { WorkQueue } from './WorkQueue.ts'

/** Interval of state updates during the work on images, in ms. */
const showEvery = 100

/** Shows the images of a set, and how far its jobs are with them. */
export class ShownJobs {
  readonly #state: Owned<JobsState>
  readonly #data: SetData
  readonly #queue: WorkQueue
  #images = new Map<number, SetImage>()
  /** The jobs to count again. */
  readonly #uncounted = new Set<string>()
  #timer: ReturnType<typeof setTimeout> | undefined
  #isHeld = false

  constructor(state: Owned<JobsState>, data: SetData, queue: WorkQueue) {
    this.#state = state
    this.#data = data
    this.#queue = queue
  }

  /** Counts again what a job made before it is shown next. */
  recount(job: string): void {
    this.#uncounted.add(job)
  }

  /** Shows the changes in a moment, with those that follow until then. */
  soon(): void {
    this.#timer ??= setTimeout(() => this.now(), showEvery)
  }

  /**
   * Shows no changes of jobs until something is saved, and then all.
   *
   * @param changes shown with them
   */
  async once(saved: Promise<void>, changes: Partial<JobsState>): Promise<void> {
    this.#isHeld = true
    await saved
    this.#isHeld = false
    this.now(changes)
  }

  /**
   * Shows the changes now.
   *
   * @param changes shown with them. @default none
   */
  now(changes: Partial<JobsState> = {}): void {
    this.close()
    this.count()
    this.#state.setState({
      images: this.#shownImages(),
      unused: this.#unused(),
      ...(!this.#isHeld && { jobs: this.#data.jobs, progress: this.#progress() }),
      ...changes,
    })
  }

  /** Counts what jobs made, as far as that has changed. */
  count(): void {
    for (const id of this.#uncounted) {
      const job = this.#data.job(id)
      if (!job) continue
      const outcomes = this.#data.outcomesOf(id)
      const isOpen = job.status === 'running' || job.status === 'paused'
      const left = isOpen ? this.#data.leftFor(id).length : job.counts.all - outcomes.length
      const counts = countOutcomes(outcomes, outcomes.length + left, job.counts.excluded)
      this.#data.putJob({ ...job, counts, changedProducts: counts.changed })
    }
    this.#uncounted.clear()
  }

  #progress(): ImageProgress | undefined {
    const job = this.#data.unfinished
    // Another tab works on a job that is running and not in the queue of this one.
    if (!job || (job.status === 'running' && job.id !== this.#queue.job)) return undefined
    const { id, slug, at, status, counts } = job
    const { rate, size } = this.#queue
    return {
      job: id,
      slug,
      at,
      done: counts.done,
      all: counts.all,
      workers: size,
      isPaused: status === 'paused',
      ...(rate !== undefined && { rate, secondsLeft: (counts.all - counts.done) / rate }),
    }
  }

  #shownImages(): readonly SetImage[] {
    const { records, jobs } = this.#data
    const works = this.#queue.works()
    const newest = newestJob(jobs)
    const shown = new Map<number, SetImage>()
    for (const record of records) {
      if (record.problem) continue
      const { index } = record
      const outcome = newest && this.#data.outcome(newest.id, index)
      shown.set(index, sameOr(this.#images.get(index), { record, outcome, work: works.get(index) }))
    }
    this.#images = shown
    return [...shown.values()]
  }

  #unused(): JobsState['unused'] {
    const { records } = this.#data
    const found = records.flatMap(({ name, problem }) => (problem ? { name, problem } : []))
    const { unused } = this.#state.getState()
    return found.length === unused.length ? unused : found
  }

  close(): void {
    clearTimeout(this.#timer)
    this.#timer = undefined
  }
}

interface Parts {
  readonly record: ImageRecord
  readonly outcome: OutcomeRecord | undefined
  readonly work: SetImage['work'] | undefined
}

const partsOf = new WeakMap<SetImage, Parts>()

/** Returns the image as it was shown before if nothing about it changed, so that its tile is not drawn again. */
function sameOr(before: SetImage | undefined, parts: Parts): SetImage {
  const known = before && partsOf.get(before)
  const isSame =
    known?.record === parts.record && known.outcome === parts.outcome && known.work === parts.work
  if (before && isSame) return before
  const { record, outcome, work } = parts
  const image: SetImage = { ...record, ...(outcome && { outcome }), ...(work && { work }) }
  partsOf.set(image, parts)
  return image
}
