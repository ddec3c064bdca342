import { useAuth, type AuthNotice } from '@dropwatt/auth'
import { useEffect, useRef } from 'react'
import { parsePath, useLocation, useNavigate } from 'react-router-dom'
import { readAddress } from '../addresses.ts'
import { paths } from '../paths.ts'
import { useAddress } from './useAddress.ts'
import { useSignedOutNotice } from './useSignedOutNotice.ts'

/** Where a sign-in elsewhere, or the link of a mail, leads. */
function destinationOf(status: 'signedIn' | 'signedOut' | 'recovery', notice?: AuthNotice): string {
  if (status === 'signedIn') return paths.dashboard
  if (status === 'recovery') return paths.updatePassword
  return notice?.linkType === 'recovery' ? paths.forgotPassword : paths.signIn
}

/**
 * Takes a visitor who comes back from a sign-in elsewhere to where it leads: one who was refused to
 * the page where it began. The server chooses where they come back to, and the start page is its
 * choice when it was asked for none.
 */
export function useReturn(): void {
  const { pathname, search, hash } = useLocation()
  const returned = useRef(isReturn(search) || isReturn(hash.slice(1)))
  const { status } = useAuth()
  const notice = useSignedOutNotice()
  const navigate = useNavigate()
  const address = useAddress()

  useEffect(() => {
    if (!returned.current || status === 'loading') return
    const isHome = readAddress(pathname).path === paths.home
    const usual = isHome ? address(destinationOf(status, notice)) : undefined
    const target = notice?.leftFrom ?? usual
    // The guard of a protected page may lead elsewhere first.
    if (target === undefined || isPageAt(target, pathname)) returned.current = false
    else void navigate(target, { replace: true })
  }, [status, notice, pathname, navigate, address])
}

/** Whether an address is that of the page at a path, in its language. */
function isPageAt(href: string, pathname: string): boolean {
  const wanted = readAddress(pathOf(href))
  const { path, language } = readAddress(pathname)
  return wanted.path === path && wanted.language === language
}

/** Gives the path of an address within the app; that of the start page where there is none. */
export function pathOf(href: string): string {
  return parsePath(href).pathname ?? paths.home
}

/** Whether a sign-in elsewhere has left its answer in the query, or as some do in the fragment. */
function isReturn(text: string): boolean {
  const parameters = new URLSearchParams(text)
  return parameters.has('code') || parameters.has('error')
}
