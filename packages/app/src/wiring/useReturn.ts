import { useAuth } from '@dropwatt/auth'
import { useEffect, useRef } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { readAddress } from '../addresses.ts'
import { paths } from '../paths.ts'
import { useAddress } from './useAddress.ts'

/** Where a sign-in elsewhere leads. The sign-in screen tells what went wrong. */
const destinations = {
  signedIn: paths.dashboard,
  signedOut: paths.signIn,
  recovery: paths.updatePassword,
} as const

/**
 * Takes a visitor who comes back from a sign-in elsewhere to where it leads. The server chooses
 * where they come back to, and the start page is its choice when it was asked for none.
 */
export function useReturn(): void {
  const { pathname, search, hash } = useLocation()
  const returned = useRef(isReturn(search) || isReturn(hash.slice(1)))
  const { status } = useAuth()
  const navigate = useNavigate()
  const address = useAddress()

  useEffect(() => {
    if (!returned.current || status === 'loading') return
    returned.current = false
    if (readAddress(pathname).path !== paths.home) return
    void navigate(address(destinations[status]), { replace: true })
  }, [status, pathname, navigate, address])
}

/** Whether a sign-in elsewhere has left its answer in the query, or as some do in the fragment. */
function isReturn(text: string): boolean {
  const parameters = new URLSearchParams(text)
  return parameters.has('code') || parameters.has('error')
}
