import { fillWords, needsPixels } from '@dropwatt/automations/images'
import type { ImageSlug } from '@dropwatt/automations/options'
import type { WorkerTask } from '../engine/imageMessages.ts'
import type { ImageMaker } from './ImageMaker.ts'
import { ImagePool, sendable } from './ImagePool.ts'
import type {
  ImagePreview,
  ImageSetState,
  Owned,
  PreviewsState,
  SetImage,
} from './ImageSetState.ts'
import type { PixelLimit } from './PixelLimit.ts'
import { isTooLarge } from '../decodeLimit.ts'
import { choosePreviewed, chooseSample, estimateSeconds } from './previewed.ts'
import type { ProductMatches } from './ProductMatches.ts'
import type { SetOptions } from './SetOptions.ts'

/** Debounce after a change of an option, in ms. */
const planDelay = 150

/** The longer side of previews, in pixels. */
const side = 640

interface PreviewTools {
  readonly state: Owned<PreviewsState>
  readonly maker: ImageMaker
  readonly options: SetOptions
  readonly products: ProductMatches
  /** Number of images processed concurrently. */
  readonly workers: number
  readonly limit: PixelLimit
}

/** Shows what the options of the page would make of some images, and how long all would take. */
export class ImagePreviews {
  readonly #tools: PreviewTools
  readonly #state: Owned<PreviewsState>
  readonly unsubscribe: () => void
  /** One worker, which keeps the reduced images. */
  readonly #pool: ImagePool
  #timer: ReturnType<typeof setTimeout> | undefined
  /** Counts the changes of options, so that results for earlier ones are ignored. */
  #plans = 0
  #round = 0
  #shown: readonly ImagePreview[] = []
  /** Estimates in seconds, by what they are of. */
  readonly #estimates = new Map<string, Promise<number | undefined>>()
  #isClosed = false

  constructor(tools: PreviewTools) {
    this.#tools = tools
    this.#state = tools.state
    this.#pool = new ImagePool(tools.limit, 1)
    this.unsubscribe = tools.state.subscribe((state, before) => this.onStateChange(state, before))
  }

  onStateChange(state: ImageSetState, before: ImageSetState): void {
    if (state.slug !== before.slug) {
      this.#state.setState({ previews: [], wordless: new Set(), estimate: undefined })
    }
    const hasLeft = state.left !== undefined && state.left !== before.left
    const isOther = (revision: 'optionsRevision' | 'productsRevision') =>
      state[revision] !== before[revision]
    // The name of the store may be written on them.
    const isRenamed = state.file.store?.text !== before.file.store?.text
    const isStale = isOther('optionsRevision') || isOther('productsRevision') || isRenamed
    if (hasLeft || state.access !== before.access) void this.plan()
    else if (isStale) this.#planSoon()
  }

  /** Calculates the previews a little later, once no option changes any more. */
  #planSoon(): void {
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
    const { images } = this.#state.getState()
    const chosen = choosePreviewed(images, this.#round)
    const known = new Map(this.#shown.map((preview) => [preview.index, preview]))
    for (const { index, ...pictures } of this.#shown) {
      if (!chosen.includes(index)) closePictures(pictures)
    }
    this.#show(chosen.map((index) => known.get(index) ?? { index }))
    this.#state.setState({ previewProgress: 'calculating' })
    const wordless = await this.#findWordless(images)
    if (plan !== this.#plans || this.#isClosed) return
    this.#state.setState({ wordless })
    for (const index of chosen) {
      const preview = await this.#preview(index).catch(() => undefined)
      if (plan !== this.#plans || this.#isClosed) {
        if (preview) closePictures(preview)
        return
      }
      if (preview) this.#replace(preview)
    }
    this.#state.setState({ previewProgress: 'ready' })
    await this.#showEstimate(plan)
  }

  /** Finds the images whose watermark is the fallback, as no word of it has a value. */
  async #findWordless(images: readonly SetImage[]): Promise<ReadonlySet<number>> {
    const { slug, options } = this.#state.getState()
    const { mark, text } = options
    if (slug !== 'dynamic-watermark' || mark !== 'text' || typeof text !== 'string')
      return new Set()
    const values = await Promise.all(
      images.map(({ index }) => this.#tools.products.valuesOf(index)),
    )
    return new Set(
      images.flatMap(({ index }, at) => (fillWords(text, values[at] ?? {}) === '' ? index : [])),
    )
  }

  async #preview(index: number): Promise<ImagePreview | undefined> {
    const task = await this.#taskOf(index)
    if (!task) return undefined
    const content = await this.#tools.maker.input(index)
    const name = `${index} ${this.#tools.maker.versionOf(index)}`
    const shown = await this.#pool.run(
      (api) => api.preview(name, sendable(content), side, task),
      content.pixels,
    )
    return { index, ...shown }
  }

  /** Returns what the options of the page say to do with an image. */
  async #taskOf(
    index: number,
    changes: WorkerTask['options'] = {},
  ): Promise<WorkerTask | undefined> {
    const { slug, options, problems } = this.#state.getState()
    if (!slug || Object.keys(problems).length > 0) return undefined
    const picture = await this.#tools.options.picture()
    const values = await this.#tools.products.valuesOf(index)
    return {
      slug,
      options: { ...options, ...changes },
      ...(values && { values }),
      ...(picture && { picture }),
    }
  }

  #replace(preview: ImagePreview): void {
    const before = this.#shown.find(({ index }) => index === preview.index)
    this.#show(this.#shown.map((each) => (each === before ? preview : each)))
    if (before) closePictures(before)
  }

  #show(previews: readonly ImagePreview[]): void {
    this.#shown = previews
    this.#state.setState({ previews })
  }

  async #showEstimate(plan: number): Promise<void> {
    const estimate = await this.estimate()
    if (plan === this.#plans && !this.#isClosed) this.#state.setState({ estimate })
  }

  /**
   * Estimates how long the options take for all images, by processing some of them.
   *
   * @param changes options that differ from those of the page. @default none
   * @returns seconds; nothing if it cannot be told
   */
  estimate(changes: WorkerTask['options'] = {}): Promise<number | undefined> {
    const { slug, options, images, progress } = this.#state.getState()
    if (!slug || progress) return Promise.resolve(undefined)
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
    const worked = images.filter(
      ({ facts }) => !(needsPixels({ slug }) && facts && isTooLarge(facts)),
    )
    const times: { image: SetImage; time: number }[] = []
    try {
      for (const image of chooseSample(worked)) {
        const task = await this.#taskOf(image.index, changes)
        if (task?.slug !== slug) return undefined
        const content = await this.#tools.maker.input(image.index)
        const start = performance.now()
        await this.#pool.run((api) => api.process(sendable(content), task), content.pixels)
        times.push({ image, time: performance.now() - start })
      }
    } catch {
      return undefined
    }
    return estimateSeconds(worked, times, this.#tools.workers)
  }

  /** Ends the worker, such as while the pool needs the memory. */
  stop(): void {
    this.#plans += 1
    clearTimeout(this.#timer)
    this.#pool.stop()
  }

  close(): void {
    this.#isClosed = true
    this.unsubscribe()
    this.stop()
    this.#shown.forEach(closePictures)
    this.#show([])
  }
}

function closePictures({ before, result }: Pick<ImagePreview, 'before' | 'result'>): void {
  before?.close()
  if (result?.state === 'changed') result.after.close()
}
