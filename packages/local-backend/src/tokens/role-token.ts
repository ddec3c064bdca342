import { SignJWT } from 'jose/jwt/sign'
import { verifyJwt } from './jwt.ts'
import type { SigningKeys } from './signing-jwk.ts'

/** Roles that may do everything, as GoTrue has them. */
const adminRoles = new Set(['service_role', 'supabase_admin'])

/** Signs a key for programs: a token that names a role and nobody. It works for ten years. */
export function signRoleToken(keys: SigningKeys, role: 'anon' | 'service_role'): Promise<string> {
  return new SignJWT({ role })
    .setProtectedHeader({ alg: keys.algorithm, kid: keys.kid, typ: 'JWT' })
    .setIssuedAt()
    .setExpirationTime('10 years')
    .sign(keys.signingKey)
}

/** Whether a `role` claim is one of an administrator. */
export function isAdminRole(role: unknown): role is string {
  return typeof role === 'string' && adminRoles.has(role)
}

/** Whether a token may stand for the public key: one of this server for `anon` or an administrator. */
export async function isRoleToken(keys: SigningKeys, token: string, now: number): Promise<boolean> {
  try {
    const { role } = await verifyJwt(keys, token, { now })
    return role === 'anon' || isAdminRole(role)
  } catch {
    return false
  }
}
