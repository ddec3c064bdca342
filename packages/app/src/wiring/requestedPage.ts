import { readReturnTo, rememberReturnTo, takeReturnTo, useAuth } from '@dropwatt/auth'
import { useEffect, useState } from 'react'
import { useLocation } from 'react-router-dom'
import { paths } from '../paths.ts'
import { pathOf } from './useReturn.ts'

/**
 * Remembers in this tab which protected page a visitor came for, until they have opened it or have
 * signed out again. The dashboard is where a sign-in leads anyway.
 *
 * @param wasIn whether somebody was signed in on this visit
 */
export function useRememberedRequest(wasIn: boolean): void {
  const { status } = useAuth()
  const { pathname } = useLocation()

  useEffect(() => {
    if (status === 'signedOut' && !wasIn && pathname !== paths.dashboard) {
      // Without what a server had left in the address, which auth has taken out of it by now.
      const { search, hash } = window.location
      rememberReturnTo(pathname + search + hash)
    }
    const isOpen = status === 'signedIn' && pathOf(readReturnTo('')) === pathname
    if (isOpen || (status === 'signedOut' && wasIn)) takeReturnTo('')
  }, [status, wasIn, pathname])
}

/** Gives the page that a visitor had come for before signing in, and what forgets it. */
export function useRequestedPage() {
  const [href, setHref] = useState(() => readReturnTo(''))
  const forget = () => {
    takeReturnTo('')
    setHref('')
  }
  return { requested: href || undefined, forget }
}
