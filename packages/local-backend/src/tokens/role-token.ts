import { SignJWT } from 'jose/jwt/sign'
import { verifyJwt } from './jwt.ts'
import type { SigningKeys } from './signing-jwk.ts'

/** The admin roles of GoTrue. */
const adminRoles = new Set(['service_role', 'supabase_admin'])

/** Signs an API key: a token with a role and without a user, valid for ten years. */
export function signRoleToken(keys: SigningKeys, role: 'anon' | 'service_role'): Promise<string> {
  return new SignJWT({ role })
    .setProtectedHeader({ alg: keys.algorithm, kid: keys.kid, typ: 'JWT' })
    .setIssuedAt()
    .setExpirationTime('10 years')
    .sign(keys.signingKey)
}

/** Tells whether a `role` claim is an admin role. */
export function isAdminRole(role: unknown): role is string {
  return typeof role === 'string' && adminRoles.has(role)
}

/** Tells whether a token can replace the anon key: one of this server for `anon` or an admin role. */
export async function isRoleToken(keys: SigningKeys, token: string, now: number): Promise<boolean> {
  try {
    const { role } = await verifyJwt(keys, token, { now })
    return role === 'anon' || isAdminRole(role)
  } catch {
    return false
  }
}
