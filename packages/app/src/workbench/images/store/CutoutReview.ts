import type { CutoutEdge, CutoutEdits, CutoutSettings, Stroke } from '@dropwatt/automations/images'
import type { Options } from '@dropwatt/automations/options'
import type { RunningWorker } from '../../engine/startWorker.ts'
import { State } from '../../store/State.ts'
import type { ImageContent } from '../engine/ImageContent.ts'
import type { ReviewPicture } from '../engine/imageMessages.ts'
import { sendable, startImageWorker, type ImageApi, type ImageWorker } from './imageWorkers.ts'

/** The longer side of the pictures of a review, in pixels: enough for a large screen, and quick. */
const side = 2048

/** The image that is being reviewed, large. */
export interface ReviewedImage {
  /** Place of the image in the set; undefined while none is open. */
  readonly index: number | undefined
  readonly original: ImageBitmap | undefined
  readonly result: ImageBitmap | undefined
  /** Whether the result is being calculated. */
  readonly isBusy: boolean
  readonly isUnreadable: boolean
  readonly canUndo: boolean
  readonly canRedo: boolean
}

const nothing: ReviewedImage = {
  index: undefined,
  original: undefined,
  result: undefined,
  isBusy: false,
  isUnreadable: false,
  canUndo: false,
  canRedo: false,
}

/** What a review needs to know about the image that is opened. */
export interface ReviewInput {
  readonly before: ImageContent
  readonly after: ImageContent | undefined
  /** The options of the job if it removes a background, which can then be changed by hand. */
  readonly cutout: Options | undefined
  readonly edits: CutoutEdits | undefined
}

interface ReviewHooks {
  readonly read: (index: number) => Promise<ReviewInput>
  readonly save: (index: number, edits: CutoutEdits) => Promise<void>
  /** Called when the owner is done with an image. */
  readonly onLeft: (index: number) => void
}

/** Returns how a background is removed by the options of a job, with what the owner changed about the image. */
function cutoutSettings(options: Options, edits: CutoutEdits = {}): CutoutSettings {
  return {
    removesShadow: edits.removesShadow ?? options['shadow'] !== false,
    removesGaps: edits.removesGaps ?? options['holes'] !== false,
    edge: edits.edge ?? (options['edge'] as CutoutEdge | undefined) ?? 'soft',
    strokes: edits.strokes ?? [],
  }
}

/**
 * The review of one image after the other, with the brush. The worker keeps what it knows about the
 * open image, so that a stroke is quick; what was changed is saved after each step.
 */
export class CutoutReview {
  readonly state = new State<ReviewedImage>(nothing)
  readonly #hooks: ReviewHooks
  #worker: RunningWorker<ImageWorker> | undefined
  #options: Options | undefined
  #edits: CutoutEdits = {}
  /** The strokes that were undone, the last one first to be redone. */
  #undone: readonly Stroke[] = []
  /** Counts the requests, so that late answers to earlier ones are ignored. */
  #asked = 0
  #isChanged = false

  constructor(hooks: ReviewHooks) {
    this.#hooks = hooks
  }

  /** Opens an image; its pictures are closed with the next one. */
  open(index: number): void {
    if (this.state.get().index === index) return
    this.#leave()
    this.#clear()
    this.state.set({ ...nothing, index, isBusy: true })
    void this.#open(index)
  }

  async #open(index: number): Promise<void> {
    this.#asked += 1
    const asked = this.#asked
    try {
      const { before, after, cutout, edits } = await this.#hooks.read(index)
      if (asked !== this.#asked) return
      this.#options = cutout
      this.#edits = edits ?? {}
      this.#undone = []
      const copy = copyOf(before)
      const original = await this.#ask((api) => api.picture(sendable(before), side))
      if (asked !== this.#asked) {
        original.close()
        return
      }
      this.state.set({ original })
      if (cutout) {
        const settings = cutoutSettings(cutout, this.#edits)
        await this.#show((api) => api.openCutout(sendable(copy), settings, side))
      } else {
        const result = after && (await this.#ask((api) => api.picture(sendable(after), side)))
        if (asked === this.#asked) this.state.set({ result, isBusy: false })
        else result?.close()
      }
    } catch {
      if (asked === this.#asked) this.state.set({ isBusy: false, isUnreadable: true })
    }
  }

  #ask<Result>(call: (api: ImageApi) => Promise<Result>): Promise<Result> {
    this.#worker ??= startImageWorker()
    return this.#worker.call(call)
  }

  /** Shows the answer of the worker, unless something else was asked for meanwhile. */
  async #show(call: (api: ImageApi) => Promise<ReviewPicture>): Promise<void> {
    this.#asked += 1
    const asked = this.#asked
    this.state.set({ isBusy: true })
    try {
      const { after } = await this.#ask(call)
      if (asked !== this.#asked) {
        after.close()
        return
      }
      const before = this.state.get().result
      this.state.set({ result: after, isBusy: false, ...this.#steps() })
      before?.close()
    } catch {
      if (asked === this.#asked) this.state.set({ isBusy: false, isUnreadable: true })
    }
  }

  #steps() {
    return { canUndo: this.#strokes.length > 0, canRedo: this.#undone.length > 0 }
  }

  get #strokes(): readonly Stroke[] {
    return this.#edits.strokes ?? []
  }

  addStroke(stroke: Stroke): void {
    this.#undone = []
    this.#edit({ strokes: [...this.#strokes, stroke] })
    void this.#show((api) => api.addStroke(stroke))
  }

  undoStroke(): void {
    const last = this.#strokes.at(-1)
    if (!last) return
    this.#undone = [...this.#undone, last]
    this.#edit({ strokes: this.#strokes.slice(0, -1) })
    void this.#show((api) => api.undoStroke())
  }

  redoStroke(): void {
    const last = this.#undone.at(-1)
    if (!last) return
    this.#undone = this.#undone.slice(0, -1)
    this.#edit({ strokes: [...this.#strokes, last] })
    void this.#show((api) => api.redoStroke())
  }

  /** Changes how the background of the open image is removed. */
  change(edits: CutoutEdits): void {
    const options = this.#options
    if (!options) return
    this.#edit(edits)
    const settings = cutoutSettings(options, this.#edits)
    void this.#show((api) => api.changeCutout(settings))
  }

  #edit(changes: CutoutEdits): void {
    const { index } = this.state.get()
    if (index === undefined) return
    this.#edits = { ...this.#edits, ...changes }
    this.#isChanged = true
    void this.#hooks.save(index, this.#edits)
  }

  #leave(): void {
    const { index } = this.state.get()
    if (index !== undefined && this.#isChanged) this.#hooks.onLeft(index)
    this.#isChanged = false
  }

  #clear(): void {
    const { original, result } = this.state.get()
    this.state.set(nothing)
    original?.close()
    result?.close()
  }

  /** Ends the review; it can be opened again. */
  close(): void {
    this.#asked += 1
    this.#leave()
    this.#clear()
    this.#worker?.stop()
    this.#worker = undefined
  }
}

/** Returns content that is still there after the other was handed over to a worker. */
function copyOf(content: ImageContent): ImageContent {
  const { bytes } = content
  return bytes instanceof Blob ? content : { ...content, bytes: bytes.slice(0) }
}
