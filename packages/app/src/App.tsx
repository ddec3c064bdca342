import { AuthProvider, type Auth } from '@dropwatt/auth'
import { useEffect, type ReactNode } from 'react'
import type { LoadedLanguage } from './wiring/language.ts'
import { LanguageProvider } from './wiring/LanguageProvider.tsx'

export interface AppProps {
  auth: Auth
  language: LoadedLanguage
  /** Called when the page can be used; it stays the same. */
  onReady?: (() => void) | undefined
  /** The router, which brings the pages. */
  children: ReactNode
}

/** What stands around the router, in the browser and when the pages are made. */
export function App({ auth, language, onReady, children }: AppProps) {
  useEffect(() => onReady?.(), [onReady])
  return (
    <AuthProvider auth={auth}>
      <LanguageProvider initial={language}>{children}</LanguageProvider>
    </AuthProvider>
  )
}
