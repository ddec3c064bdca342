/** A decoded picture of this size takes 200 MB, and half as much again while it is drawn. */
const mostPixels = 50_000_000

interface Waiting {
  readonly pixels: number
  readonly start: () => void
}

/**
 * Limits the pixels that all workers have in flight together: pictures of phones run in parallel,
 * and a very large one alone.
 */
export class PixelLimit {
  readonly #most: number
  #inFlight = 0
  #waiting: readonly Waiting[] = []

  constructor(most = mostPixels) {
    this.#most = most
  }

  /**
   * Runs work on a picture once there is room for it, in the order of the calls.
   *
   * @param pixels of the picture; 0 for work that decodes none
   */
  async run<Result>(pixels: number, work: () => Promise<Result>): Promise<Result> {
    await this.#enter(pixels)
    try {
      return await work()
    } finally {
      this.#inFlight -= pixels
      this.#startNext()
    }
  }

  #hasRoom(pixels: number): boolean {
    return this.#inFlight === 0 || this.#inFlight + pixels <= this.#most
  }

  async #enter(pixels: number): Promise<void> {
    if (pixels === 0) return
    if (this.#waiting.length > 0 || !this.#hasRoom(pixels)) {
      await new Promise<void>((resolve) => {
        this.#waiting = [...this.#waiting, { pixels, start: resolve }]
      })
      return
    }
    this.#inFlight += pixels
  }

  #startNext(): void {
    const [next, ...others] = this.#waiting
    if (!next || !this.#hasRoom(next.pixels)) return
    this.#waiting = others
    this.#inFlight += next.pixels
    next.start()
    this.#startNext()
  }
}
