import { useAuth } from '@dropwatt/auth'
import { useEffect, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { paths } from '../paths.ts'
import { useOwnWords } from './useOwnWords.ts'

/**
 * What a screen of signing in or up needs to lead on to the dashboard. `hasEntered` tells that the
 * visitor is signed in without the screen's doing; while the screen acts, the screen leads on, as
 * it has something to say first.
 */
export function useEntrance() {
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
