import { SignJWT } from 'jose/jwt/sign'
import { badJwt } from '../errors.ts'
import type { AmrClaim, Session } from '../store/sessions.ts'
import type { User } from '../store/users.ts'
import { verifyJwt } from './jwt.ts'
import type { SigningKeys } from './signing-jwk.ts'

const audience = 'authenticated'

/** The data of an access token. */
export interface AccessTokenSubject {
  readonly user: User
  readonly session: Session
  readonly amr: readonly AmrClaim[]
  readonly issuer: string
  /** Seconds since 1970. */
  readonly issuedAt: number
  /** Seconds since 1970. */
  readonly expiresAt: number
}

/** The claims that the server uses. */
export interface AccessClaims {
  readonly userId: string
  readonly sessionId: string
}

export function signAccessToken(keys: SigningKeys, subject: AccessTokenSubject): Promise<string> {
  const { user, session, amr, issuer, issuedAt, expiresAt } = subject
  const claims = {
    email: user.email ?? '',
    phone: '',
    app_metadata: user.raw_app_meta_data,
    user_metadata: user.raw_user_meta_data,
    role: user.role,
    aal: session.aal,
    amr: amr.map((claim) => ({
      method: claim.authentication_method,
      timestamp: Math.floor(Date.parse(claim.updated_at) / 1000),
    })),
    session_id: session.id,
    is_anonymous: user.is_anonymous,
  }
  return new SignJWT(claims)
    .setProtectedHeader({ alg: keys.algorithm, kid: keys.kid, typ: 'JWT' })
    .setIssuer(issuer)
    .setSubject(user.id)
    .setAudience(audience)
    .setIssuedAt(issuedAt)
    .setExpirationTime(expiresAt)
    .sign(keys.signingKey)
}

/**
 * Verifies an access token.
 * @throws ApiError 403 `bad_jwt` unless this server signed it and it is still valid.
 */
export async function verifyAccessToken(
  keys: SigningKeys,
  token: string,
  { issuer, now }: { issuer: string; now: number },
): Promise<AccessClaims> {
  const payload = await verifyJwt(keys, token, { now, issuer, audience })
  if (typeof payload.sub !== 'string' || typeof payload.session_id !== 'string' || !payload.exp) {
    throw badJwt()
  }
  return { userId: payload.sub, sessionId: payload.session_id }
}
