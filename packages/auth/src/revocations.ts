import { hasExpired } from './machine.js'
import type { AuthStorage, Session } from './types.js'

/** A session that has ended on this device and still has to end on the server. */
interface Revocation {
  /** The refresh token: an access token would expire before a later visit. */
  readonly token: string
  /** When it ended here, in milliseconds. */
  readonly at: number
  /** Until when no other attempt starts, in milliseconds; 0 while there is none. */
  readonly until: number
}

/** Time after which a token that could not be sent is removed, in milliseconds. */
const KEPT_FOR = 7 * 86_400_000
const LIMIT = 10

/** Longest wait for an answer, in milliseconds. A page that is closed meanwhile never sees it. */
const ATTEMPT = 30_000

interface Server {
  /** The URL of GoTrue, without a trailing slash. */
  readonly url: string
  readonly anonKey: string
  readonly fetch: typeof fetch
}

/** The sessions of this device that still have to end on the server. */
export interface Revocations {
  isEmpty(): boolean
  /** Adds a session and asks the server at once to end it. */
  add(session: Session): void
  /** Tries to end all that wait, except for those that another tab is ending. */
  send(): void
}

/**
 * Creates the queue of sessions to revoke, in `storage`. It is no part of the session: this package
 * signs nobody in with it, and no sign-in waits for it.
 */
export function createRevocations(
  storage: AuthStorage,
  storageKey: string,
  { url, anonKey, fetch }: Server,
): Revocations {
  const key = `${storageKey}-revocations`

  function read(): Revocation[] {
    try {
      const now = Date.now()
      const queue: Revocation[] = JSON.parse(storage.getItem(key) ?? '')
      return queue.filter(({ token, at }) => token && Math.abs(now - at) < KEPT_FOR)
    } catch {
      return []
    }
  }

  function write(queue: readonly Revocation[]): void {
    if (queue.length > 0) storage.setItem(key, JSON.stringify(queue.slice(-LIMIT)))
    else storage.removeItem(key)
  }

  const others = (token: string) => read().filter((each) => each.token !== token)

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
  async function end(token: string, accessToken?: string): Promise<boolean> {
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
    write([...others(token), { token, at, until: Date.now() + ATTEMPT }])
    const hasEnded = await end(token, accessToken).catch(() => false)
    write(hasEnded ? others(token) : [...others(token), { token, at, until: 0 }])
  }

  async function sendWaiting(): Promise<void> {
    const queue = read()
    write(queue)
    const now = Date.now()
    // An end that is further away is from before the clock was set back.
    const waiting = queue.filter(({ until }) => until <= now || until > now + ATTEMPT)
    // The page of the other attempt may have been closed, or reloaded.
    if (waiting.length < queue.length) setTimeout(send, ATTEMPT)
    await Promise.all(waiting.map((entry) => attempt(entry)))
  }

  /** The attempts of this tab. */
  let attempts: Promise<unknown> = Promise.resolve()

  /** Sends after the attempts that run: the network may have returned while they were failing. */
  function send(): void {
    attempts = attempts.then(sendWaiting)
  }

  return {
    isEmpty: () => storage.getItem(key) === null,

    add(session) {
      const entry = { token: session.refresh_token, at: Date.now(), until: 0 }
      const added = attempt(entry, hasExpired(session, 0) ? undefined : session.access_token)
      attempts = Promise.all([attempts, added])
    },

    send,
  }
}

/** Tells whether the server has rejected a token for good. */
function isFinal({ status }: Response): boolean {
  return status >= 400 && status < 500 && status !== 408 && status !== 429
}
