import { useAuth, type AuthNotice } from '@dropwatt/auth'

/** Reads why nobody is signed in, as far as there is a reason worth telling. */
export function useSignedOutNotice(): AuthNotice | undefined {
  const auth = useAuth()
  return auth.status === 'signedOut' ? auth.notice : undefined
}

/** Tells whether a notice is of a sign-in with Google, the only one that leaves the site. */
export function isOfGoogle({ code, leftFrom }: AuthNotice): boolean {
  return leftFrom !== undefined || code === 'access_denied' || code === 'oauth_error'
}
