import { AuthError } from '../errors.js'
import { createStore } from '../store.js'
import type { Auth, Session, User } from '../types.js'

/** The name of an action that a fake can be told to fail. */
export type FakeAuthAction =
  | 'getAccessToken'
  | 'signInWithGoogle'
  | 'signInWithPassword'
  | 'signOutEverywhere'
  | 'signUp'

export interface FakeAuthOptions {
  /**
   * Who is signed in at the start. Fields that are left out get made-up values.
   * @default null, nobody
   */
  user?: Partial<User> | null
  /** How long the session check and each action take, in milliseconds. @default 0 */
  latency?: number
  /**
   * What goes wrong: returns the error that an action throws, or nothing to let it succeed.
   * @default nothing goes wrong
   */
  fail?: (action: FakeAuthAction) => AuthError | undefined
}

/** An {@link Auth} without a server. */
export interface FakeAuth extends Auth {
  /** Sends an event as the provider's client would, such as `SIGNED_OUT` with null. */
  emit: (event: string, session: Session | null) => void
  /** Makes a session for a user, to emit. */
  createSession: (user?: Partial<User>) => Session
}

/**
 * Makes an auth object for tests and stories. It goes through the same states as the real one:
 * loading until the first listener's session check has ended, then signed in or signed out.
 * Google signs in at once, as if the visitor had been there and come back.
 */
export function createFakeAuth({ user = null, latency = 0, fail }: FakeAuthOptions = {}): FakeAuth {
  const store = createStore(connect)
  let checked = false
  let sessionCount = 0

  function connect(): () => void {
    if (!checked) void check()
    return () => {}
  }

  async function check(): Promise<void> {
    checked = true
    await delay(latency)
    if (store.getState().status !== 'loading') return
    if (user) store.dispatch('INITIAL_SESSION', createSession(user))
    else store.dispatch('SIGNED_OUT', null)
  }

  async function run(action: FakeAuthAction): Promise<void> {
    await delay(latency)
    const error = fail?.(action)
    if (error) throw error
  }

  function createSession(fields: Partial<User> = user ?? {}): Session {
    sessionCount += 1
    return createFakeSession(createFakeUser(fields), sessionCount)
  }

  function signIn(fields?: Partial<User>): Session {
    const session = createSession(fields)
    store.dispatch('SIGNED_IN', session)
    return session
  }

  return {
    getState: store.getState,
    subscribe: store.subscribe,
    emit: (event, session) => store.dispatch(event, session),
    createSession,
    preload() {},
    dispose: store.clear,

    async signUp({ email }) {
      await run('signUp')
      const session = signIn({ email })
      return { user: session.user, session }
    },

    async signInWithPassword({ email }) {
      await run('signInWithPassword')
      signIn({ email })
    },

    async signInWithGoogle() {
      await run('signInWithGoogle')
      signIn()
    },

    async signOut() {
      await delay(latency)
      store.dispatch('SIGNED_OUT', null)
    },

    async signOutEverywhere() {
      await run('signOutEverywhere')
      store.dispatch('SIGNED_OUT', null)
    },

    async getAccessToken() {
      await run('getAccessToken')
      return store.getState().session?.access_token ?? null
    },
  }
}

function createFakeUser(fields: Partial<User>): User {
  const email = fields.email ?? 'ada@example.com'
  return {
    id: `user-${email}`,
    aud: 'authenticated',
    role: 'authenticated',
    app_metadata: { provider: 'email', providers: ['email'] },
    user_metadata: {},
    identities: [],
    created_at: '2026-01-01T00:00:00Z',
    updated_at: '2026-01-01T00:00:00Z',
    ...fields,
    email,
  }
}

const HOUR_SECONDS = 3600

function createFakeSession(user: User, count: number): Session {
  return {
    access_token: `fake-access-token-${count}`,
    refresh_token: `fake-refresh-token-${count}`,
    token_type: 'bearer',
    expires_in: HOUR_SECONDS,
    expires_at: Math.floor(Date.now() / 1000) + HOUR_SECONDS,
    user,
  }
}

function delay(milliseconds: number): Promise<void> {
  if (milliseconds === 0) return Promise.resolve()
  return new Promise((resolve) => setTimeout(resolve, milliseconds))
}
