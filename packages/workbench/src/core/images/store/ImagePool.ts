import { transfer } from 'comlink'
import {
  startWorker,
  WorkerStopped,
  type Calls,
  type RunningWorker,
} from '../../engine/startWorker.ts'
import type { ImageContent } from '../engine/ImageContent.ts'
import type { ImageWorker } from '../engine/imageWorker.ts'
// oxlint-disable-next-line import/default -- Vite replaces this module by the address of the worker.
import url from '../engine/imageWorker.ts?worker&url'
import { PixelLimit } from './PixelLimit.ts'

/** The worker as it is called from outside. */
export type ImageApi = Calls<ImageWorker>

/** Starts a worker that decodes and changes images. */
export function startImageWorker(): RunningWorker<ImageWorker> {
  return startWorker<ImageWorker>(url)
}

/** Hands the bytes of an image over to a worker, so that they are not copied. */
export function sendable(content: ImageContent): ImageContent {
  const { bytes } = content
  return bytes instanceof Blob ? content : transfer(content, [bytes])
}

/** Timeout per image in ms, after which the worker counts as hung. */
const mostTime = 180_000

/** Maximum number of workers in a pool, as each holds a decoded image. */
const mostWorkers = 4

/** The memory of WebAssembly never shrinks, so that a worker ends after a picture of more pixels. */
const mostReused = 25_000_000

/** Returns how many images are processed at a time. */
function poolSize(): number {
  return Math.min(navigator.hardwareConcurrency || 2, mostWorkers)
}

/**
 * Workers for images that each have one call at a time. They are started when they are needed, and end
 * after a very large picture.
 */
export class ImagePool {
  readonly size: number
  readonly #busy = new Set<RunningWorker<ImageWorker>>()
  readonly #limit: PixelLimit
  /** The calls in progress. */
  readonly #places: PixelLimit
  #idle: RunningWorker<ImageWorker>[] = []
  /** Counts how often it was stopped: what waited for room then is not done. */
  #stops = 0

  /** @param limit that it shares with all others that decode */
  constructor(limit: PixelLimit, size = poolSize()) {
    this.#limit = limit
    this.size = size
    this.#places = new PixelLimit(size)
  }

  /**
   * Calls a worker, once there is room for the picture and one of them is free.
   *
   * @param pixels of the picture that it decodes. @default 0, it decodes none
   * @throws {WorkerStopped} when the worker stops before it has answered; another takes its place
   */
  run<Result>(call: (api: ImageApi) => Promise<Result>, pixels = 0): Promise<Result> {
    const stops = this.#stops
    const start = () => {
      if (stops !== this.#stops) throw new WorkerStopped('It was ended.')
      return this.#call(call, pixels)
    }
    return this.#places.run(1, () => this.#limit.run(pixels, start))
  }

  async #call<Result>(call: (api: ImageApi) => Promise<Result>, pixels: number): Promise<Result> {
    const worker = this.#idle.pop() ?? startImageWorker()
    this.#busy.add(worker)
    const timer = setTimeout(() => worker.stop(), mostTime)
    let isAlive = true
    void worker.died.then(() => {
      isAlive = false
    })
    try {
      const result = await worker.call(call)
      const isReused = this.#busy.has(worker) && pixels <= mostReused
      if (isReused && this.#idle.length < this.size) this.#idle.push(worker)
      else worker.stop()
      return result
    } catch (error) {
      // Whatever it was in the middle of, the next image gets a worker in order.
      worker.stop()
      isAlive = false
      throw error
    } finally {
      clearTimeout(timer)
      this.#busy.delete(worker)
      if (!isAlive) this.#idle = this.#idle.filter((each) => each !== worker)
    }
  }

  /** Ends all workers at once; their calls fail. */
  stop(): void {
    this.#stops += 1
    for (const worker of [...this.#busy, ...this.#idle]) worker.stop()
    this.#busy.clear()
    this.#idle = []
  }

  /** Ends the workers that have nothing to do. */
  terminateIdle(): void {
    for (const worker of this.#idle) worker.stop()
    this.#idle = []
  }
}
