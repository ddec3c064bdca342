'use client'

import { useState, type ReactNode } from 'react'
import { AuthProvider } from '../AuthProvider.js'
import { createFakeAuth, type FakeAuth, type FakeAuthOptions } from './createFakeAuth.js'

export interface FakeAuthProviderProps extends FakeAuthOptions {
  /** A fake made elsewhere, to emit events on. The other options then have no effect. */
  auth?: FakeAuth
  children: ReactNode
}

/** An `<AuthProvider>` without a server. Its options are read once, when it is mounted. */
export function FakeAuthProvider({ auth, children, ...options }: FakeAuthProviderProps) {
  const [fake] = useState(() => auth ?? createFakeAuth(options))
  return <AuthProvider auth={fake}>{children}</AuthProvider>
}
