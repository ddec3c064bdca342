import type { Calls, RunningWorker } from '../../engine/startWorker.ts'

/** How long one image may take, in ms. A worker that is not done by then has stopped without saying so. */
const mostTime = 180_000

/** How many workers a pool has at most, as each holds a decoded image. */
const mostWorkers = 4

/** Returns how many images are processed at a time. */
function poolSize(): number {
  return Math.min(navigator.hardwareConcurrency || 2, mostWorkers)
}

/** Workers that each have one call at a time. They are started when they are needed. */
export class ImagePool<Api> {
  readonly size: number
  readonly #start: () => RunningWorker<Api>
  readonly #busy = new Set<RunningWorker<Api>>()
  #idle: RunningWorker<Api>[] = []

  constructor(start: () => RunningWorker<Api>, size = poolSize()) {
    this.#start = start
    this.size = size
  }

  /**
   * Calls a worker. The caller keeps to `size` calls at a time, as each one more starts a worker.
   *
   * @throws {WorkerStopped} when the worker stops before it has answered; another takes its place
   */
  async run<Result>(call: (api: Calls<Api>) => Promise<Result>): Promise<Result> {
    const worker = this.#idle.pop() ?? this.#start()
    this.#busy.add(worker)
    const timer = setTimeout(() => worker.stop(), mostTime)
    let isAlive = true
    void worker.died.then(() => {
      isAlive = false
    })
    try {
      const result = await worker.call(call)
      if (this.#busy.has(worker) && this.#idle.length < this.size) this.#idle.push(worker)
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
    for (const worker of [...this.#busy, ...this.#idle]) worker.stop()
    this.#busy.clear()
    this.#idle = []
  }

  /** Ends the workers that have nothing to do. */
  rest(): void {
    for (const worker of this.#idle) worker.stop()
    this.#idle = []
  }
}
