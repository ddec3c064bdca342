import type { Terminal } from './Terminal.ts'

/** Shorter runs end before a person could read their progress, in milliseconds. */
const shownAfter = 1000

/** Shows on a terminal how far a run is that takes longer than a second. */
export class ProgressBar {
  readonly #total: number
  readonly #isInteractive: boolean
  readonly #start = performance.now()
  #bar: { readonly update: (value: number) => void; readonly stop: () => void } | undefined

  /** @param total the value at which the run is done */
  constructor(total: number, { isInteractive }: Terminal) {
    this.#total = total
    this.#isInteractive = isInteractive
  }

  async update(done: number): Promise<void> {
    if (!this.#bar && this.#isInteractive && performance.now() - this.#start > shownAfter) {
      const { SingleBar } = await import('cli-progress')
      const bar = new SingleBar({ format: '{bar} {percentage}%' })
      bar.start(this.#total, done)
      this.#bar = bar
    }
    this.#bar?.update(done)
  }

  stop(): void {
    this.#bar?.stop()
  }
}
