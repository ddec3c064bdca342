import type { ImageRecord, OutcomeRecord } from '../storage/imageRecords.ts'
import { readiness } from './chain.ts'
import type { ImageJob } from './ImageSetState.ts'

/** The records of an open set, which its parts share. */
export class SetData {
  #records: ImageRecord[] = []
  #jobs: readonly ImageJob[] = []
  #outcomes = new Map<string, Map<number, OutcomeRecord>>()

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

  /** The job that is in progress or paused. */
  get unfinished(): ImageJob | undefined {
    return this.#jobs.find(({ status }) => status === 'running' || status === 'paused')
  }

  /** The images that can be used. */
  usable(): ImageRecord[] {
    return this.#records.filter(({ problem }) => !problem)
  }

  /**
   * Returns the images that a job still has to be applied to: all that are included, without those
   * whose result of the jobs before is undecided.
   */
  leftFor(job: string): ImageRecord[] {
    const at = this.#jobs.findIndex(({ id }) => id === job)
    const before = at < 0 ? this.#jobs : this.#jobs.slice(0, at)
    return this.usable().filter(
      (image) =>
        !image.isExcluded &&
        !this.outcome(job, image.index) &&
        readiness(image, before, this.#outcomes) !== 'needs-review',
    )
  }

  load(
    records: readonly ImageRecord[],
    jobs: readonly ImageJob[],
    outcomes: readonly OutcomeRecord[],
  ): void {
    this.#records = []
    this.putRecords(records)
    this.#jobs = jobs
    this.#outcomes = new Map()
    for (const outcome of outcomes) this.putOutcome(outcome)
  }

  putRecords(records: readonly ImageRecord[]): void {
    for (const record of records) this.#records[record.index] = record
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
}
