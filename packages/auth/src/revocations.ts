import type { Revocation, RevocationQueue } from './revocationQueue.js'

/** Longest wait for an answer, in milliseconds. A page that is closed meanwhile never sees it. */
const ATTEMPT = 30_000

interface Server {
  /** The URL of GoTrue, without a trailing slash. */
  readonly url: string
  readonly anonKey: string
  readonly fetch: typeof fetch
}

/** Ends the sessions of the queue on the server. */
export interface Revocations {
  /** Asks the server at once to end a session; with its access token, if that is still valid. */
  end(revocation: Revocation, accessToken: string | undefined): void
  /** Tries to end all that wait, except for those that another tab is ending. */
  send(): void
}

/** Creates the requests that end the sessions of `queue`. */
export function createRevocations(
  queue: RevocationQueue,
  { url, anonKey, fetch }: Server,
): Revocations {
  const others = (token: string) => queue.read().filter((each) => each.token !== token)

  function post(
    path: string,
    bearer: string,
    signal: AbortSignal,
    body?: object,
  ): Promise<Response> {
    const headers = {
      apikey: anonKey,
      Authorization: `Bearer ${bearer}`,
      ...(body && { 'Content-Type': 'application/json' }),
    }
    // The request completes even if the page is closed right after it.
    const request = { method: 'POST', headers, signal, keepalive: true }
    return fetch(`${url}/${path}`, body ? { ...request, body: JSON.stringify(body) } : request)
  }

  /** Returns whether the session has ended on the server. */
  async function hasEnded(token: string, accessToken?: string): Promise<boolean> {
    const signal = AbortSignal.timeout(ATTEMPT)
    if (accessToken) {
      const answer = await post('logout?scope=local', accessToken, signal)
      // To a server with another clock the token may have expired.
      if (!isFinal(answer)) return answer.ok
    }
    const answer = await post('token?grant_type=refresh_token', anonKey, signal, {
      refresh_token: token,
    })
    if (!answer.ok) return isFinal(answer)
    const { access_token: renewed } = await answer.json()
    const { ok } = await post('logout?scope=local', renewed, signal)
    return ok
  }

  async function attempt({ token, at }: Revocation, accessToken?: string): Promise<void> {
    queue.write([...others(token), { token, at, until: Date.now() + ATTEMPT }])
    const isDone = await hasEnded(token, accessToken).catch(() => false)
    queue.write(isDone ? others(token) : [...others(token), { token, at, until: 0 }])
  }

  async function sendWaiting(): Promise<void> {
    const entries = queue.read()
    queue.write(entries)
    const now = Date.now()
    // An end that is further away is from before the clock was set back.
    const waiting = entries.filter(({ until }) => until <= now || until > now + ATTEMPT)
    // The page of the other attempt may have been closed, or reloaded.
    if (waiting.length < entries.length) setTimeout(send, ATTEMPT)
    await Promise.all(waiting.map((entry) => attempt(entry)))
  }

  /** The attempts of this tab. */
  let attempts: Promise<unknown> = Promise.resolve()

  /** Sends after the attempts that run: the network may have returned while they were failing. */
  function send(): void {
    attempts = attempts.then(sendWaiting)
  }

  return {
    end(revocation, accessToken) {
      attempts = Promise.all([attempts, attempt(revocation, accessToken)])
    },

    send,
  }
}

/** Tells whether the server has rejected a token for good. */
function isFinal({ status }: Response): boolean {
  return status >= 400 && status < 500 && status !== 408 && status !== 429
}
