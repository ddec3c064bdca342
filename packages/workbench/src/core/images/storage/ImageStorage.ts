import type { FileRecord, JobRecord } from '../../storage/records.ts'
import type { Change, Tables } from '../../storage/Tables.ts'
import type { ImageJob } from '../store/ImageSetState.ts'
import type { ImageRecord, OutcomeRecord, SourceRecord } from './imageRecords.ts'

/** Writes a number so that texts sort as numbers do. */
export function padded(number: number): string {
  return String(number).padStart(8, '0')
}

/** Batch size of writes, so that no write blocks the page. */
const batch = 500

/** The records of one set of images, without the bytes of the images. */
export class ImageStorage {
  readonly #tables: Tables
  readonly #set: string

  constructor(tables: Tables, set: string) {
    this.#tables = tables
    this.#set = set
  }

  async images(): Promise<ImageRecord[]> {
    return (await this.#tables.list('images', this.#set)) as ImageRecord[]
  }

  async sources(): Promise<SourceRecord[]> {
    return (await this.#tables.list('imageSources', this.#set)) as SourceRecord[]
  }

  async outcomes(): Promise<OutcomeRecord[]> {
    return (await this.#tables.list('imageOutcomes', this.#set)) as OutcomeRecord[]
  }

  /** Returns the jobs, oldest first. */
  async jobs(): Promise<ImageJob[]> {
    const jobs = (await this.#tables.list('jobs', this.#set)) as JobRecord[]
    return jobs
      .toSorted((one, other) => one.position - other.position)
      .map(({ description }) => description as ImageJob)
  }

  /** Saves a new set. Its file comes last: what was cut off before is no set. */
  async addSet(
    file: FileRecord,
    images: readonly ImageRecord[],
    sources: readonly SourceRecord[],
  ): Promise<void> {
    await this.#tables.write(
      sources.map((value, at) => ({
        table: 'imageSources' as const,
        key: [this.#set, padded(at)] as const,
        value,
      })),
    )
    await this.putImages(images)
    await this.#tables.write([{ table: 'files', key: this.#set, value: file }])
  }

  async putSource(at: number, value: SourceRecord): Promise<void> {
    const key = [this.#set, padded(at)] as const
    await this.#tables.write([{ table: 'imageSources', key, value }])
  }

  async putImages(images: readonly ImageRecord[]): Promise<void> {
    for (let at = 0; at < images.length; at += batch) {
      await this.#tables.write(
        images.slice(at, at + batch).map((value): Change => ({
          table: 'images',
          key: [this.#set, padded(value.index)],
          value,
        })),
      )
    }
  }

  /** Saves what jobs made of images, and the jobs as they are by then, all or nothing. */
  async putOutcomes(
    outcomes: readonly OutcomeRecord[],
    jobs: readonly { readonly job: ImageJob; readonly position: number }[],
  ): Promise<void> {
    await this.#tables.write([
      ...outcomes.map((value): Change => ({
        table: 'imageOutcomes',
        key: [this.#set, keyOf(value)],
        value,
      })),
      ...jobs.map(({ job, position }): Change => ({
        table: 'jobs',
        key: [this.#set, job.id],
        value: { file: this.#set, id: job.id, position, description: job },
      })),
    ])
  }

  /** Removes a job with what it made. */
  async removeJob(job: string, outcomes: readonly OutcomeRecord[]): Promise<void> {
    await this.#tables.write([
      { table: 'jobs', key: [this.#set, job] },
      ...outcomes.map((outcome): Change => ({
        table: 'imageOutcomes',
        key: [this.#set, keyOf(outcome)],
      })),
    ])
  }
}

function keyOf({ job, index }: OutcomeRecord): string {
  return `${job}/${padded(index)}`
}
