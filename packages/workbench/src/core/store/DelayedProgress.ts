/** Reports progress only after a delay. */
export class DelayedProgress<Progress> {
  readonly #show: (progress: Progress) => void
  readonly #timer: ReturnType<typeof setTimeout>
  #last: Progress | undefined
  #isLate = false

  /**
   * @param time the delay, in ms
   * @param show called after the delay with the last progress, and then with each
   * @param first shown if no progress was reported until then. @default nothing is shown
   */
  constructor(time: number, show: (progress: Progress) => void, first?: Progress) {
    this.#show = show
    this.#last = first
    this.#timer = setTimeout(() => {
      this.#isLate = true
      if (this.#last !== undefined) show(this.#last)
    }, time)
  }

  readonly report = (progress: Progress): void => {
    this.#last = progress
    if (this.#isLate) this.#show(progress)
  }

  /** Shows nothing more. */
  end(): void {
    clearTimeout(this.#timer)
    this.#isLate = false
  }
}
