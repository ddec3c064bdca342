import type { StoreApi } from 'zustand/vanilla'
import type { BenchState } from '../store/BenchState.ts'
import type { Opening } from '../store/Opening.ts'
import type { SourceReader } from '../store/SourceReader.ts'
import type { ConvertedFile } from './liveCalls.ts'
import type { LiveMark } from './LiveMark.ts'
import type { LiveRequest, ReadingStore } from './liveState.ts'
import { problemOf } from './problemOf.ts'
import type { PullProgress } from './pullLive.ts'

/** Interval of progress reports, in ms. */
const reportEvery = 100

/** Loads what reads a store, which no page does without one. */
const loadPull = () => import('./pullLive.ts')

interface LiveParts {
  readonly state: StoreApi<BenchState>
  readonly opening: Opening
  readonly reader: SourceReader
}

/** Opens products of a store as an export. Nothing of a store is loaded before. */
export class LiveFiles {
  readonly #state: StoreApi<BenchState>
  readonly #opening: Opening
  readonly #reader: SourceReader
  /** The call whose progress is shown. */
  #shown: symbol | undefined

  constructor({ state, opening, reader }: LiveParts) {
    this.#state = state
    this.#opening = opening
    this.#reader = reader
  }

  /**
   * Reads products of a store, and opens them once all have arrived. Whatever the member opens meanwhile
   * stops it.
   *
   * @returns whether they are open now; otherwise it was stopped, or `storeProblem` says why not
   */
  async read(request: LiveRequest): Promise<boolean> {
    const shown = Symbol('reading')
    this.#shown = shown
    try {
      const converted = await this.#pull(request)
      return converted !== undefined && (await this.#open(request, converted))
    } finally {
      if (this.#shown === shown) this.#hide()
    }
  }

  /** Stops reading; what was open stays so. */
  stop(): void {
    this.#reader.stop()
    this.#hide()
  }

  #hide(): void {
    this.#shown = undefined
    this.#state.setState({ readingStore: undefined })
  }

  #open(
    { store, isPractice, filters }: LiveRequest,
    { content, sidecar, notes }: ConvertedFile,
  ): Promise<boolean> {
    const { id, name, domain } = store
    const readAt = Date.now()
    const mark: LiveMark = { store: id, name, domain, isPractice, filters, readAt, notes }
    const source = new File([content], `${domain.split('.')[0]}.csv`, { type: content.type })
    return this.#opening.open(source, undefined, { live: { mark, sidecar } })
  }

  /** @returns nothing if it was stopped, or if the store was not read */
  async #pull(request: LiveRequest): Promise<ConvertedFile | undefined> {
    const { products, store } = request
    const abort = new AbortController()
    const isWanted = this.#reader.take({ stop: () => abort.abort() })
    let reading: ReadingStore = { store: store.name, products, read: 0, objects: 0 }
    const show = () => this.#state.setState({ readingStore: reading })
    show()
    this.#state.setState({ storeProblem: undefined })
    const onProgress = ({ read = 0, objects = 0 }: PullProgress) => {
      reading = {
        ...reading,
        read: Math.max(reading.read, read),
        objects: Math.max(reading.objects, objects),
      }
    }
    const reports = setInterval(show, reportEvery)
    abort.signal.addEventListener('abort', () => clearInterval(reports))
    try {
      const { pullLive } = await loadPull()
      const converted = await pullLive(request, { signal: abort.signal, onProgress })
      return isWanted() ? converted : undefined
    } catch (error) {
      if (isWanted()) this.#state.setState({ storeProblem: problemOf(store.name, error) })
      return undefined
    } finally {
      clearInterval(reports)
      if (isWanted()) this.#reader.leave()
    }
  }
}
