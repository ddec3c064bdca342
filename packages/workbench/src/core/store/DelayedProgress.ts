/** Shows how far something is once that takes a while: what is over sooner shows nothing. */
export class DelayedProgress<Progress> {
  readonly #show: (progress: Progress) => void
  readonly #timer: ReturnType<typeof setTimeout>
  #last: Progress | undefined
  #isLate = false

  /**
   * @param time how long nothing is shown, in ms
   * @param show called after that time with what was noted last, and from then on with what is noted
   * @param first what is shown if nothing was noted until then. @default nothing is shown
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
