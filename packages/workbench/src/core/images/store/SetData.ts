import type { StoreApi } from 'zustand/vanilla'
import type { ImageRecord, OutcomeRecord } from '../storage/imageRecords.ts'
import { newestJob } from './chain.ts'
import type { ImageJob, ImageSetState, SetImage } from './ImageSetState.ts'

/** How often the state follows the work on images, in ms. */
const publishEvery = 100

type Works = ReadonlyMap<number, 'waiting' | 'processing'>

const noWorks: Works = new Map()

/** The records of an open set, which its parts share, and what views see of them. */
export class SetData {
  readonly state: StoreApi<ImageSetState>
  #records: ImageRecord[] = []
  #jobs: readonly ImageJob[] = []
  #outcomes = new Map<string, Map<number, OutcomeRecord>>()
  /** What is being done with images. */
  works: () => Works = () => noWorks
  /** Changes of the state that go with the images. */
  follow: () => Partial<ImageSetState> = () => ({})
  #shown = new Map<number, SetImage>()
  #timer: ReturnType<typeof setTimeout> | undefined
  #isHeld = false

  constructor(state: StoreApi<ImageSetState>) {
    this.state = state
  }

  /** All files of the set by their place, those that cannot be used included. */
  get records(): readonly ImageRecord[] {
    return this.#records
  }

  /** The jobs, oldest first. */
  get jobs(): readonly ImageJob[] {
    return this.#jobs
  }

  get outcomes(): ReadonlyMap<string, ReadonlyMap<number, OutcomeRecord>> {
    return this.#outcomes
  }

  /** The images that can be used. */
  usable(): ImageRecord[] {
    return this.#records.filter(({ problem }) => !problem)
  }

  /** The images that can be used and are not excluded. */
  included(): ImageRecord[] {
    return this.usable().filter(({ isExcluded }) => !isExcluded)
  }

  load(
    records: readonly ImageRecord[],
    jobs: readonly ImageJob[],
    outcomes: readonly OutcomeRecord[],
  ): void {
    this.#records = []
    for (const record of records) this.#records[record.index] = record
    this.#jobs = jobs
    this.#outcomes = new Map()
    for (const outcome of outcomes) this.putOutcome(outcome)
    this.publish()
  }

  putRecords(records: readonly ImageRecord[]): void {
    for (const record of records) this.#records[record.index] = record
    this.publishSoon()
  }

  /** Adds a job, or replaces it. */
  putJob(job: ImageJob): void {
    const isKnown = this.#jobs.some(({ id }) => id === job.id)
    this.#jobs = isKnown
      ? this.#jobs.map((each) => (each.id === job.id ? job : each))
      : [...this.#jobs, job]
  }

  job(id: string): ImageJob | undefined {
    return this.#jobs.find((job) => job.id === id)
  }

  removeJob(id: string): void {
    this.#jobs = this.#jobs.filter((job) => job.id !== id)
    this.#outcomes.delete(id)
  }

  putOutcome(outcome: OutcomeRecord): void {
    const ofJob = this.#outcomes.get(outcome.job) ?? new Map<number, OutcomeRecord>()
    this.#outcomes.set(outcome.job, ofJob.set(outcome.index, outcome))
  }

  outcome(job: string, index: number): OutcomeRecord | undefined {
    return this.#outcomes.get(job)?.get(index)
  }

  outcomesOf(job: string): readonly OutcomeRecord[] {
    return [...(this.#outcomes.get(job)?.values() ?? [])]
  }

  /** Shows the changes in a moment, with those that follow until then. */
  publishSoon(): void {
    this.#timer ??= setTimeout(() => this.publish(), publishEvery)
  }

  /** Shows no changes of jobs until something is saved, and then all, those of `state` with them. */
  async publishOnce(saved: Promise<void>, state: Partial<ImageSetState>): Promise<void> {
    this.#isHeld = true
    await saved
    this.#isHeld = false
    this.state.setState(state)
    this.publish()
  }

  /** Shows the changes now. */
  publish(): void {
    clearTimeout(this.#timer)
    this.#timer = undefined
    const followed = this.follow()
    const works = this.works()
    const newest = newestJob(this.#jobs)
    const shown = new Map<number, SetImage>()
    for (const record of this.#records) {
      if (record.problem) continue
      const { index } = record
      const outcome = newest && this.outcome(newest.id, index)
      shown.set(index, sameOr(this.#shown.get(index), { record, outcome, work: works.get(index) }))
    }
    this.#shown = shown
    this.state.setState({
      images: [...shown.values()],
      unused: this.#unused(),
      ...(!this.#isHeld && { jobs: this.#jobs, ...followed }),
    })
  }

  #unused(): ImageSetState['unused'] {
    const found = this.#records.flatMap(({ name, problem }) => (problem ? { name, problem } : []))
    const { unused } = this.state.getState()
    return found.length === unused.length ? unused : found
  }

  close(): void {
    clearTimeout(this.#timer)
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
