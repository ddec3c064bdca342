import { useAuth } from '@dropwatt/auth'
import { usePreferences } from './usePreferences.ts'

/** Returns the props that all public pages share. */
export function useSite() {
  const { status } = useAuth()
  const signedIn = status === 'loading' ? ('unknown' as const) : status === 'signedIn'
  return { ...usePreferences(), signedIn }
}
