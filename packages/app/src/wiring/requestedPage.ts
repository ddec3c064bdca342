import { readReturnTo, rememberReturnTo, takeReturnTo, useAuth } from '@dropwatt/auth'
import { useEffect, useState } from 'react'
import { useLocation } from 'react-router-dom'
import { paths } from '../paths.ts'
import { pathOf } from './useAuthCallback.ts'

/**
 * Stores the protected page that was requested before a sign-in or its second step in session storage,
 * until it is opened or the user signs out. The dashboard is not stored, as it opens after sign-in anyway.
 *
 * @param wasSignedIn whether the user has been signed in since the page was opened
 */
export function useRememberRequestedPage(wasSignedIn: boolean): void {
  const { status } = useAuth()
  const { pathname } = useLocation()

  useEffect(() => {
    const isKept = status === 'second-step' || (status === 'signedOut' && !wasSignedIn)
    if (isKept && pathname !== paths.dashboard) {
      // Not the router's location: auth has removed its parameters from this one.
      const { search, hash } = window.location
      rememberReturnTo(pathname + search + hash)
    }
    const isOpen = status === 'signedIn' && pathOf(readReturnTo('')) === pathname
    if (isOpen || (status === 'signedOut' && wasSignedIn)) takeReturnTo('')
  }, [status, wasSignedIn, pathname])
}

/** Returns the page requested before sign-in, and a function that forgets it. */
export function useRequestedPage() {
  const [href, setHref] = useState(() => readReturnTo(''))
  const forget = () => {
    takeReturnTo('')
    setHref('')
  }
  return { requested: href || undefined, forget }
}
