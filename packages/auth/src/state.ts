import { fingerprint, needsSecondStep } from './secondStep.js'
import type {
  AuthNotice,
  AuthState,
  LoadingAuthState,
  RecoveryAuthState,
  SecondStepAuthState,
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
 * Returns the state after an event of the provider's client, or `state` itself if nothing changes.
 * Unknown events change nothing.
 */
export function reduce(
  state: AuthState,
  event: string,
  session: Session | null,
  notice?: AuthNotice,
): AuthState {
  switch (event) {
    case 'INITIAL_SESSION':
      // Only the session check ends `loading`, because only it knows why there is no session.
      if (session) return enter(state, 'signedIn', session, notice)
      return state.status === 'loading' ? state : leave(state, notice)
    case 'SIGNED_IN':
    case 'TOKEN_REFRESHED':
    case 'MFA_CHALLENGE_VERIFIED':
    case 'USER_UPDATED':
      return session ? enter(state, 'signedIn', session, notice) : state
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
  wanted: 'recovery' | 'signedIn',
  session: Session,
  newNotice?: AuthNotice,
): SignedInAuthState | RecoveryAuthState | SecondStepAuthState {
  const { provider_token: _, provider_refresh_token: __, ...kept } = session
  const status = needsSecondStep(session) ? 'second-step' : wanted
  const sameUser =
    state.user !== null &&
    state.user.updated_at === session.user.updated_at &&
    fingerprint(state.user) === fingerprint(session.user)
  const before = sameUser && state.status === status ? state : undefined
  // A signed-in user does not need to know why a sign-in failed.
  const ownNotice = newNotice?.linkType === 'email_change' ? newNotice : undefined
  if (before && !ownNotice && before.session.access_token === session.access_token) return before
  const user = sameUser ? state.user : withMetadata(session.user)
  const entered = { loading: false, session: { ...kept, user }, user } as const
  if (status === 'second-step') return { status, ...entered }
  if (status === 'recovery') return { status, ...entered }
  const notice = ownNotice ?? (before?.status === 'signedIn' ? before.notice : undefined)
  return { status, ...entered, ...(notice && { notice }) }
}

/** Returns a user whose metadata can be read, as its type says: a stored session may have been edited. */
function withMetadata(user: User): User {
  return {
    ...user,
    user_metadata: { ...user.user_metadata },
    app_metadata: { ...user.app_metadata },
  }
}

function leave(state: AuthState, notice: AuthNotice | undefined): AuthState {
  if (state.status === 'signedOut' && (!notice || state.notice)) return state
  const signedOut = { status: 'signedOut', loading: false, session: null, user: null } as const
  return notice ? { ...signedOut, notice } : signedOut
}
