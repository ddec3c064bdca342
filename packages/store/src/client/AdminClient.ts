import { apiVersion } from '../operations/apiVersion.ts'
import { operations } from '../operations/operations.ts'
import type {
  BulkName,
  OperationName,
  ResultOf,
  VariablesOf,
} from '../operations/operationTypes.ts'
import { AdminError, type AdminErrorCode } from './AdminError.ts'
import { Budget, type ThrottleStatus } from './Budget.ts'

/** Operations that a request can run; the others are texts of bulk operations. */
export type DirectName = Exclude<OperationName, BulkName>

export interface AdminClientOptions {
  /** Address below which everything of the shop is, with a slash at its end. Never from a request. */
  readonly shopUrl: URL
  /** Returns the access token; asked for each request, so that it can change. */
  readonly token: () => Promise<string>
  /** Replaces a token that the shop refused. It is asked once; without it that is an error. */
  readonly refresh?: (refused: string) => Promise<void>
  /** Gets a token that the shop refused for good: `refresh` is not there, or has replaced one already. */
  readonly onRefused?: (token: string) => Promise<void>
  /** Has to end requests that take too long, and to follow no redirects. */
  readonly fetch: typeof globalThis.fetch
  /** Waits a number of milliseconds. */
  readonly wait: (milliseconds: number) => Promise<void>
  /** Now, in ms. @default the clock of the machine */
  readonly now?: () => number
  /** Gets the version of the Admin API that answered; Shopify takes a later one for a retired one. */
  readonly onVersion?: (version: string) => void
  /** Gets the outcome of each request, and the points that Shopify says it cost. */
  readonly onAnswer?: (
    operation: DirectName,
    outcome: 'answered' | AdminErrorCode,
    points: number,
  ) => void
  /** Gets each wait in milliseconds: for points, or before a request is sent again. */
  readonly onWait?: (operation: DirectName, reason: 'points' | AdminErrorCode, ms: number) => void
}

/** The most requests of one operation. */
const mostTries = 6
/** Wait before the first repetition, in ms; it doubles with each. */
const firstPause = 1000
/** Longest wait that an answer may ask for, in ms; one that asks for more is an error at once. */
const longestPause = 60_000

interface GraphqlAnswer {
  readonly data?: unknown
  readonly errors?: unknown
  readonly extensions?: {
    readonly cost?: {
      readonly actualQueryCost?: number | null
      readonly throttleStatus?: Partial<ThrottleStatus>
    }
  }
}

/** A request without a result, and what its answer says about another one. */
interface Failure {
  readonly code: AdminErrorCode
  /** Wait that the answer asks for, in ms. */
  readonly pause?: number | undefined
  /** Whether the answer proves that nothing ran. */
  readonly isUnrun?: boolean
}

type Attempt = { readonly data: unknown } | Failure

function isStatus(status: Partial<ThrottleStatus> | undefined): status is ThrottleStatus {
  const { maximumAvailable = 0, currentlyAvailable, restoreRate = 0 } = status ?? {}
  return maximumAvailable > 0 && restoreRate > 0 && Number.isFinite(currentlyAvailable)
}

function codesOf(errors: unknown): unknown[] {
  if (!Array.isArray(errors)) return errors === undefined ? [] : [undefined]
  return errors.map((error: { extensions?: { code?: unknown } } | null) => error?.extensions?.code)
}

/**
 * Runs operations in one shop. They start in the order in which they were asked for, each once the
 * points that it may cost are available.
 *
 * A read is repeated when the shop is busy or cannot be reached. A write is repeated only after an
 * answer which proves that it did not run; otherwise nobody knows, and `unreachable` says so.
 */
export class AdminClient {
  readonly #options: AdminClientOptions
  readonly #budget: Budget
  #turn: Promise<unknown> = Promise.resolve()

  constructor(options: AdminClientOptions) {
    this.#options = options
    this.#budget = new Budget(options.now ?? (() => performance.now()))
  }

  /** Waits a number of milliseconds, by the client's clock. */
  get wait(): (milliseconds: number) => Promise<void> {
    return this.#options.wait
  }

  /** The points of the shop, as its latest answer gave them. */
  get points(): ThrottleStatus {
    return this.#budget.status
  }

  /**
   * Runs an operation.
   *
   * @param guard called right before each request, which does not leave if it throws. @default none
   * @throws {AdminError} if it has no result; also what `token`, `refresh`, `onRefused` and `guard` throw
   */
  async run<Name extends DirectName>(
    name: Name,
    variables: VariablesOf<Name>,
    guard?: () => void,
  ): Promise<ResultOf<Name>> {
    const isRead = operations[name].kind === 'read'
    let hasRefreshed = false
    for (let count = 1; ; count += 1) {
      const token = await this.#startAfter(name, guard)
      const attempt = await this.#send(name, variables, token)
      if ('data' in attempt) return attempt.data
      const { code, pause = firstPause * 2 ** (count - 1), isUnrun } = attempt
      const { refresh, onRefused, wait } = this.#options
      if (code === 'unauthorized' && refresh && !hasRefreshed) {
        hasRefreshed = true
        await refresh(token)
        continue
      }
      if (code === 'unauthorized') await onRefused?.(token)
      const isSafe = isUnrun || (isRead && code === 'unreachable')
      if (!isSafe || count >= mostTries || pause > longestPause)
        throw new AdminError(code, attempt.pause)
      this.#options.onWait?.(name, code, pause)
      await wait(pause)
    }
  }

  /** Waits for the turn of an operation and for its points, and takes them. */
  async #startAfter(name: DirectName, guard?: () => void): Promise<string> {
    const { cost } = operations[name]
    const previous = this.#turn
    const { promise, resolve } = Promise.withResolvers<void>()
    this.#turn = promise
    await previous
    try {
      const token = await this.#options.token()
      for (;;) {
        const time = this.#budget.timeUntil(cost)
        if (time <= 0) break
        this.#options.onWait?.(name, 'points', time)
        await this.#options.wait(time)
      }
      guard?.()
      this.#budget.spend(cost)
      return token
    } finally {
      resolve()
    }
  }

  async #send(name: DirectName, variables: unknown, token: string): Promise<Attempt> {
    let points = 0
    const attempt = await this.#request(name, variables, token, (cost) => (points = cost))
    this.#options.onAnswer?.(name, 'data' in attempt ? 'answered' : attempt.code, points)
    return attempt
  }

  async #request(
    name: DirectName,
    variables: unknown,
    token: string,
    onCost: (points: number) => void,
  ): Promise<Attempt> {
    const { shopUrl, fetch, onVersion } = this.#options
    const { text, cost } = operations[name]
    let status: ThrottleStatus | undefined
    try {
      const response = await fetch(new URL(`admin/api/${apiVersion}/graphql.json`, shopUrl), {
        method: 'POST',
        headers: {
          'Content-Type': 'application/json',
          Accept: 'application/json',
          'X-Shopify-Access-Token': token,
        },
        body: JSON.stringify({ query: text, variables }),
        redirect: 'error',
      })
      const version = response.headers.get('X-Shopify-API-Version')
      if (version !== null) onVersion?.(version)
      if (!response.ok) return failureOf(response)
      const answer = await readAnswer(response)
      if (!answer) return { code: 'unexpected' }
      const { throttleStatus: given, actualQueryCost } = answer.extensions?.cost ?? {}
      if (isStatus(given)) status = given
      onCost(actualQueryCost ?? 0)
      return attemptOf(answer)
    } catch {
      return { code: 'unreachable' }
    } finally {
      this.#budget.settle(cost, status)
    }
  }
}

/** Reads an answer. A cut connection throws; what came whole but is no JSON has no answer in it. */
async function readAnswer(response: Response): Promise<GraphqlAnswer | undefined> {
  const text = await response.text()
  try {
    const answer: unknown = JSON.parse(text)
    return typeof answer === 'object' && answer !== null ? answer : undefined
  } catch {
    return undefined
  }
}

function failureOf(response: Response): Failure {
  void response.body?.cancel().catch(() => {})
  const { status } = response
  if (status === 401) return { code: 'unauthorized' }
  if (status === 403) return { code: 'forbidden-scope' }
  if (status === 429) {
    // In seconds, also with a fraction.
    const seconds = Number.parseFloat(response.headers.get('Retry-After') ?? '')
    const pause = seconds >= 0 ? Math.ceil(seconds * 1000) : undefined
    return { code: 'throttled', isUnrun: true, pause }
  }
  return { code: status >= 500 ? 'unreachable' : 'refused' }
}

function attemptOf({ data, errors }: GraphqlAnswer): Attempt {
  const codes = codesOf(errors)
  if (codes.includes('THROTTLED')) return { code: 'throttled', isUnrun: true }
  if (codes.includes('ACCESS_DENIED')) return { code: 'forbidden-scope' }
  if (codes.includes('INTERNAL_SERVER_ERROR') || codes.includes('TIMEOUT')) {
    return { code: 'unreachable' }
  }
  if (codes.length > 0) return { code: 'refused' }
  return typeof data === 'object' && data !== null ? { data } : { code: 'unexpected' }
}
