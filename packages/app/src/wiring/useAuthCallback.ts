import { useAuth, type AuthNotice, type AuthState } from '@dropwatt/auth'
import { useEffect, useRef } from 'react'
import { parsePath, useLocation, useNavigate } from 'react-router-dom'
import { readAddress } from '../addresses.ts'
import { paths } from '../paths.ts'
import { useLocalizedHref } from './useLocalizedHref.ts'
import { useSignedOutNotice } from './useSignedOutNotice.ts'

/** Returns the page to open after an auth callback on the start page. */
function destinationOf(status: AuthState['status'], notice?: AuthNotice): string {
  if (status === 'signedIn') return paths.dashboard
  if (status === 'second-step') return paths.twoStep
  if (status === 'recovery') return paths.updatePassword
  return notice?.linkType === 'recovery' ? paths.forgotPassword : paths.signIn
}

/**
 * Redirects after an OAuth callback or an email link. A failed sign-in with Google returns to the page
 * where it started. A callback on the start page, the server's default, goes to the dashboard, the
 * password pages or the sign-in page.
 */
export function useAuthCallback(): void {
  const { pathname, search, hash } = useLocation()
  const isPending = useRef(isAuthCallback(search) || isAuthCallback(hash.slice(1)))
  const { status } = useAuth()
  const notice = useSignedOutNotice()
  const navigate = useNavigate()
  const localizeHref = useLocalizedHref()

  useEffect(() => {
    if (!isPending.current || status === 'loading') return
    const isHome = readAddress(pathname).path === paths.home
    const destination = isHome ? localizeHref(destinationOf(status, notice)) : undefined
    const target = notice?.leftFrom ?? destination
    // The guard of a protected page may redirect first, so this stays pending until the target is open.
    if (target === undefined || isPageAt(target, pathname)) isPending.current = false
    else void navigate(target, { replace: true })
  }, [status, notice, pathname, navigate, localizeHref])
}

/** Returns whether `href` and `pathname` are the same page in the same language. */
function isPageAt(href: string, pathname: string): boolean {
  const wanted = readAddress(pathOf(href))
  const { path, language } = readAddress(pathname)
  return wanted.path === path && wanted.language === language
}

/** Returns the path of a URL within the app, or the start page if it has none. */
export function pathOf(href: string): string {
  return parsePath(href).pathname ?? paths.home
}

/** Returns whether a query or fragment has the parameters of an auth callback. */
function isAuthCallback(text: string): boolean {
  const parameters = new URLSearchParams(text)
  return parameters.has('code') || parameters.has('error')
}
