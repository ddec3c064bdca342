'use client'

import { useState, type ReactNode } from 'react'
import { AuthProvider } from '../AuthProvider.js'
import { createFakeAuth, type FakeAuth, type FakeAuthOptions } from './createFakeAuth.js'

export interface FakeAuthProviderProps extends FakeAuthOptions {
  /** An existing fake, to emit events on. The other options are ignored then. */
  auth?: FakeAuth
  children: ReactNode
}

/** Provides a fake auth object without a server. Options are read once, on mount. */
export function FakeAuthProvider({ auth, children, ...options }: FakeAuthProviderProps) {
  const [fake] = useState(() => auth ?? createFakeAuth(options))
  return <AuthProvider auth={fake}>{children}</AuthProvider>
}
