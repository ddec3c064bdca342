import { createActions } from './actions.js'
import { cleanPageAddress, readPageRedirect, watchStorage } from './browser.js'
import { disposedError, isDiscarded, toAuthError } from './errors.js'
import {
  AUTO_REFRESH_TICK_SECONDS,
  AUTO_REFRESH_TICK_THRESHOLD,
  EXPIRY_MARGIN_SECONDS,
} from './constants.js'
import { checkFailedNotice, createNotice, exchangeNotice } from './notices.js'
import type { Redirect } from './redirect.js'
import { createJudge } from './recovery.js'
import { createSource } from './source.js'
import { recoveryKey } from './storage.js'
import { createStore } from './store.js'
import type { Auth, AuthClient, AuthNotice, AuthOptions, Session } from './types.js'

/** The time between the first listener and the last one to go. */
interface Connection {
  live: boolean
  client?: Promise<AuthClient> | undefined
  unsubscribe?: () => void
}

/**
 * Makes the authentication object of an app; call it once, outside React. Nothing is loaded or
 * watched before the first listener or action. A visitor without a stored session, and without a
 * sign-in link in the address, is signed out at once, without loading the provider's client.
 *
 * @throws {Error} when `url` or `anonKey` cannot be right, or when the key is a secret one.
 */
export function createAuth(options: AuthOptions): Auth {
  const source = createSource(options)
  const { defer = runNow } = options
  const store = createStore(connect, createJudge(source.marks))
  let connection: Connection | undefined
  let check: Promise<void> | undefined
  let storedAtStart: Session | null = null
  let recoveryToken: string | undefined
  let leaving = false
  let disposed = false

  function connect(): () => void {
    if (disposed) return () => {}
    const current: Connection = { live: true }
    connection = current
    const redirect = readPageRedirect()
    recoveryToken = redirect.recoveryToken
    if (redirect.notice) cleanPageAddress()
    const unwatch = watchStored()
    const stored = source.stored?.storage.readSession() ?? null
    // What has not run out serves at once: the client would look at no more than that.
    const serves = stored !== null && !hasExpired(stored) && !redirect.exchange
    if (serves) apply('SIGNED_IN', stored)
    if (serves && !isDue()) {
      defer(() => {
        if (current.live) begin(redirect)
      })
    } else if (!source.stored || redirect.exchange || stored) begin(redirect)
    else apply('SIGNED_OUT', null, redirect.notice)
    return () => {
      current.live = false
      connection = undefined
      current.unsubscribe?.()
      unwatch()
    }
  }

  function begin(redirect: Redirect): void {
    check ??= checkSession(redirect)
    attach().catch(ignore)
  }

  function watchStored(): () => void {
    if (!source.stored) return ignore
    const { key } = source.stored
    return watchStorage([key, recoveryKey(key)], followStorage)
  }

  /** Loads the client and listens to it, once in a connection. */
  function attach(): Promise<AuthClient> {
    const current = connection
    if (!current) return Promise.reject(disposedError())
    current.client ??= source.load().then(
      (client) => {
        if (current.live) {
          const { subscription } = client.onAuthStateChange(apply).data
          current.unsubscribe = () => subscription.unsubscribe()
        }
        return client
      },
      (cause: unknown) => {
        current.client = undefined
        throw cause
      },
    )
    return current.client
  }

  /** Called by the client inside its own work: awaiting the client in here would wait for ever. */
  function apply(event: string, session: Session | null, notice?: AuthNotice): void {
    // The client drops a session by itself only when its token has run out and is not renewed.
    const ranOut = !leaving && hasExpired(store.getState().session ?? storedAtStart)
    const reason = notice ?? (ranOut ? createNotice('session_expired') : undefined)
    // In the implicit flow the client says who is there before it says that it is a recovery.
    const isRecovery = session?.access_token === recoveryToken && recoveryToken !== undefined
    if (isRecovery) recoveryToken = undefined
    store.dispatch(isRecovery ? 'PASSWORD_RECOVERY' : event, session?.user ? session : null, reason)
  }

  async function checkSession(redirect: Redirect): Promise<void> {
    storedAtStart = source.stored?.storage.readSession() ?? null
    try {
      const client = await attach()
      const exchanged = await client.initialize?.()
      const { data, error } = await client.getSession()
      if (redirect.exchange) cleanPageAddress()
      if (data.session) apply('SIGNED_IN', data.session)
      else if (redirect.exchange) endCheck(exchangeNotice(exchanged?.error, redirect.leftFrom))
      else {
        const failed = error !== null && !isDiscarded(error)
        endCheck(redirect.notice ?? (failed ? checkFailedNotice(error) : undefined))
      }
    } catch (cause) {
      endCheck(checkFailedNotice(cause))
    } finally {
      storedAtStart = null
    }
  }

  /** Somebody may have signed in while the check went on; that counts for more. */
  function endCheck(notice: AuthNotice | undefined): void {
    if (!store.getState().session) apply('SIGNED_OUT', null, notice)
  }

  function followStorage(): void {
    const session = source.stored?.storage.readSession() ?? null
    if (session) attach().catch(ignore)
    apply(session ? 'SIGNED_IN' : 'SIGNED_OUT', session)
  }

  /** Keeps the state in step with the client for as long as the action takes. */
  async function withClient<Result>(act: (client: AuthClient) => Promise<Result>): Promise<Result> {
    const release = store.subscribe(ignore)
    try {
      return await act(await attach())
    } catch (cause) {
      throw toAuthError(cause, source.retryHeader?.())
    } finally {
      release()
    }
  }

  function isDue(): boolean {
    return hasExpired(
      source.stored?.storage.readSession() ?? store.getState().session,
      RENEWAL_SECONDS,
    )
  }

  async function endSession(end: () => Promise<void>): Promise<void> {
    leaving = true
    try {
      await end()
      storedAtStart = null
      source.stored?.storage.removeItem(source.stored.key)
      source.marks.unmarkRecovery()
      store.dispatch('SIGNED_OUT', null)
    } finally {
      leaving = false
    }
  }

  return {
    ...createActions({ store, withClient, endSession, isDue, fetch: source.fetch }),
    getState: store.getState,
    subscribe: store.subscribe,
    preload: () => {
      source.load().catch(ignore)
    },
    dispose() {
      disposed = true
      store.clear()
      source.dispose()
    },
  }
}

function ignore(): void {}

function runNow(load: () => void): void {
  load()
}

/** The client renews a token before its use from this moment on. */
const RENEWAL_SECONDS = AUTO_REFRESH_TICK_SECONDS * AUTO_REFRESH_TICK_THRESHOLD

function hasExpired(session: Session | null, marginSeconds = EXPIRY_MARGIN_SECONDS): boolean {
  if (session?.expires_at === undefined) return false
  return session.expires_at - marginSeconds <= Date.now() / 1000
}
