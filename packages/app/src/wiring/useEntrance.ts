import { useAuth, type AuthState } from '@dropwatt/auth'
import { useEffect, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { paths } from '../paths.ts'
import { useOwnWords } from './useOwnWords.ts'

/** What a screen of signing in or up needs. */
export interface Entrance {
  readonly status: AuthState['status']
  /** Whether the visitor is signed in without the screen's doing. */
  readonly hasEntered: boolean
  /** Runs what signs in; until it fails the screen leads on, as it has something to say first. */
  readonly act: <Result>(action: () => Promise<Result>) => Promise<Result>
  /** Runs what signs nobody in, and tells its failure in the language in force. */
  readonly inOwnWords: <Result>(action: () => Promise<Result>) => Promise<Result>
  /** Leads on to the dashboard. */
  readonly enter: () => void
}

/** Reads who is there, and gives what signs in and leads on. */
export function useEntrance(): Entrance {
  const { status, preload } = useAuth()
  const [acting, setActing] = useState(false)
  const navigate = useNavigate()
  const inOwnWords = useOwnWords()

  useFirstFocus(preload)

  async function act<Result>(action: () => Promise<Result>): Promise<Result> {
    setActing(true)
    try {
      return await inOwnWords(action)
    } catch (error) {
      setActing(false)
      throw error
    }
  }

  return {
    status,
    hasEntered: status === 'signedIn' && !acting,
    act,
    inOwnWords,
    enter: () => void navigate(paths.dashboard, { replace: true }),
  }
}

/** Runs what can be done ahead as soon as a field has focus, unless there is no network for it. */
function useFirstFocus(prepare: () => void) {
  useEffect(() => {
    const check = () => {
      if (navigator.onLine && document.activeElement instanceof HTMLInputElement) prepare()
    }
    check()
    document.addEventListener('focusin', check)
    return () => document.removeEventListener('focusin', check)
  }, [prepare])
}
