import type {
  AuthNotice,
  AuthState,
  LoadingAuthState,
  Session,
  SignedInAuthState,
  User,
} from './types.js'

/** The state before the session is known, and on the server. */
export const LOADING: LoadingAuthState = {
  status: 'loading',
  loading: true,
  session: null,
  user: null,
}

/**
 * Returns the state after an event of the provider's client; `state` itself when nothing changes.
 * Event names that this version does not know change nothing.
 */
export function reduce(
  state: AuthState,
  event: string,
  session: Session | null,
  notice?: AuthNotice,
): AuthState {
  switch (event) {
    case 'INITIAL_SESSION':
      // Only the session check knows why there is no session, so it ends `loading`.
      if (session) return signIn(state, session, false)
      return state.status === 'loading' ? state : leave(state, notice)
    case 'SIGNED_IN':
    case 'TOKEN_REFRESHED':
    case 'MFA_CHALLENGE_VERIFIED':
      return session ? signIn(state, session, false) : state
    case 'PASSWORD_RECOVERY':
      return session ? signIn(state, session, true) : state
    case 'USER_UPDATED':
      return session ? signIn(endRecovery(state), session, false) : state
    case 'SIGNED_OUT':
      return leave(state, notice)
    default:
      return state
  }
}

function signIn(state: AuthState, session: Session, startsRecovery: boolean): AuthState {
  const { provider_token: _, provider_refresh_token: __, ...kept } = session
  if (state.status !== 'signedIn' || state.user.id !== session.user.id) {
    return signedIn(kept, session.user, startsRecovery)
  }
  const recovery = state.recovery || startsRecovery
  const sameUser = state.user.updated_at === session.user.updated_at
  const sameToken = state.session.access_token === session.access_token
  if (sameUser && sameToken && recovery === state.recovery) return state
  return signedIn(kept, sameUser ? state.user : session.user, recovery)
}

function signedIn(session: Session, user: User, recovery: boolean): SignedInAuthState {
  return { status: 'signedIn', loading: false, session: { ...session, user }, user, recovery }
}

function endRecovery(state: AuthState): AuthState {
  return state.status === 'signedIn' && state.recovery ? { ...state, recovery: false } : state
}

function leave(state: AuthState, notice: AuthNotice | undefined): AuthState {
  if (state.status === 'signedOut' && (!notice || state.notice)) return state
  const signedOut = { status: 'signedOut', loading: false, session: null, user: null } as const
  return notice ? { ...signedOut, notice } : signedOut
}
