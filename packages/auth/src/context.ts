'use client'

import { createContext, useContext, useSyncExternalStore } from 'react'
import { AuthProviderMissingError } from './errors.js'
import { LOADING } from './state.js'
import type { Auth, AuthState } from './types.js'

/** Holds the auth object, never its state: a change renders only what reads it. */
export const AuthContext = createContext<Auth | null>(null)

/** Returns the auth object of the provider above `caller`. */
export function useAuthObject(caller: string): Auth {
  const auth = useContext(AuthContext)
  if (!auth) throw new AuthProviderMissingError(caller)
  return auth
}

/** Returns a part of the state and renders again when that part changes. Loading on a server. */
export function useAuthState<Part>(auth: Auth, select: (state: AuthState) => Part): Part {
  return useSyncExternalStore(
    auth.subscribe,
    () => select(auth.getState()),
    () => select(LOADING),
  )
}
