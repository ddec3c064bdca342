import { ServiceError } from '../ServiceError.ts'

/** Maximum number of attempts. */
const attempts = 5

/** The longest time that a service can ask to wait, in ms. */
const longestWait = 60_000

/** The most characters of what a service says about an error. */
const longestDetails = 300

export interface RequestOptions {
  /** Kept out of error messages. */
  readonly key: string
  /** Timeout of a response, in ms. @default two minutes */
  readonly timeLimit?: number
  /** The wait after the first failure, in ms; it doubles each time. @default 1,000 */
  readonly firstWait?: number
  /** Called when it waits before it asks again, with the time in ms. */
  readonly onWait?: (time: number) => void
}

/**
 * Sends JSON and returns the JSON that answers. It asks again, a few times, when the service is busy.
 *
 * @throws {ServiceError}
 */
export async function postJson(
  address: string,
  body: unknown,
  options: RequestOptions & {
    /** Sent in the header `Authorization`. */
    readonly authorization?: string | undefined
  },
): Promise<unknown> {
  const { authorization } = options
  const headers = {
    'Content-Type': 'application/json',
    Accept: 'application/json',
    ...(authorization !== undefined && { Authorization: authorization }),
  }
  return readJson(await post(address, JSON.stringify(body), headers, options), options)
}

/**
 * Sends a form and returns the bytes that answer. It asks again, a few times, when the service is busy.
 *
 * @throws {ServiceError}
 */
export async function postForm(
  address: string,
  form: FormData,
  headers: Readonly<Record<string, string>>,
  options: RequestOptions,
): Promise<ArrayBuffer> {
  const response = await post(address, form, headers, options)
  try {
    return await response.arrayBuffer()
  } catch (error) {
    throw unansweredError(error)
  }
}

async function post(
  address: string,
  body: BodyInit,
  headers: Readonly<Record<string, string>>,
  options: RequestOptions,
): Promise<Response> {
  const { firstWait = 1_000, onWait } = options
  for (let attempt = 1; ; attempt += 1) {
    // oxlint-disable-next-line no-await-in-loop -- Each attempt depends on the one before.
    const response = await send(address, body, headers, options)
    if (response.ok) return response
    // oxlint-disable-next-line no-await-in-loop -- As above.
    const error = await errorOf(response, options.key)
    if (error.code !== 'busy' || attempt === attempts) throw error
    const asked = secondsOf(response.headers.get('Retry-After')) * 1_000
    const time = Number.isNaN(asked) ? firstWait * 2 ** (attempt - 1) : asked
    if (time > longestWait) throw error
    onWait?.(time)
    // oxlint-disable-next-line no-await-in-loop -- The next attempt is made after the wait.
    await new Promise((resolve) => {
      setTimeout(resolve, time)
    })
  }
}

async function send(
  address: string,
  body: BodyInit,
  headers: Readonly<Record<string, string>>,
  { timeLimit = 120_000 }: RequestOptions,
): Promise<Response> {
  try {
    return await fetch(address, {
      method: 'POST',
      headers,
      body,
      // Nothing but the key tells the service who asks, and a redirect does not get the key.
      credentials: 'omit',
      referrerPolicy: 'no-referrer',
      cache: 'no-store',
      redirect: 'error',
      signal: AbortSignal.timeout(timeLimit),
    })
  } catch (error) {
    throw unansweredError(error)
  }
}

async function readJson(response: Response, { key }: RequestOptions): Promise<unknown> {
  const text = await readText(response)
  try {
    return JSON.parse(text)
  } catch {
    throw new ServiceError('unexpected', detailsOf(text, key))
  }
}

async function readText(response: Response): Promise<string> {
  try {
    return await response.text()
  } catch (error) {
    throw unansweredError(error)
  }
}

function unansweredError(error: unknown): ServiceError {
  const isLate = error instanceof DOMException && error.name === 'TimeoutError'
  return new ServiceError(isLate ? 'slow' : 'unreachable')
}

async function errorOf(response: Response, key: string): Promise<ServiceError> {
  const { status } = response
  const details = `${status} ${messageOf(await readText(response), key)}`.trim()
  if (status === 401 || status === 403) return new ServiceError('key', details)
  if (status === 402 || status === 456) return new ServiceError('quota', details)
  if (status === 404) return new ServiceError('not-found', details)
  if (status === 413) return new ServiceError('too-long', details)
  if (status === 429 && details.includes('insufficient_quota')) {
    return new ServiceError('quota', details)
  }
  if (status === 429 || status >= 500) return new ServiceError('busy', details)
  return new ServiceError('refused', details)
}

/** Returns what the JSON of an error says, else its text. */
function messageOf(text: string, key: string): string {
  try {
    const { error, message } = JSON.parse(text) as { error?: unknown; message?: unknown }
    const { message: inner, code } = Object(error) as { message?: unknown; code?: unknown }
    const parts = [inner ?? message ?? error, code].filter((part) => typeof part === 'string')
    if (parts.length > 0) return detailsOf(parts.join(' '), key)
  } catch {
    // It is no JSON.
  }
  return detailsOf(text, key)
}

function detailsOf(text: string, key: string): string {
  const plain = text.replaceAll(/\s+/gu, ' ').trim()
  return (key === '' ? plain : plain.replaceAll(key, '…')).slice(0, longestDetails)
}

/** Returns the seconds of a `Retry-After`, which may be a date; `NaN` if it has none. */
function secondsOf(retryAfter: string | null): number {
  if (retryAfter === null) return Number.NaN
  const seconds = Number(retryAfter)
  if (!Number.isNaN(seconds)) return Math.max(0, seconds)
  return Math.max(0, (Date.parse(retryAfter) - Date.now()) / 1_000)
}
