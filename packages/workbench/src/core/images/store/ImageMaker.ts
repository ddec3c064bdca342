import type { CutoutEdits, ImageResult } from '@dropwatt/automations/images'
import { proxy } from 'comlink'
import type { ImageContent } from '../engine/ImageContent.ts'
import type { WorkerTask } from '../engine/imageMessages.ts'
import { resultsName, type ImageBytes } from '../storage/ImageBytes.ts'
import type { OutcomeRecord } from '../storage/imageRecords.ts'
import type { ServiceKeys } from '../../store/ServiceKeys.ts'
import { ServiceError } from '../../services/ServiceError.ts'
import { BackgroundService } from '../requests/BackgroundService.ts'
import { currentResult, type ChangedOutcome } from './chain.ts'
import { sendable, type ImagePool } from './ImagePool.ts'
import type { ImageJob } from './ImageSetState.ts'
import type { ProductMatches } from './ProductMatches.ts'
import type { SetData } from './SetData.ts'
import type { SetOptions } from './SetOptions.ts'
import type { SetSources } from './SetSources.ts'

/** Dependencies for reading, processing and storing images. */
export interface MakerTools {
  readonly data: SetData
  readonly bytes: ImageBytes
  readonly sources: SetSources
  readonly pool: ImagePool
  readonly options: SetOptions
  readonly products: ProductMatches
  readonly keys: ServiceKeys
}

/** Makes the result of one image, from reading what its job is given to storing what it made. */
export class ImageMaker {
  readonly #tools: MakerTools
  /** The service of the newest job that uses one. */
  #service: { readonly job: string; readonly service: BackgroundService } | undefined

  constructor(tools: MakerTools) {
    this.#tools = tools
  }

  /**
   * Processes an image.
   *
   * @param edits what the member changed about it
   * @returns stores the result and describes it; what is no longer wanted is not stored
   * @throws {OriginalUnreadable} when it cannot be read
   * @throws {WorkerStopped} when there is not enough memory for it
   */
  async make(
    job: ImageJob,
    index: number,
    edits: CutoutEdits | undefined,
  ): Promise<() => Promise<OutcomeRecord>> {
    const content = await this.input(index, job.id)
    const task = await this.#taskOf(job, index, edits)
    const service = edits ? undefined : await this.#serviceOf(job)
    const elsewhere = service && proxy((image: ArrayBuffer) => service.remove(image))
    const result = await this.#tools.pool.run(
      (api) => api.process(sendable(content), task, elsewhere),
      content.pixels,
    )
    return () => this.#keep(job.id, index, result)
  }

  /**
   * Returns the service that a job sends its images to, if it does.
   *
   * @throws {ServiceError} when there is no key any more
   */
  async #serviceOf({ id, options }: ImageJob): Promise<BackgroundService | undefined> {
    if (options['engine'] !== 'own-key') return undefined
    if (this.#service?.job !== id) {
      const { keys } = this.#tools
      await keys.read()
      const settings = keys.state.getState().services.background
      if (!settings) throw new ServiceError('key')
      this.stop()
      this.#service = { job: id, service: new BackgroundService(settings) }
    }
    return this.#service.service
  }

  /** Ends the requests to a service. */
  stop(): void {
    this.#service?.service.stop()
    this.#service = undefined
  }

  async #taskOf({ id, slug, options }: ImageJob, index: number, edits?: CutoutEdits) {
    const picture = await this.#tools.options.pictureOf(id)
    const values = await this.#tools.products.valuesOf(index)
    const task: WorkerTask = {
      slug,
      options,
      ...(values && { values }),
      ...(edits && { edits }),
      ...(picture && { picture }),
    }
    return task
  }

  /** Stores what was made of an image. */
  async #keep(job: string, index: number, result: ImageResult): Promise<OutcomeRecord> {
    if (result.state !== 'changed') return { job, index, ...result }
    const { bytes, ...facts } = result
    const size = bytes.length
    const offset = await this.#tools.bytes.append(resultsName(job), bytes.buffer as ArrayBuffer)
    return { job, index, ...facts, offset, size }
  }

  /** Returns the picture that a job is given: the newest result before it, or the original. */
  async input(index: number, job?: string): Promise<ImageContent> {
    const { data, sources } = this.#tools
    const result = currentResult(index, data.jobs, data.outcomes, job)
    if (result) return this.contentOf(result)
    const record = data.records[index]
    if (!record) throw new Error(`There is no image ${index}.`)
    return sources.content(record)
  }

  /** Returns the bytes of a result. */
  async contentOf(result: ChangedOutcome): Promise<ImageContent> {
    const { job, offset, size, width, height } = result
    const bytes = await this.#tools.bytes.read(resultsName(job), offset, { length: size })
    return { bytes, pixels: width * height }
  }

  /** Returns another text once an image has another picture. */
  versionOf(index: number): string {
    const { data } = this.#tools
    const result = currentResult(index, data.jobs, data.outcomes)
    return result ? `${result.job} ${result.offset}` : 'original'
  }

  /** Returns the size of what a job is given, in bytes. */
  sizeOf(index: number, job: string): number {
    const { data } = this.#tools
    const result = currentResult(index, data.jobs, data.outcomes, job)
    return result?.size ?? data.records[index]?.size ?? 0
  }
}
