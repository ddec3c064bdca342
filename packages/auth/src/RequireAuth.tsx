'use client'

import type { ReactNode } from 'react'
import { useAuthObject, useAuthState } from './context.js'
import type { AuthState } from './types.js'

export interface RequireAuthProps {
  /** What to show while the session is looked up. @default nothing */
  loading?: ReactNode
  /** What to show, or make, for somebody who is signed out: a sign-in screen or a redirect. */
  signedOut: ReactNode | (() => ReactNode)
  /** What only a signed-in person sees. It is not mounted for anybody else. */
  children: ReactNode
}

/**
 * Guards what is below it, without knowing a router. It decides what to show, and no more: what
 * is worth protecting, a server has to protect.
 *
 * @throws {AuthProviderMissingError} outside `<AuthProvider>`.
 */
export function RequireAuth({ loading = null, signedOut, children }: RequireAuthProps): ReactNode {
  const status = useAuthState(useAuthObject('<RequireAuth>'), statusOf)
  if (status === 'loading') return loading
  if (status === 'signedIn') return children
  return typeof signedOut === 'function' ? signedOut() : signedOut
}

const statusOf = (state: AuthState) => state.status
