'use client'

import { createContext, useContext, useSyncExternalStore } from 'react'
import { AuthProviderMissingError } from './errors.js'
import { LOADING } from './state.js'
import type { Auth, AuthState } from './types.js'

/** Holds the auth object, not its state, so a change only re-renders its readers. */
export const AuthContext = createContext<Auth | null>(null)

/** Returns the auth object of the nearest provider; `caller` is named in the error without one. */
export function useAuthObject(caller: string): Auth {
  const auth = useContext(AuthContext)
  if (!auth) throw new AuthProviderMissingError(caller)
  return auth
}

/** Returns a part of the state and re-renders when that part changes. Loading on a server. */
export function useAuthState<Part>(auth: Auth, select: (state: AuthState) => Part): Part {
  return useSyncExternalStore(
    auth.subscribe,
    () => select(auth.getState()),
    () => select(LOADING),
  )
}
