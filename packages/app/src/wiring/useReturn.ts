import { useAuth } from '@dropwatt/auth'
import { useEffect, useRef } from 'react'
import { parsePath, useLocation, useNavigate } from 'react-router-dom'
import { readAddress } from '../addresses.ts'
import { paths } from '../paths.ts'
import { useAddress } from './useAddress.ts'
import { useSignedOutNotice } from './useSignedOutNotice.ts'

/** Where a sign-in elsewhere leads. */
const destinations = {
  signedIn: paths.dashboard,
  signedOut: paths.signIn,
  recovery: paths.updatePassword,
} as const

/**
 * Takes a visitor who comes back from a sign-in elsewhere to where it leads: one who was refused to
 * the page where it began. The server chooses where they come back to, and the start page is its
 * choice when it was asked for none.
 */
export function useReturn(): void {
  const { pathname, search, hash } = useLocation()
  const returned = useRef(isReturn(search) || isReturn(hash.slice(1)))
  const { status } = useAuth()
  const began = useSignedOutNotice()?.leftFrom
  const navigate = useNavigate()
  const address = useAddress()

  useEffect(() => {
    if (!returned.current || status === 'loading') return
    const { path } = readAddress(pathname)
    const usual = path === paths.home ? address(destinations[status]) : undefined
    const target = began ?? usual
    // The guard of a protected page may lead elsewhere first.
    const isThere = target === undefined || readAddress(pathOf(target)).path === path
    if (isThere) returned.current = false
    else void navigate(target, { replace: true })
  }, [status, began, pathname, navigate, address])
}

/** Gives the path of an address within the app. */
export function pathOf(href: string): string {
  return parsePath(href).pathname ?? paths.home
}

/** Whether a sign-in elsewhere has left its answer in the query, or as some do in the fragment. */
function isReturn(text: string): boolean {
  const parameters = new URLSearchParams(text)
  return parameters.has('code') || parameters.has('error')
}
