import { AuthProvider, useAuth, type Auth } from '@dropwatt/auth'
import { useEffect, useLayoutEffect, useRef, type ReactNode } from 'react'
import type { LoadedLanguage } from './wiring/english.ts'
import { LanguageProvider } from './wiring/LanguageProvider.tsx'
import { MemberAssumed } from './wiring/MemberAssumed.ts'

export interface AppProps {
  auth: Auth
  language: LoadedLanguage
  /** Renders a protected page while the session is still unknown. @default false */
  assumesMember?: boolean
  /**
   * Called once after the first render or hydration, before the page handles any further event. Effects
   * may not have run yet. Must not change.
   */
  onCommit?: (() => void) | undefined
  /** Called once after the effects of the first render or hydration. Must not change. */
  onReady?: (() => void) | undefined
  /** The router. */
  children: ReactNode
}

/** Provides auth and the language to the router, in the browser and while prerendering. */
export function App({
  auth,
  language,
  assumesMember = false,
  onCommit,
  onReady,
  children,
}: AppProps) {
  useLayoutEffect(() => {
    if (onCommit) queueMicrotask(onCommit)
  }, [onCommit])
  useEffect(() => onReady?.(), [onReady])
  return (
    <AuthProvider auth={auth}>
      <FilesOfMember />
      <MemberAssumed value={assumesMember}>
        <LanguageProvider initial={language}>{children}</LanguageProvider>
      </MemberAssumed>
    </AuthProvider>
  )
}

/** Closes what is open once nobody is signed in any more. */
function FilesOfMember() {
  const { status } = useAuth()
  const wasSignedIn = useRef(false)
  useEffect(() => {
    if (status === 'signedIn') wasSignedIn.current = true
    if ((status !== 'signedOut' && status !== 'second-step') || !wasSignedIn.current) return
    // A tab that cannot load it has not loaded it with the dashboard either, so nothing is open.
    import('./wiring/workbench.ts').then(({ workbench }) => workbench.close()).catch(() => {})
  }, [status])
  return null
}
