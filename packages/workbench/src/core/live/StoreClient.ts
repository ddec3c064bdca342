import type { ResultOf, VariablesOf } from '@dropwatt/shopify'
import { pulledLines } from './pulledLines.ts'
import {
  labelParameter,
  storeErrors,
  storePath,
  type CompleteAnswer,
  type ConnectAnswer,
  type ConnectedStore,
  type ConnectRequest,
  type JobLine,
  type JobList,
  type LeaveOutRequest,
  type Pull,
  type PullRequest,
  type ReadOperation,
  type StoreErrorCode,
  type StoreFailure,
  type StoreJob,
  type StoreList,
  type UndoPreview,
} from './storeApi.ts'
import { StoreFailed } from './StoreFailed.ts'

/** Time after which the server counts as not reachable, in ms; it waits for Shopify itself. */
const timeLimit = 60_000

export interface StoreClientOptions {
  /** Returns the token of the account; null if nobody is signed in. */
  readonly getAccessToken: () => Promise<string | null>
  /** @default that of the page */
  readonly fetch?: typeof fetch
}

/** Products to read. */
export interface PulledProducts {
  /** In Shopify's search syntax; null reads all products. */
  readonly query: string | null
  /** The language whose translations are read. @default the products themselves */
  readonly locale?: string | undefined
}

export interface PullCallbacks {
  /** Cancels the pull. */
  readonly signal: AbortSignal
  /** Called with the number of objects that Shopify has read so far; it never falls. */
  readonly onProgress: (objects: number) => void
}

/** Chooses values of a job. */
export interface LineOptions {
  /** `review`: those that were not written as they were meant. @default all */
  readonly only?: 'review' | undefined
  readonly signal?: AbortSignal | undefined
}

interface RequestOptions {
  /** Sent as JSON, a blob as it is. */
  readonly body?: object
  readonly signal?: AbortSignal | undefined
  /** Whether the answer may take as long as it needs. @default false */
  readonly isLong?: boolean
}

/**
 * Asks the server of the app about the stores of the account that is signed in. All methods throw
 * `StoreFailed`, or the reason of their signal.
 */
export class StoreClient {
  readonly #getAccessToken: StoreClientOptions['getAccessToken']
  readonly #fetch: typeof fetch

  constructor({
    getAccessToken,
    fetch: request = (input, init) => fetch(input, init),
  }: StoreClientOptions) {
    this.#getAccessToken = getAccessToken
    this.#fetch = request
  }

  async list(): Promise<StoreList> {
    const list = await this.#ask<StoreList>('GET', '/shops')
    return Array.isArray(list.stores) && list.stores.every(isStore) ? list : unexpected()
  }

  async connect(request: ConnectRequest): Promise<ConnectAnswer> {
    const answer = await this.#ask<ConnectAnswer>('POST', '/connect', { body: request })
    if ('address' in answer) return isWebAddress(answer.address) ? answer : unexpected()
    return isStore(answer.store) ? answer : unexpected()
  }

  /** Completes the connection with which this browser came back from Shopify. */
  async complete(): Promise<ConnectedStore> {
    const { store } = await this.#ask<CompleteAnswer>('POST', '/complete')
    return isStore(store) ? store : unexpected()
  }

  /** Disconnects a store; one that is not known any more counts as disconnected. */
  async disconnect(id: string): Promise<void> {
    try {
      await this.#request('DELETE', shopPath(id))
    } catch (error) {
      if (!(error instanceof StoreFailed) || error.code !== 'not-found') throw error
    }
  }

  /** Runs an operation that only reads. */
  async read<Name extends ReadOperation>(
    id: string,
    name: Name,
    variables: VariablesOf<Name>,
    signal?: AbortSignal,
  ): Promise<ResultOf<Name>> {
    const path = `${shopPath(id)}/read/${name}`
    const { data } = await this.#ask<{ data?: ResultOf<Name> }>('POST', path, {
      body: { variables },
      signal,
    })
    return data ?? unexpected()
  }

  /**
   * Starts a pull and opens its lines.
   *
   * @param products which are read
   * @returns JSON lines, decompressed; empty lines are signs of life. It only ends once all are read,
   *   otherwise it fails with `StoreFailed`. Cancelling it cancels the pull
   */
  async pull(
    id: string,
    { query, locale }: PulledProducts,
    { signal, onProgress }: PullCallbacks,
  ): Promise<ReadableStream<Uint8Array<ArrayBuffer>>> {
    const pulls = `${shopPath(id)}/pulls`
    const body: PullRequest = {
      ...(query !== null && { query }),
      ...(locale !== undefined && { locale }),
    }
    const pull = await this.#ask<Pull>('POST', pulls, { body, signal })
    if (typeof pull.id !== 'string') return unexpected()
    const path = `${pulls}/${encodeURIComponent(pull.id)}`
    return pulledLines({
      open: async () => {
        const { body: lines } = await this.#request('GET', `${path}/lines`, {
          signal,
          isLong: true,
        })
        return lines ?? unexpected()
      },
      look: () => this.#ask<Pull>('GET', path, { signal }),
      signal,
      onProgress,
    })
  }

  /** Returns the jobs of a store, the newest first. */
  async jobs(id: string, signal?: AbortSignal): Promise<readonly StoreJob[]> {
    const { jobs } = await this.#ask<JobList>('GET', jobsPath(id), { signal })
    return Array.isArray(jobs) && jobs.every(isJob) ? jobs : unexpected()
  }

  /** Returns one job of a store, also one that is older than those of the list. */
  job(id: string, job: string, signal?: AbortSignal): Promise<StoreJob> {
    return this.#job('GET', jobsPath(id, job), { signal })
  }

  /**
   * Starts a job that writes values to a store.
   *
   * @param label facts for lists of jobs
   * @param intents the values, as `IntentList` writes them
   */
  startJob(id: string, label: string, intents: Blob): Promise<StoreJob> {
    const query = new URLSearchParams({ [labelParameter]: label })
    return this.#job('POST', `${jobsPath(id)}?${query}`, { body: intents, isLong: true })
  }

  /** Cancels a job: what is written stays, the rest waits. */
  cancelJob(id: string, job: string): Promise<StoreJob> {
    return this.#job('POST', `${jobsPath(id, job)}/cancel`)
  }

  /** Goes on with a job that waits, was cancelled or failed. */
  resumeJob(id: string, job: string): Promise<StoreJob> {
    return this.#job('POST', `${jobsPath(id, job)}/resume`)
  }

  /** Lets a job go on without the values that need permissions which it waits for. */
  leaveOut(id: string, job: string, scopes: readonly string[]): Promise<StoreJob> {
    const body: LeaveOutRequest = { scopes }
    return this.#job('POST', `${jobsPath(id, job)}/leave-out`, { body })
  }

  /** Counts what undoing a job would do now. */
  async previewUndo(id: string, job: string, signal?: AbortSignal): Promise<UndoPreview> {
    const path = `${jobsPath(id, job)}/undo`
    const preview = await this.#ask<UndoPreview>('GET', path, { signal, isLong: true })
    return typeof preview.values === 'number' ? preview : unexpected()
  }

  /** Starts the job that takes another one back. */
  undoJob(id: string, job: string): Promise<StoreJob> {
    return this.#job('POST', `${jobsPath(id, job)}/undo`)
  }

  /** Starts a job that writes values over those which were in conflict with them. */
  overwrite(id: string, job: string, items: readonly number[]): Promise<StoreJob> {
    return this.#job('POST', `${jobsPath(id, job)}/overwrite`, { body: { items } })
  }

  /** Reads the values of a job with their outcomes. */
  async jobLines(id: string, job: string, options?: LineOptions): Promise<JobLine[]> {
    const lines: JobLine[] = []
    for await (const texts of this.jobLineTexts(id, job, options)) {
      for (const text of texts) lines.push(readJobLine(text))
    }
    return lines
  }

  /**
   * Reads the values of a job as they arrive, so that a page with many stays responsive.
   *
   * @returns lists of lines, for `readJobLine`
   */
  async *jobLineTexts(
    id: string,
    job: string,
    { only, signal }: LineOptions = {},
  ): AsyncGenerator<readonly string[], void> {
    const path = `${jobsPath(id, job)}/items${only === undefined ? '' : `?only=${only}`}`
    const { body } = await this.#request('GET', path, { signal, isLong: true })
    if (!body) return
    const reader = body.pipeThrough(new TextDecoderStream()).getReader()
    let rest = ''
    try {
      for (;;) {
        const { done, value = '' } = await reader.read()
        const lines = (rest + value).split('\n')
        rest = done ? '' : (lines.pop() ?? '')
        yield lines.filter((line) => line !== '')
        if (done) return
      }
    } catch {
      signal?.throwIfAborted()
      throw new StoreFailed('offline')
    } finally {
      void reader.cancel().catch(() => {})
    }
  }

  async #job(method: string, path: string, options?: RequestOptions): Promise<StoreJob> {
    const job = await this.#ask<StoreJob>(method, path, options)
    return isJob(job) ? job : unexpected()
  }

  async #ask<Answer>(method: string, path: string, options?: RequestOptions): Promise<Answer> {
    const response = await this.#request(method, path, options)
    const answer: unknown = await response.json().catch(() => undefined)
    options?.signal?.throwIfAborted()
    return typeof answer === 'object' && answer !== null ? (answer as Answer) : unexpected()
  }

  async #request(
    method: string,
    path: string,
    { body, signal, isLong = false }: RequestOptions = {},
  ): Promise<Response> {
    const token = await this.#getAccessToken().catch(() => {
      throw new StoreFailed('offline')
    })
    signal?.throwIfAborted()
    if (token === null) throw new StoreFailed('signed-out')
    const signals = [signal, isLong ? undefined : AbortSignal.timeout(timeLimit)]
    const response = await this.#fetch(storePath + path, {
      method,
      headers: {
        Accept: 'application/json, application/jsonl',
        Authorization: `Bearer ${token}`,
        ...(body && {
          'Content-Type': body instanceof Blob ? 'application/jsonl' : 'application/json',
        }),
      },
      ...(body && { body: body instanceof Blob ? body : JSON.stringify(body) }),
      cache: 'no-store',
      signal: AbortSignal.any(signals.filter((each) => each !== undefined)),
    }).catch(() => {
      signal?.throwIfAborted()
      throw new StoreFailed('offline')
    })
    if (response.ok) return response
    throw failureOf(await response.json().catch(() => undefined))
  }
}

/** Reads a line of `jobLineTexts`. @throws {StoreFailed} */
export function readJobLine(text: string): JobLine {
  try {
    return JSON.parse(text) as JobLine
  } catch {
    return unexpected()
  }
}

const shopPath = (id: string) => `/shops/${encodeURIComponent(id)}`

const jobsPath = (id: string, job?: string) =>
  `${shopPath(id)}/jobs${job === undefined ? '' : `/${encodeURIComponent(job)}`}`

function unexpected(): never {
  throw new StoreFailed('unexpected')
}

function failureOf(answer: Partial<StoreFailure> | undefined): StoreFailed {
  const { error = 'unexpected', ...missing } = answer ?? {}
  return isErrorCode(error) ? new StoreFailed(error, missing) : new StoreFailed('unexpected')
}

function isErrorCode(code: string): code is StoreErrorCode {
  return Object.hasOwn(storeErrors, code)
}

function isStore(value: Partial<ConnectedStore> | undefined): value is ConnectedStore {
  return typeof value?.id === 'string' && typeof value.domain === 'string'
}

function isJob(value: Partial<StoreJob> | undefined): value is StoreJob {
  return typeof value?.id === 'string' && typeof value.state === 'string'
}

function isWebAddress(address: string): boolean {
  return URL.canParse(address) && /^https?:$/u.test(new URL(address).protocol)
}
