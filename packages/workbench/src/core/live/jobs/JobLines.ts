import type { ItemOutcome } from '@dropwatt/shopify'
import { createStore } from 'zustand/vanilla'
import type { JobLine } from '../storeApi.ts'
import { readJobLine, type LineOptions } from '../StoreClient.ts'
import { StoreFailed } from '../StoreFailed.ts'

export interface JobLinesState {
  /** Changes with each value that has arrived. */
  readonly version: number
  /** Reason that reading ended before all was read. */
  readonly failure: StoreFailed | undefined
}

/** Values that are read first: those that were not written as they were meant. */
const reviewed: ReadonlySet<ItemOutcome> = new Set([
  'saved',
  'conflict',
  'refused',
  'gone',
  'unknown',
])

/** Values that arrive before a page shows them. */
const step = 10_000

/**
 * The values of a job that rests, by their outcomes. Those to review are read first, all others once they are
 * wanted. They are kept as texts: of half a million values, objects would take many times the memory.
 */
export class JobLines {
  readonly state = createStore<JobLinesState>(() => ({ version: 0, failure: undefined }))
  readonly #open: (options: LineOptions) => AsyncIterable<readonly string[]>
  readonly #texts = new Map<ItemOutcome, string[]>()
  #end = new AbortController()
  #wantsAll = false
  #isReviewRead = false
  #isAllRead = false
  #reading = Promise.resolve()

  /** @param open reads lines of the job as they arrive */
  constructor(open: (options: LineOptions) => AsyncIterable<readonly string[]>) {
    this.#open = open
  }

  /** Reads the values of some outcomes, if they were not read before; again after a failure. Never throws. */
  want(outcomes: readonly ItemOutcome[]): Promise<void> {
    this.#wantsAll ||= outcomes.some((each) => !reviewed.has(each))
    this.#reading = this.#reading.then(() => this.#readWanted())
    return this.#reading
  }

  async #readWanted(): Promise<void> {
    const { signal } = this.#end
    if (this.state.getState().failure) this.state.setState({ failure: undefined })
    try {
      if (!this.#isReviewRead) await this.#read('review', signal)
      this.#isReviewRead = true
      if (!this.#wantsAll || this.#isAllRead) return
      await this.#read(undefined, signal)
      this.#isAllRead = true
    } catch (error) {
      if (signal.aborted) return
      const failure = error instanceof StoreFailed ? error : new StoreFailed('unexpected')
      this.state.setState({ failure })
    }
  }

  async #read(only: 'review' | undefined, signal: AbortSignal): Promise<void> {
    const isWanted = (is: ItemOutcome) => reviewed.has(is) === (only === 'review')
    for (const is of this.#texts.keys()) if (isWanted(is)) this.#texts.delete(is)
    let unseen = 0
    for await (const texts of this.#open({ only, signal })) {
      for (const text of texts) {
        const { is } = readJobLine(text).outcome
        if (!isWanted(is)) continue
        const list = this.#texts.get(is)
        if (list) list.push(text)
        else this.#texts.set(is, [text])
      }
      unseen += texts.length
      if (unseen < step) continue
      unseen = 0
      this.#show()
    }
    this.#show()
  }

  #show(): void {
    this.state.setState(({ version }) => ({ version: version + 1 }))
  }

  /** Returns a value by its place among those of its outcome; nothing until it has arrived. */
  at(outcome: ItemOutcome, place: number): JobLine | undefined {
    const text = this.#texts.get(outcome)?.[place]
    return text === undefined ? undefined : readJobLine(text)
  }

  /** Returns all values of an outcome that have arrived. */
  all(outcome: ItemOutcome): JobLine[] {
    return (this.#texts.get(outcome) ?? []).map(readJobLine)
  }

  /** Ends reading, until values are wanted again. */
  close(): void {
    this.#end.abort()
    this.#end = new AbortController()
  }
}
