import { useAuth, type AuthNotice } from '@dropwatt/auth'

/** Returns the notice on a failed sign-in or an ended session, if there is one. */
export function useSignedOutNotice(): AuthNotice | undefined {
  const auth = useAuth()
  return auth.status === 'signedOut' ? auth.notice : undefined
}

/** Returns whether a notice is about Google, the only sign-in that leaves the site. */
export function isGoogleNotice({ code, leftFrom }: AuthNotice): boolean {
  return leftFrom !== undefined || code === 'access_denied' || code === 'oauth_error'
}
