import { useAuth, type AuthState } from '@dropwatt/auth'
import { useEffect, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { paths } from '../paths.ts'
import { useLocalizedErrors } from './useLocalizedErrors.ts'

/** State and actions that the sign-in, sign-up and password pages share. */
export interface SignInFlow {
  readonly status: AuthState['status']
  /** Whether the user is signed in other than by `runSignIn`, and should be redirected. */
  readonly isAlreadySignedIn: boolean
  /**
   * Runs an action that signs in. The page then navigates itself, so it can show a message first. Stays
   * pending if a second step or a new password comes first, which have pages of their own.
   */
  readonly runSignIn: <Result>(action: () => Promise<Result>) => Promise<Result>
  /** Runs any other action; its errors are in the current language. */
  readonly withLocalizedErrors: <Result>(action: () => Promise<Result>) => Promise<Result>
  /** Navigates to the dashboard. */
  readonly openDashboard: () => void
}

/** Returns the auth status and the actions for a sign-in, sign-up or password page. */
export function useSignInFlow(): SignInFlow {
  const { status, getState, preload } = useAuth()
  const [isSigningIn, setIsSigningIn] = useState(false)
  const navigate = useNavigate()
  const withLocalizedErrors = useLocalizedErrors()

  useFieldFocus(preload)

  async function runSignIn<Result>(action: () => Promise<Result>): Promise<Result> {
    setIsSigningIn(true)
    try {
      const result = await withLocalizedErrors(action)
      return isHalfway(getState()) ? await new Promise<never>(() => {}) : result
    } catch (error) {
      setIsSigningIn(false)
      throw error
    }
  }

  return {
    status,
    isAlreadySignedIn: status === 'signedIn' && !isSigningIn,
    runSignIn,
    withLocalizedErrors,
    openDashboard: () => void navigate(paths.dashboard, { replace: true }),
  }
}

/** Returns whether there is a session, but nobody is signed in yet. */
function isHalfway({ status }: AuthState): boolean {
  return status === 'second-step' || status === 'recovery'
}

/** Calls `onFocus` whenever a field has focus, unless the browser is offline. */
function useFieldFocus(onFocus: () => void) {
  useEffect(() => {
    const check = () => {
      if (navigator.onLine && document.activeElement instanceof HTMLInputElement) onFocus()
    }
    check()
    document.addEventListener('focusin', check)
    return () => document.removeEventListener('focusin', check)
  }, [onFocus])
}
