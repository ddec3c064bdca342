import { AuthError } from '../errors.js'
import { createNotice } from '../notices.js'
import { profileData } from '../profile.js'
import { createParts } from '../parts.js'
import { createEventMapper } from '../recovery.js'
import { verifiedFactors } from '../secondStep.js'
import { createSessionStorage } from '../storage.js'
import { createStore } from '../store.js'
import type { Auth, AuthActions, AuthClient, AuthNotice, Session, User } from '../types.js'
import { createFakeAccount } from './fakeAccount.js'
import { createFakeFactors } from './fakeFactors.js'
import { createFakeSession, createFakeUser } from './fakeSession.js'

/** The name of an action that can fail in a fake. */
export type FakeAuthAction =
  | Exclude<keyof AuthActions, 'signOut'>
  | 'account'
  | 'challengeAndVerify'
  | 'enroll'
  | 'unenroll'

export interface FakeAuthOptions {
  /**
   * User signed in at the start. Omitted fields get default values.
   * @default null, nobody
   */
  user?: Partial<User> | null
  /** Whether `user` opened a recovery link. @default false */
  recovery?: boolean
  /** Whether `user`, who needs verified `factors`, has not taken the second step. @default false */
  secondStep?: boolean
  /** The notice at the start, if nobody is signed in. @default nothing */
  notice?: AuthNotice
  /** Whether a sign-up must be confirmed by e-mail and does not sign in. @default false */
  confirmEmail?: boolean
  /** Duration of the session check and of each action, in milliseconds. @default 0 */
  latency?: number
  /**
   * Returns the error that an action throws, or nothing to let it succeed.
   * @default all actions succeed
   */
  fail?: (action: FakeAuthAction) => AuthError | undefined
}

/** An {@link Auth} without a server. */
export interface FakeAuth extends Auth {
  /** Emits an event of the provider's client, such as `SIGNED_OUT` with null. */
  emit: (event: string, session: Session | null) => void
  /**
   * Creates a session for a user, to emit. For the current user it is their session with new
   * tokens, as after a refresh.
   */
  createSession: (user?: Partial<User>) => Session
  /** Ends the session as if it could no longer be refreshed, with the notice `session_expired`. */
  expire: () => void
}

/**
 * Creates an auth object for tests and stories. It has the same states as the real one: loading
 * until the first listener's session check has ended, then signed in or signed out. Google and
 * other providers sign in at once, any code is valid, and an e-mail change needs one code only.
 */
export function createFakeAuth(options: FakeAuthOptions = {}): FakeAuth {
  const { user = null, recovery = false, secondStep = false, notice } = options
  const { confirmEmail = false, latency = 0, fail } = options
  const store = createStore(connect, createEventMapper(createSessionStorage('fake', null)))
  let checked = false
  let sessionCount = 0
  let tokenCount = 0
  /** A sign-in starts at the first assurance level. */
  let aal: 'aal1' | 'aal2' = 'aal1'

  function connect(): () => void {
    if (!checked) void check()
    return () => {}
  }

  async function check(): Promise<void> {
    checked = true
    await delay(latency)
    if (store.getState().status !== 'loading') return
    aal = secondStep ? 'aal1' : 'aal2'
    if (user) store.dispatch(recovery ? 'PASSWORD_RECOVERY' : 'INITIAL_SESSION', startSession(user))
    else store.dispatch('SIGNED_OUT', null, notice)
  }

  async function run(action: FakeAuthAction): Promise<void> {
    await delay(latency)
    const error = fail?.(action)
    if (error) throw error
  }

  function startSession(fields: Partial<User> = user ?? {}): Session {
    sessionCount += 1
    return makeSession(createFakeUser(fields))
  }

  function createSession(fields: Partial<User> = store.getState().user ?? user ?? {}): Session {
    const next = createFakeUser(fields)
    if (next.id !== store.getState().user?.id) sessionCount += 1
    return makeSession(next)
  }

  function makeSession(owner: User): Session {
    tokenCount += 1
    return createFakeSession(owner, sessionCount, tokenCount, aal)
  }

  function signIn(fields?: Partial<User>): Session {
    aal = 'aal1'
    const session = startSession(fields)
    store.dispatch('SIGNED_IN', session)
    return session
  }

  function currentUser(): User {
    const { user: current } = store.getState()
    if (!current) throw new AuthError('Auth session missing!', { code: 'session_not_found' })
    return current
  }

  function update(fields: Partial<User>): Session {
    const before = currentUser()
    // Later than the last one, even within a millisecond: it identifies a change of the user.
    const last = Date.parse(before.updated_at ?? '') || 0
    const updated_at = new Date(Math.max(Date.now(), last + 1)).toISOString()
    const session = createSession({ ...before, ...fields, updated_at })
    store.dispatch('USER_UPDATED', session)
    return session
  }

  function stepUp(): Session {
    aal = 'aal2'
    const session = createSession(currentUser())
    store.dispatch('MFA_CHALLENGE_VERIFIED', session)
    return session
  }

  const client: Partial<AuthClient> = {
    mfa: createFakeFactors({
      run,
      getFactors: () => verifiedFactors(currentUser()),
      setFactors: (factors) => void update({ factors }),
      stepUp,
    }),
    async signOut() {
      await run('signOutEverywhere')
      return { error: null }
    },
    getSession: async () => ({ data: { session: store.getState().session }, error: null }) as never,
    setSession: async () => ({ data: {}, error: null }) as never,
  }

  const auth: FakeAuth = {
    getState: store.getState,
    subscribe: store.subscribe,
    emit: (event, session) => store.dispatch(event, session),
    createSession,
    preload() {},
    dispose: store.dispose,

    expire() {
      if (store.getState().session) {
        store.dispatch('SIGNED_OUT', null, createNotice('session_expired'))
      }
    },

    async signUp({ email, data = {} }) {
      await run('signUp')
      const fields = { email, user_metadata: { ...data } }
      if (confirmEmail) return { user: createFakeUser(fields), session: null }
      const session = signIn(fields)
      return { user: session.user, session }
    },

    resendConfirmation: () => run('resendConfirmation'),

    async signInWithPassword({ email }) {
      await run('signInWithPassword')
      signIn({ email })
    },

    signInWithLink: () => run('signInWithLink'),
    sendCode: () => run('sendCode'),

    async verifyCode({ email, type }) {
      await run('verifyCode')
      const session =
        type === 'email_change' ? update({ email, new_email: undefined }) : startSession({ email })
      if (type !== 'email_change') {
        store.dispatch(type === 'recovery' ? 'PASSWORD_RECOVERY' : 'SIGNED_IN', session)
      }
      return { user: session.user, session }
    },

    async signInWithProvider() {
      await run('signInWithProvider')
      signIn()
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

    requestPasswordReset: () => run('requestPasswordReset'),

    async updatePassword() {
      await run('updatePassword')
      update({})
    },

    async updateProfile(profile) {
      await run('updateProfile')
      update({ user_metadata: { ...currentUser().user_metadata, ...profileData(profile) } })
    },

    async changeEmail({ email }) {
      await run('changeEmail')
      update({ new_email: email })
    },

    async refresh() {
      await run('refresh')
      store.dispatch('TOKEN_REFRESHED', createSession(currentUser()))
    },

    async getAccessToken() {
      await run('getAccessToken')
      return store.getState().session?.access_token ?? null
    },

    async verifyUser() {
      await run('verifyUser')
      return store.getState().user?.id ?? null
    },

    part: (create) => part(create),
  }

  const part = createParts({
    auth,
    ask: async (act) => {
      try {
        return (await act(client as AuthClient)).data
      } catch (error) {
        // A request that fails looks like one without a network.
        throw error instanceof AuthError && error.cause instanceof AuthError ? error.cause : error
      }
    },
    service: createFakeAccount({
      run: () => run('account'),
      stepUp,
      sessionId: () => `fake-session-${sessionCount}`,
    }),
  })
  return auth
}

function delay(milliseconds: number): Promise<void> {
  if (milliseconds === 0) return Promise.resolve()
  return new Promise((resolve) => setTimeout(resolve, milliseconds))
}
