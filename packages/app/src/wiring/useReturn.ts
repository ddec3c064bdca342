import { useAuth } from '@dropwatt/auth'
import { useEffect, useRef } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { paths } from '../paths.ts'

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
  const { pathname, search } = useLocation()
  const returned = useRef(isReturn(search))
  const { status } = useAuth()
  const navigate = useNavigate()

  useEffect(() => {
    if (!returned.current || status === 'loading') return
    returned.current = false
    if (pathname !== paths.home) return
    void navigate(destinations[status], { replace: true })
  }, [status, pathname, navigate])
}

function isReturn(search: string): boolean {
  const parameters = new URLSearchParams(search)
  return parameters.has('code') || parameters.has('error')
}
