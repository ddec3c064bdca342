import { useUser } from '@dropwatt/auth'
import { usePreferences } from './usePreferences.ts'

/** Returns the props that all public pages share. */
export function useSite() {
  return { ...usePreferences(), signedIn: useUser() !== null }
}
