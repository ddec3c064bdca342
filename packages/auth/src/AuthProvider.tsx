'use client'

import { useEffect, type ReactNode } from 'react'
import { AuthContext } from './context.js'
import type { Auth } from './types.js'

export interface AuthProviderProps {
  /** The auth object of the app, from `createAuth`. */
  auth: Auth
  children: ReactNode
}

/**
 * Provides `auth` to the hooks below it, and keeps it subscribed while mounted. State changes do
 * not re-render the provider.
 */
export function AuthProvider({ auth, children }: AuthProviderProps) {
  useEffect(() => auth.subscribe(stayConnected), [auth])
  return <AuthContext.Provider value={auth}>{children}</AuthContext.Provider>
}

function stayConnected(): void {}
