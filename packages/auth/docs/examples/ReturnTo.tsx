import { rememberReturnTo, takeReturnTo } from '@dropwatt/auth'
import { useEffect } from 'react'

/** What `<RequireAuth>` shows to somebody who is signed out. */
export function GoToSignIn() {
  useEffect(() => {
    rememberReturnTo(location.pathname + location.search + location.hash)
    location.replace('/login')
  }, [])
  return <p>One moment…</p>
}

/** What a sign-in screen does once it is done. */
export function goBack(): void {
  location.replace(takeReturnTo('/dashboard'))
}
