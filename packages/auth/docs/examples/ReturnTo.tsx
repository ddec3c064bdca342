import { rememberReturnTo, takeReturnTo } from '@dropwatt/auth'
import { useEffect } from 'react'

/** Redirects to the sign-in page; for `signedOut` of `<RequireAuth>`. */
export function GoToSignIn() {
  useEffect(() => {
    rememberReturnTo(location.pathname + location.search + location.hash)
    location.replace('/login')
  }, [])
  return <p>One moment…</p>
}

/** Returns to the requested page after a sign-in. */
export function goBack(): void {
  location.replace(takeReturnTo('/dashboard'))
}
