import type { Suggestion, TextRequest } from '@dropwatt/automations'
import { createStore } from 'zustand/vanilla'
import type { FileWorker } from '../engine/FileWorker.ts'
import type { RunningWorker } from '../engine/startWorker.ts'
import type { Availability, TextService } from '../services/TextService.ts'
import { emptySettings } from '../services/key/KeySettings.ts'
import type { Account } from './Account.ts'
import type { OpenWorker } from './OpenWorker.ts'
import {
  failureOf,
  prepareService,
  runService,
  type ServiceFailure,
  type ServiceProgress,
} from './runService.ts'

/** The automation that texts are written for. */
export const writer = 'ai-copy-optimizer'

/** Engines that write texts in place of the rules: values of the option `engine`. */
export type WritingEngine = 'browser-model' | 'own-key'

export const writingEngines = ['browser-model', 'own-key'] as const satisfies WritingEngine[]

/** Interval at which new texts are shown, in ms. */
const showsEvery = 1_500

export interface WritingState {
  /** Whether each can be used here; absent until it was asked. */
  readonly available: Readonly<Partial<Record<WritingEngine, Availability>>>
  readonly work: ServiceProgress | undefined
  /** Problem that ended the last run early. */
  readonly problem: ServiceFailure | undefined
  /** Number of failed texts in the last run. */
  readonly failed: number
  /** Number of texts written in the last runs, by engine. */
  readonly done: Readonly<Partial<Record<WritingEngine, number>>>
}

const nothing: WritingState = {
  available: {},
  work: undefined,
  problem: undefined,
  failed: 0,
  done: {},
}

interface Start {
  readonly engine: WritingEngine
  /** The language that the texts are most likely in. */
  readonly language: string
  /** The name of the service, to say who wrote a text. */
  readonly by: string
  /** Writes what is written already once more. */
  readonly shouldRepeat: boolean
}

/**
 * Lets services write texts for the plan of the open file. It owns what they wrote: a new worker and
 * the next plan are given it. Nothing is asked for before `start`.
 */
export class Writing {
  readonly state = createStore<WritingState>(() => nothing)
  readonly #account: Account
  readonly #worker: OpenWorker
  readonly #onWritten: () => void
  #controller: AbortController | undefined
  #suggestions = new Map<string, Suggestion>()
  #asked: Partial<Record<WritingEngine, ReadonlyMap<string, TextRequest>>> = {}
  /** The worker that knows the suggestions, but for the newest ones. */
  synced: RunningWorker<FileWorker> | undefined
  pending: (readonly [key: string, Suggestion])[] = []

  /** @param onWritten called when there are new texts for the plan */
  constructor(account: Account, worker: OpenWorker, onWritten: () => void) {
    this.#account = account
    this.#worker = worker
    this.#onWritten = onWritten
  }

  /** Asks what can be used here, which downloads and sends nothing. */
  async ask(language: string): Promise<void> {
    await this.#account.keys.read()
    await Promise.all(
      writingEngines.map(async (engine) => {
        const service = await this.#service(engine)
        const found = await service.availability({ kind: 'rewrite', language })
        this.state.setState({ available: { ...this.state.getState().available, [engine]: found } })
      }),
    )
  }

  /** Writes the texts that the plan asks for. Does nothing while it writes already. */
  async start({ engine, language, by, shouldRepeat }: Start): Promise<void> {
    if (this.#controller) return
    const controller = new AbortController()
    this.#controller = controller
    const { signal } = controller
    const timer = setInterval(() => this.#show(), showsEvery)
    this.state.setState({
      work: { kind: 'running', done: 0, all: 0 },
      problem: undefined,
      failed: 0,
    })
    try {
      const service = await this.#service(engine)
      const task = { kind: 'rewrite', language } as const
      const onProgress = (work: ServiceProgress) => this.state.setState({ work })
      await prepareService(service, task, { signal, onProgress })
      const earlier = this.#asked[engine] ?? new Map<string, TextRequest>()
      const requests = shouldRepeat
        ? [...earlier.values()]
        : await this.#worker.call((api) => api.textRequests())
      await runService(service, task, requests, {
        signal,
        onProgress,
        onText: (index, text) => {
          const request = requests[index]!
          this.#asked[engine] = new Map(this.#asked[engine] ?? []).set(request.key, request)
          this.#keep(request.key, { text, by })
        },
        onFailed: () => this.state.setState({ failed: this.state.getState().failed + 1 }),
      })
    } catch (error) {
      if (!signal.aborted) this.state.setState({ problem: failureOf(error) })
    } finally {
      clearInterval(timer)
      if (this.#controller === controller) {
        this.#controller = undefined
        const done = Object.fromEntries(
          Object.entries(this.#asked).map(([name, asked]) => [name, asked.size]),
        )
        this.state.setState({ work: undefined, done })
      }
      this.#show()
    }
  }

  #keep(key: string, suggestion: Suggestion): void {
    this.#suggestions.set(key, suggestion)
    this.pending.push([key, suggestion])
  }

  #show(): void {
    if (this.pending.length > 0) this.#onWritten()
  }

  /** Tells a worker what was written, before it plans. */
  async syncWorker(worker: RunningWorker<FileWorker>): Promise<void> {
    const written = this.synced === worker ? this.pending : [...this.#suggestions]
    this.synced = worker
    this.pending = []
    if (written.length > 0) await this.#worker.call((api) => api.addSuggestions(written))
  }

  async #service(engine: WritingEngine): Promise<TextService> {
    if (engine === 'browser-model') {
      const { createBrowserModel } = await import('../services/browserModel.ts')
      return createBrowserModel()
    }
    const { createKeyService } = await import('../services/key/keyService.ts')
    const { copy } = this.#account.keys.state.getState().services
    return createKeyService(copy ?? emptySettings('openai'))
  }

  /** Stops writing; what is written stays. */
  cancel(): void {
    this.#controller?.abort()
  }

  /** Stops writing, and forgets how it went, such as for another automation. */
  reset(): void {
    this.cancel()
    this.state.setState({ problem: undefined, failed: 0 })
  }
}
