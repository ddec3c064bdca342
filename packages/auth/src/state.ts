import type {
  AuthNotice,
  AuthState,
  LoadingAuthState,
  RecoveryAuthState,
  Session,
  SignedInAuthState,
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
      if (session) return enter(state, 'signedIn', session)
      return state.status === 'loading' ? state : leave(state, notice)
    case 'SIGNED_IN':
    case 'TOKEN_REFRESHED':
    case 'MFA_CHALLENGE_VERIFIED':
    case 'USER_UPDATED':
      return session ? enter(state, 'signedIn', session) : state
    case 'PASSWORD_RECOVERY':
      return session ? enter(state, 'recovery', session) : state
    case 'SIGNED_OUT':
      return leave(state, notice)
    default:
      return state
  }
}

function enter(
  state: AuthState,
  status: 'recovery' | 'signedIn',
  session: Session,
): SignedInAuthState | RecoveryAuthState {
  const { provider_token: _, provider_refresh_token: __, ...kept } = session
  const sameUser =
    state.user?.id === session.user.id && state.user.updated_at === session.user.updated_at
  if (sameUser && state.status === status && state.session.access_token === session.access_token) {
    return state
  }
  const user = sameUser ? state.user : session.user
  return { status, loading: false, session: { ...kept, user }, user }
}

function leave(state: AuthState, notice: AuthNotice | undefined): AuthState {
  if (state.status === 'signedOut' && (!notice || state.notice)) return state
  const signedOut = { status: 'signedOut', loading: false, session: null, user: null } as const
  return notice ? { ...signedOut, notice } : signedOut
}
