import { readClaims } from './jwt.js'
import type { Session, User } from './types.js'

/**
 * Tells whether a session needs a second step: its user has a verified factor, and its token has the
 * first assurance level only (GoTrue's `aal` claim).
 */
export function needsSecondStep({ access_token, user }: Session): boolean {
  return verifiedFactors(user).length > 0 && readClaims(access_token).aal !== 'aal2'
}

/** Returns the factors of a user that count; none if the record is malformed. */
export function verifiedFactors({ factors }: User): Factor[] {
  if (!Array.isArray(factors)) return []
  return factors.filter((factor: unknown) => Object(factor).status === 'verified')
}

/** Returns a text that differs for other users, and for another set of verified factors. */
export function fingerprint(user: User): string {
  return [user.id, ...verifiedFactors(user).map(({ id }) => id)].join()
}

type Factor = NonNullable<User['factors']>[number]
