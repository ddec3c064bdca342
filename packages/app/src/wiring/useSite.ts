import { useUser } from '@dropwatt/auth'
import { usePreferences } from './usePreferences.ts'

/** What the frame of the public pages needs to know of who is looking. */
export function useSite() {
  return { ...usePreferences(), signedIn: useUser() !== null }
}
