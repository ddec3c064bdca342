import { fillWords } from '@dropwatt/automations/images'
import type { ImageSlug } from '@dropwatt/automations/options'
import type { RunningWorker } from '../../engine/startWorker.ts'
import type { ImageContent } from '../engine/ImageContent.ts'
import type { WorkerTask } from '../engine/imageMessages.ts'
import type { ImagePreview, SetImage } from './ImageSetState.ts'
import { sendable, startImageWorker, type ImageApi, type ImageWorker } from './imageWorkers.ts'
import { choosePreviewed, chooseSample, estimateSeconds } from './previewed.ts'
import type { SetData } from './SetData.ts'

/** How long after the last change of an option its result is calculated, in ms. */
const planDelay = 150

/** The longer side of previews, in pixels. */
const side = 640

interface PreviewHooks {
  readonly data: SetData
  /** How many images are processed at a time. */
  readonly workers: number
  readonly read: (index: number) => Promise<ImageContent>
  /** Returns another text once an image has another picture. */
  readonly versionOf: (index: number) => string
  /** Returns what words in braces stand for in the watermark of an image. */
  readonly valuesOf: (index: number) => Promise<WorkerTask['values']>
  /** Returns what the options of the page say to do with an image. */
  readonly taskOf: (
    index: number,
    changes?: WorkerTask['options'],
  ) => Promise<WorkerTask | undefined>
}

/** Shows what the options of the page would make of some images, and how long all would take. */
export class ImagePreviews {
  readonly #hooks: PreviewHooks
  #worker: RunningWorker<ImageWorker> | undefined
  #timer: ReturnType<typeof setTimeout> | undefined
  /** Counts the changes of options, so that results for earlier ones are ignored. */
  #plans = 0
  #round = 0
  #shown: readonly ImagePreview[] = []
  /** Estimates in seconds, by what they are of. */
  readonly #estimates = new Map<string, Promise<number | undefined>>()
  #isClosed = false

  constructor(hooks: PreviewHooks) {
    this.#hooks = hooks
  }

  /** Calculates the previews a little later, once no option changes any more. */
  planSoon(): void {
    clearTimeout(this.#timer)
    this.#timer = setTimeout(() => void this.plan(), planDelay)
  }

  /** Shows other images besides the largest, the widest and the smallest. */
  showOthers(): void {
    this.#round += 1
    void this.plan()
  }

  /** Calculates the previews. */
  async plan(): Promise<void> {
    clearTimeout(this.#timer)
    this.#plans += 1
    const plan = this.#plans
    const { images } = this.#hooks.data.state.getState()
    const chosen = choosePreviewed(images, this.#round)
    const known = new Map(this.#shown.map((preview) => [preview.index, preview]))
    for (const { index, ...pictures } of this.#shown) {
      if (!chosen.includes(index)) closePictures(pictures)
    }
    this.#show(chosen.map((index) => known.get(index) ?? { index }))
    this.#hooks.data.state.setState({ previewProgress: 'calculating' })
    const wordless = await this.#findWordless(images)
    if (plan !== this.#plans || this.#isClosed) return
    this.#hooks.data.state.setState({ wordless })
    for (const index of chosen) {
      const preview = await this.#preview(index).catch(() => undefined)
      if (plan !== this.#plans || this.#isClosed) {
        if (preview) closePictures(preview)
        return
      }
      if (preview) this.#replace(preview)
    }
    this.#hooks.data.state.setState({ previewProgress: 'ready' })
    await this.#showEstimate(plan)
  }

  /** Finds the images for which no word of the watermark has a value. */
  async #findWordless(images: readonly SetImage[]): Promise<ReadonlySet<number>> {
    const { slug, options } = this.#hooks.data.state.getState()
    const { mark, text } = options
    if (slug !== 'dynamic-watermark' || mark !== 'text' || typeof text !== 'string')
      return new Set()
    const values = await Promise.all(images.map(({ index }) => this.#hooks.valuesOf(index)))
    return new Set(
      images.flatMap(({ index }, at) => (fillWords(text, values[at] ?? {}) === '' ? index : [])),
    )
  }

  async #preview(index: number): Promise<ImagePreview | undefined> {
    const task = await this.#hooks.taskOf(index)
    if (!task) return undefined
    const content = await this.#hooks.read(index)
    const name = `${index} ${this.#hooks.versionOf(index)}`
    const shown = await this.#ask((api) => api.preview(name, sendable(content), side, task))
    return { index, ...shown }
  }

  #ask<Result>(call: (api: ImageApi) => Promise<Result>): Promise<Result> {
    if (!this.#worker) {
      const worker = startImageWorker()
      this.#worker = worker
      void worker.died.then(() => {
        if (this.#worker === worker) this.#worker = undefined
      })
    }
    return this.#worker.call(call)
  }

  #replace(preview: ImagePreview): void {
    const before = this.#shown.find(({ index }) => index === preview.index)
    this.#show(this.#shown.map((each) => (each === before ? preview : each)))
    if (before) closePictures(before)
  }

  #show(previews: readonly ImagePreview[]): void {
    this.#shown = previews
    this.#hooks.data.state.setState({ previews })
  }

  async #showEstimate(plan: number): Promise<void> {
    const estimate = await this.estimate()
    if (plan === this.#plans && !this.#isClosed) this.#hooks.data.state.setState({ estimate })
  }

  /**
   * Estimates how long the options take for all images, by processing some of them.
   *
   * @param changes options that differ from those of the page. @default none
   * @returns seconds; nothing if it cannot be told
   */
  estimate(changes: WorkerTask['options'] = {}): Promise<number | undefined> {
    const { slug, options } = this.#hooks.data.state.getState()
    const { images } = this.#hooks.data.state.getState()
    if (!slug || this.#hooks.data.state.getState().progress) return Promise.resolve(undefined)
    const key = JSON.stringify([slug, { ...options, ...changes }, images.length])
    const known = this.#estimates.get(key) ?? this.#measure(slug, images, changes)
    this.#estimates.set(key, known)
    return known
  }

  async #measure(
    slug: ImageSlug,
    images: readonly SetImage[],
    changes: WorkerTask['options'],
  ): Promise<number | undefined> {
    const times: { image: SetImage; time: number }[] = []
    try {
      for (const image of chooseSample(images)) {
        const task = await this.#hooks.taskOf(image.index, changes)
        if (task?.slug !== slug) return undefined
        const content = await this.#hooks.read(image.index)
        const start = performance.now()
        await this.#ask((api) => api.process(sendable(content), task))
        times.push({ image, time: performance.now() - start })
      }
    } catch {
      return undefined
    }
    return estimateSeconds(images, times, this.#hooks.workers)
  }

  /** Ends the worker, such as while the pool needs the memory. */
  rest(): void {
    this.#plans += 1
    clearTimeout(this.#timer)
    this.#worker?.stop()
    this.#worker = undefined
  }

  close(): void {
    this.#isClosed = true
    this.rest()
    this.#shown.forEach(closePictures)
    this.#show([])
  }
}

function closePictures({ before, result }: Pick<ImagePreview, 'before' | 'result'>): void {
  before?.close()
  if (result?.state === 'changed') result.after.close()
}
