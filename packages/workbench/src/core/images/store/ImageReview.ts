import type { CutoutEdge, CutoutEdits, CutoutSettings, Stroke } from '@dropwatt/automations/images'
import type { Options } from '@dropwatt/automations/options'
import { createStore } from 'zustand/vanilla'
import type { RunningWorker } from '../../engine/startWorker.ts'
import type { ImageContent } from '../engine/ImageContent.ts'
import type { ReviewPicture } from '../engine/imageMessages.ts'
import type { ImageWorker } from '../engine/imageWorker.ts'
import type { OutcomeRecord } from '../storage/imageRecords.ts'
import { newestJob } from './chain.ts'
import type { ImageDecisions } from './ImageDecisions.ts'
import type { ImageMaker } from './ImageMaker.ts'
import { sendable, startImageWorker, type ImageApi } from './ImagePool.ts'
import type { ImageJob } from './ImageSetState.ts'
import type { PixelLimit } from './PixelLimit.ts'
import type { SetData } from './SetData.ts'

/** The longer side of the pictures of a review, in pixels: enough for a large screen, and quick. */
const side = 2048

/** An image of the review, large. */
export interface ReviewedImage {
  readonly original: ImageBitmap | undefined
  readonly result: ImageBitmap | undefined
  /** Whether the result is being calculated again. */
  readonly isBusy: boolean
  /** Whether the result shows the product alone, as it is while its outline is changed by hand. */
  readonly isCutout: boolean
  readonly isUnreadable: boolean
  readonly canUndo: boolean
  readonly canRedo: boolean
}

const nothing: ReviewedImage = {
  original: undefined,
  result: undefined,
  isBusy: false,
  isCutout: false,
  isUnreadable: false,
  canUndo: false,
  canRedo: false,
}

interface ReviewTools {
  readonly data: SetData
  readonly maker: ImageMaker
  readonly decisions: ImageDecisions
  readonly limit: PixelLimit
}

type ChangeCall = (api: ImageApi, settings: CutoutSettings) => Promise<ReviewPicture>

/** Returns how a background is removed by the options of a job, with what the member changed about the image. */
function cutoutSettings(options: Options, edits: CutoutEdits): CutoutSettings {
  return {
    removesShadow: edits.removesShadow ?? options['shadow'] !== false,
    removesGaps: edits.removesGaps ?? options['holes'] !== false,
    edge: edits.edge ?? (options['edge'] as CutoutEdge | undefined) ?? 'soft',
    strokes: edits.strokes ?? [],
  }
}

/** Returns the options of a job that removes a background; none for other jobs. */
function cutoutOptions({ slug, options }: ImageJob): Options | undefined {
  if (slug === 'remove-background') return options
  // Its own options are about the new background.
  return slug === 'swappable-background' ? {} : undefined
}

/** An image whose pictures are kept. */
class KeptImage {
  readonly index: number
  /** The options of the job if it removes a background, which can then be changed by hand. */
  readonly options: Options | undefined
  /** Whether the result shows the product at another place than the original does. */
  readonly movesProduct: boolean
  edits: CutoutEdits
  /** Whether the stored result does not follow the edits yet. */
  isOutdated: boolean
  shown: ReviewedImage
  isLoaded = false
  /** The strokes that were undone, the last one first to be redone. */
  undone: readonly Stroke[] = []
  isChanged = false
  /** Counts the results that were asked for, so that late ones are ignored. */
  asked = 0

  constructor(index: number, job: ImageJob | undefined, outcome: OutcomeRecord | undefined) {
    this.index = index
    this.options = job && cutoutOptions(job)
    this.movesProduct = job?.slug !== 'remove-background' || typeof job.options['crop'] === 'number'
    this.edits = outcome?.edits ?? {}
    this.isOutdated = outcome?.isOutdated === true && this.options !== undefined
    this.shown = { ...nothing, canUndo: this.strokes.length > 0 }
  }

  get strokes(): readonly Stroke[] {
    return this.edits.strokes ?? []
  }
}

/**
 * The review of one image after the other, with the brush. The pictures of a few images around the
 * open one are kept, so that the next is there at once. What is changed by hand is saved after each
 * step; the worker then keeps what it knows about that image, so that a stroke is quick.
 */
export class ImageReview {
  /** The images whose pictures are kept. */
  readonly state = createStore<{ readonly images: ReadonlyMap<number, ReviewedImage> }>(() => ({
    images: new Map(),
  }))
  readonly #tools: ReviewTools
  #worker: RunningWorker<ImageWorker> | undefined
  /** In the order in which they are loaded, the open one first. */
  #kept: readonly KeptImage[] = []
  #isLoading = false
  /** The image that the worker can change. */
  #changing: KeptImage | undefined
  /** The calls about it come one after the other. */
  #changes: Promise<unknown> = Promise.resolve()

  constructor(tools: ReviewTools) {
    this.#tools = tools
  }

  get #job(): ImageJob | undefined {
    return newestJob(this.#tools.data.jobs)
  }

  /** Returns what the newest job made of an image. */
  #outcomeOf(index: number): OutcomeRecord | undefined {
    return this.#job && this.#tools.data.outcome(this.#job.id, index)
  }

  /** Reads what the newest job was given. */
  #readBefore(index: number): Promise<ImageContent> {
    return this.#tools.maker.input(index, this.#job?.id)
  }

  get #open(): KeptImage | undefined {
    return this.#kept[0]
  }

  /**
   * Opens an image.
   *
   * @param others those whose pictures are loaded after it; the pictures of all others are closed
   */
  show(index: number, others: readonly number[] = []): void {
    const before = this.#open
    if (before && before.index !== index) this.#leave(before)
    const known = new Map(this.#kept.map((image) => [image.index, image]))
    const wanted = [...new Set([index, ...others])]
    this.#kept = wanted.map(
      (each) => known.get(each) ?? new KeptImage(each, this.#job, this.#outcomeOf(each)),
    )
    for (const each of wanted) known.delete(each)
    this.#publish()
    for (const image of known.values()) this.#forget(image)
    if (this.#open?.isOutdated) this.#calculate()
    void this.#load()
  }

  #publish(): void {
    this.state.setState({ images: new Map(this.#kept.map((image) => [image.index, image.shown])) })
  }

  #set(image: KeptImage, changes: Partial<ReviewedImage>): void {
    image.shown = { ...image.shown, ...changes }
    this.#publish()
  }

  #forget(image: KeptImage): void {
    image.asked += 1
    const { original, result } = image.shown
    image.shown = nothing
    original?.close()
    result?.close()
  }

  /** Loads what is wanted, one image at a time: the open one waits for one other at most. */
  async #load(): Promise<void> {
    if (this.#isLoading) return
    this.#isLoading = true
    for (;;) {
      const next = this.#kept.find(({ isLoaded }) => !isLoaded)
      if (!next) break
      next.isLoaded = true
      await this.#loadOne(next)
    }
    this.#isLoading = false
  }

  async #loadOne(image: KeptImage): Promise<void> {
    const { index } = image
    const isKept = () => this.#kept.includes(image)
    try {
      const [original, result] = await Promise.all([
        this.#picture(await this.#readBefore(index)),
        image.isOutdated ? undefined : this.#resultOf(index),
      ])
      const isWanted = isKept() && image.asked === 0
      if (isKept()) this.#set(image, isWanted ? { original, result } : { original })
      else original.close()
      if (!isWanted) result?.close()
    } catch {
      if (isKept()) this.#set(image, { isUnreadable: true })
    }
  }

  async #resultOf(index: number): Promise<ImageBitmap | undefined> {
    const outcome = this.#outcomeOf(index)
    if (outcome?.state !== 'changed') return undefined
    return this.#picture(await this.#tools.maker.contentOf(outcome))
  }

  #picture(content: ImageContent): Promise<ImageBitmap> {
    return this.#ask((api) => api.picture(sendable(content), side), content.pixels)
  }

  #ask<Result>(call: (api: ImageApi) => Promise<Result>, pixels = 0): Promise<Result> {
    return this.#tools.limit.run(pixels, () => {
      this.#worker ??= this.#start()
      return this.#worker.call(call)
    })
  }

  #start(): RunningWorker<ImageWorker> {
    const worker = startImageWorker()
    // What was too much for its memory is one image: the next one gets another worker.
    void worker.died.then(() => {
      this.#worker = undefined
      this.#changing = undefined
    })
    return worker
  }

  /** Gets the open image ready to be changed by hand. */
  take(): void {
    if (this.#open && this.#open !== this.#changing) this.#calculate()
  }

  addStroke(stroke: Stroke): void {
    const image = this.#open
    if (!image) return
    image.undone = []
    this.#edit(image, { strokes: [...image.strokes, stroke] }, (api) => api.addStroke(stroke))
  }

  undoStroke(): void {
    const image = this.#open
    const last = image?.strokes.at(-1)
    if (!image || !last) return
    image.undone = [...image.undone, last]
    this.#edit(image, { strokes: image.strokes.slice(0, -1) }, (api) => api.undoStroke())
  }

  redoStroke(): void {
    const image = this.#open
    const last = image?.undone.at(-1)
    if (!image || !last) return
    image.undone = image.undone.slice(0, -1)
    this.#edit(image, { strokes: [...image.strokes, last] }, (api) => api.addStroke(last))
  }

  /** Changes how the background of the open image is removed. */
  change(edits: CutoutEdits): void {
    const image = this.#open
    if (image) this.#edit(image, edits, (api, settings) => api.changeCutout(settings))
  }

  #edit(image: KeptImage, changes: CutoutEdits, call: ChangeCall): void {
    if (!image.options) return
    image.edits = { ...image.edits, ...changes }
    image.isChanged = true
    void this.#tools.decisions.edit(image.index, image.edits)
    this.#calculate(call)
  }

  /**
   * Shows the open image without its background.
   *
   * @param call changes what the worker shows of it. @default it begins anew
   */
  #calculate(call?: ChangeCall): void {
    const image = this.#open
    if (!image?.options) return
    const { result, isCutout } = image.shown
    const settings = cutoutSettings(image.options, image.edits)
    image.isOutdated = false
    image.asked += 1
    const { asked } = image
    // A stroke on it would be in another place.
    const isMisplaced = image.movesProduct && !isCutout
    this.#set(image, {
      isBusy: true,
      canUndo: image.strokes.length > 0,
      canRedo: image.undone.length > 0,
      ...(isMisplaced && { result: undefined }),
    })
    if (isMisplaced) result?.close()
    this.#changes = this.#changes.then(async () => {
      if (!this.#kept.includes(image)) return
      try {
        const { after } = await (call && this.#changing === image
          ? this.#ask((api) => call(api, settings))
          : this.#begin(image, settings))
        this.#take(image, asked, after)
      } catch {
        if (asked === image.asked) this.#set(image, { isBusy: false, isUnreadable: true })
      }
    })
  }

  async #begin(image: KeptImage, settings: CutoutSettings): Promise<ReviewPicture> {
    this.#changing = undefined
    const content = await this.#readBefore(image.index)
    const picture = await this.#ask(
      (api) => api.openCutout(sendable(content), settings, side),
      content.pixels,
    )
    this.#changing = image
    return picture
  }

  /** Shows a result, unless another was asked for meanwhile. */
  #take(image: KeptImage, asked: number, result: ImageBitmap): void {
    if (asked !== image.asked) {
      result.close()
      return
    }
    const before = image.shown.result
    this.#set(image, { result, isBusy: false, isCutout: true })
    before?.close()
  }

  #leave(image: KeptImage): void {
    if (image.isChanged) this.#tools.decisions.remake(image.index)
    image.isChanged = false
  }

  /** Ends the review; it can be opened again. */
  close(): void {
    if (this.#open) this.#leave(this.#open)
    const kept = this.#kept
    this.#kept = []
    this.#publish()
    for (const image of kept) this.#forget(image)
    this.#worker?.stop()
    this.#worker = undefined
  }
}
