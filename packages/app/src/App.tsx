import { AuthProvider, type Auth } from '@dropwatt/auth'
import { useEffect, type ReactNode } from 'react'
import type { LoadedLanguage } from './wiring/language.ts'
import { LanguageProvider } from './wiring/LanguageProvider.tsx'
import { MemberAssumed } from './wiring/MemberAssumed.ts'

export interface AppProps {
  auth: Auth
  language: LoadedLanguage
  /** Renders a protected page before it is known who is signed in. @default false */
  assumesMember?: boolean
  /** Called when the page can be used; it stays the same. */
  onReady?: (() => void) | undefined
  /** The router, which brings the pages. */
  children: ReactNode
}

/** What stands around the router, in the browser and when pages are prerendered. */
export function App({ auth, language, assumesMember = false, onReady, children }: AppProps) {
  useEffect(() => onReady?.(), [onReady])
  return (
    <AuthProvider auth={auth}>
      <MemberAssumed value={assumesMember}>
        <LanguageProvider initial={language}>{children}</LanguageProvider>
      </MemberAssumed>
    </AuthProvider>
  )
}
