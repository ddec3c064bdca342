import {
  cleanPageAddress,
  isOffline,
  readPageRedirect,
  watchConnection,
  watchStorage,
} from './browser.js'
import { RENEWAL_SECONDS } from './constants.js'
import { disposedError } from './errors.js'
import type { ClientActions } from './actions.js'
import { hasExpired } from './machine.js'
import { linkKey, readLinkType } from './linkType.js'
import { createNotice } from './notices.js'
import { once } from './once.js'
import { createParts } from './parts.js'
import { createEventMapper } from './recovery.js'
import type { Redirect } from './redirect.js'
import type { SessionWatch } from './sessionWatch.js'
import { createSource } from './source.js'
import { createStore } from './store.js'
import type { Auth, AuthClient, AuthNotice, AuthOptions, Session } from './types.js'

type Act = (...values: readonly unknown[]) => Promise<unknown>

/** Listed by name, so that they exist before they are loaded; a test keeps the list complete. */
const CLIENT_ACTIONS = [
  'changeEmail',
  'getAccessToken',
  'refresh',
  'requestPasswordReset',
  'resendConfirmation',
  'sendCode',
  'signInWithLink',
  'signInWithPassword',
  'signInWithProvider',
  'signOutEverywhere',
  'signUp',
  'updatePassword',
  'updateProfile',
  'verifyCode',
  'verifyUser',
] as const satisfies readonly (keyof ClientActions)[]

/** Lasts from the first listener to the last one. */
interface Connection {
  live: boolean
  /** Whether a stored session is used that the server was not asked about. */
  isServing: boolean
  /** Loads the client and subscribes to it, once per connection. */
  attach: () => Promise<AuthClient>
  unsubscribe?: () => void
  watch?: SessionWatch
}

/**
 * Creates the auth object of an app; call it once, outside React. Nothing is loaded or watched
 * before the first listener or action. A visitor without a stored session and without a sign-in
 * link in the URL is signed out at once, without loading the provider's client.
 *
 * @throws {Error} if `url` or `anonKey` is invalid, or if the key is a secret one.
 */
export function createAuth(given: AuthOptions): Auth {
  const source = createSource(given)
  const { stored, marks } = source
  const { defer = runNow } = given
  const store = createStore(connect, createEventMapper(marks))
  const noteKey = stored && linkKey(stored.storageKey)
  let connection: Connection | undefined

  const readStored = () => (stored ? marks.readSession() : null)
  const readSession = () => readStored() ?? store.getState().session

  function connect(): () => void {
    const redirect = readPageRedirect(readLinkType(noteKey && marks.getItem(noteKey)))
    const current: Connection = {
      live: true,
      isServing: false,
      attach: once(() => listen(current)),
    }
    connection = current
    if (redirect.notice) cleanPageAddress()
    // In the implicit flow the client emits the sign-in before the recovery.
    if (!stored && redirect.recoveryToken) {
      marks.markRecovery({ access_token: redirect.recoveryToken, user: { id: '' } })
    }
    const unwatch = stored ? watchStorage(stored.storageKey, followStorage) : ignore
    const unwatchConnection = stored ? watchConnection(() => sendRevocations(current)) : ignore
    if (stored?.isRevoking()) defer(() => sendRevocations(current))
    const session = readStored()
    // A session that has not expired is used at once: the client would not check more than that. Offline
    // it could not check any.
    const serves = session && !redirect.exchange && (!hasExpired(session) || isOffline())
    if (serves) {
      current.isServing = true
      store.dispatch('SIGNED_IN', session, redirect.notice)
    }
    if (serves && !hasExpired(session, RENEWAL_SECONDS)) {
      defer(() => {
        if (current.live) begin(redirect)
      })
    } else if (!stored || redirect.exchange || session) begin(redirect)
    else store.dispatch('SIGNED_OUT', null, redirect.notice)
    return () => {
      current.live = false
      connection = undefined
      current.unsubscribe?.()
      unwatch()
      unwatchConnection()
    }
  }

  function sendRevocations({ live }: Connection): void {
    if (live && stored?.isRevoking()) stored.revoke()
  }

  async function listen(current: Connection): Promise<AuthClient> {
    const client = await source.load()
    if (!current.live) return client
    // The client calls back while it is locked: awaiting the client in there would never resolve.
    const { subscription } = client.onAuthStateChange((event, session) => {
      // The client starts without a session that it cannot renew now, and keeps it stored.
      if (event === 'INITIAL_SESSION' && !session && readStored()) return
      const isEnded = event === 'SIGNED_OUT' && current.watch?.isChecking() && isInUse()
      store.dispatch(event, session, isEnded ? createNotice('session_ended') : undefined)
      current.watch?.cacheKeys()
    }).data
    current.unsubscribe = () => {
      subscription.unsubscribe()
      current.watch?.stop()
    }
    const { watchSession } = await source.loadChunk()
    if (current.live) {
      current.watch = watchSession(client, { readSession, atOnce: current.isServing })
    }
    return client
  }

  /** Tells whether there is a session that this device is not leaving by itself. */
  function isInUse(): boolean {
    return store.getState().session !== null && store.getPhase() !== 'signingOut'
  }

  async function attach(): Promise<AuthClient> {
    if (!connection) throw disposedError()
    return connection.attach()
  }

  function begin(redirect: Redirect): void {
    if (store.getPhase() === 'idle') {
      store.send({ type: 'check', stored: readStored() })
      void check(redirect)
    } else attach().catch(ignore)
  }

  async function check(redirect: Redirect): Promise<void> {
    let session: Session | null = null
    let notice: AuthNotice | undefined
    try {
      const client = await attach()
      const { checkSession } = await source.loadChunk()
      ;({ session, notice } = await checkSession(client, redirect, {
        outage: source.outage,
        readSession: readStored,
      }))
      if (session && redirect.exchange && noteKey) marks.removeItem(noteKey)
    } catch (cause) {
      notice = createNotice('session_check_failed', { words: Object(cause).message })
    }
    if (redirect.exchange) cleanPageAddress()
    store.send({ type: 'checked', session, notice })
  }

  function followStorage(): void {
    const session = readStored()
    if (session) attach().catch(ignore)
    store.dispatch(session ? 'SIGNED_IN' : 'SIGNED_OUT', session)
  }

  const loadActions = once(async (): Promise<ClientActions> => {
    const { createActions } = await source.loadChunk()
    return createActions({
      client: attach,
      noteLink: noteKey ? (type) => marks.setItem(noteKey, type) : undefined,
      retryHeader: source.retryHeader,
      fetch: source.fetch,
    })
  })

  /** Keeps the state subscribed to the client while the action runs. */
  async function run<Result>(act: (actions: ClientActions) => Promise<Result>): Promise<Result> {
    const release = store.subscribe(ignore)
    try {
      await attach()
      return await act(await loadActions())
    } finally {
      release()
    }
  }

  /** Runs a sign-out and makes sure that the session has ended on this device. */
  async function endSession(end: () => Promise<unknown>): Promise<void> {
    store.send({ type: 'signOut' })
    try {
      await end()
      const ended = stored?.end()
      // After the session: without its marker, another tab would treat it as a sign-in.
      marks.unmarkRecovery()
      store.send({ type: 'signedOut' })
      // If the client is loaded, it has dropped the session by then.
      await Promise.race([ended, nextTask()])
    } catch (cause) {
      store.send({ type: 'signOutFailed' })
      throw cause
    }
  }

  /** A client passed by the app revokes its session itself, however long its server takes. */
  async function leave(): Promise<void> {
    if (stored) return
    const client = await source.load()
    await Promise.race([client.signOut({ scope: 'local' }).catch(ignore), nextTask()])
  }

  /** Creates an action for each client action of the same name, which loads on first use. */
  const remote = Object.fromEntries(
    CLIENT_ACTIONS.map((name): [string, Act] => [
      name,
      (...values) => run((actions) => (actions[name] as Act)(...values)),
    ]),
  ) as unknown as ClientActions
  const { signInWithProvider, signOutEverywhere, refresh } = remote

  /** Ends a session whose stored user is not the one of its token. */
  async function verifyUser(): Promise<string | null> {
    const session = readSession()
    const claimed = session?.user.id
    const current = connection
    const verified = await remote.verifyUser(session)
    // A token does not tell whether its user has a factor, so an edited record is only known by asking.
    await current?.watch?.started
    if (store.getState().status === 'second-step') return null
    if (claimed && claimed !== verified && claimed === readSession()?.user.id) {
      await endSession(leave)
      store.dispatch('SIGNED_OUT', null, createNotice('session_check_failed'))
    }
    return verified
  }

  const auth: Auth = {
    getState: store.getState,
    subscribe: store.subscribe,
    ...remote,
    signInWithGoogle: (options) => signInWithProvider({ ...options, provider: 'google' }),
    signOut: () => endSession(leave),
    signOutEverywhere: () => endSession(signOutEverywhere),
    refresh: () => refresh(readSession()),
    verifyUser,
    preload: () => {
      source.load().catch(ignore)
    },
    dispose() {
      store.dispose()
      source.dispose()
    },
    part: (create) => part(create),
  }
  const part = createParts({
    auth,
    ask: (act) => run((actions) => actions.ask(act)),
    service: source.service,
  })
  return auth
}

function ignore(): void {}

function nextTask(): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, 0)
  })
}

function runNow(load: () => void): void {
  load()
}
