'use client'

import { AuthProvider, createAuth } from '@dropwatt/auth'
import { Toaster } from '@dropwatt/ui/toast'
import { useState, type ReactNode } from 'react'

/** Contexts that every page needs in the browser. */
export function Providers({ children }: { children: ReactNode }) {
  const [auth] = useState(() =>
    createAuth({ url: 'https://abc.supabase.co', anonKey: 'sb_publishable_0123456789' }),
  )
  return (
    <AuthProvider auth={auth}>
      {children}
      <Toaster />
    </AuthProvider>
  )
}
