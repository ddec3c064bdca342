'use client'

import { useMemo } from 'react'
import { useAuthObject, useAuthState } from './context.js'
import type { Auth, AuthActions, AuthState, Session, User } from './types.js'

/** The auth state, narrowed by `status`, and the actions. */
export type UseAuthResult = AuthState & AuthActions & Pick<Auth, 'getState' | 'preload'>

/**
 * Returns the state and the actions. The object is stable until the state changes; the actions
 * are always stable. `getState()` is the state right now, for use after an action.
 *
 * @throws {AuthProviderMissingError} outside `<AuthProvider>`.
 */
export function useAuth(): UseAuthResult {
  const auth = useAuthObject('useAuth()')
  const state = useAuthState(auth, wholeState)
  return useMemo(() => {
    const { subscribe: _, dispose: __, part: ___, ...actions } = auth
    return { ...state, ...actions }
  }, [state, auth])
}

/**
 * Returns the signed-in user, or null while loading, when signed out, in a recovery and before a
 * second step. Re-renders only when the user changes, not when a token is refreshed.
 *
 * @throws {AuthProviderMissingError} outside `<AuthProvider>`.
 */
export function useUser(): User | null {
  return useAuthState(useAuthObject('useUser()'), userOf)
}

/**
 * Returns the session of the signed-in user, or null while loading, when signed out, in a
 * recovery and before a second step.
 *
 * @throws {AuthProviderMissingError} outside `<AuthProvider>`.
 */
export function useSession(): Session | null {
  return useAuthState(useAuthObject('useSession()'), sessionOf)
}

const wholeState = (state: AuthState) => state
const userOf = (state: AuthState) => (state.status === 'signedIn' ? state.user : null)
const sessionOf = (state: AuthState) => (state.status === 'signedIn' ? state.session : null)
