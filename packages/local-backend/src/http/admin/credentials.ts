import type { MiddlewareHandler } from 'hono'
import { ApiError } from '../../errors.ts'
import type { Services } from '../../services.ts'
import type { User } from '../../store/users.ts'
import { verifyJwt } from '../../tokens/jwt.ts'
import { isAdminRole } from '../../tokens/role-token.ts'
import { requireBearer, requireUser } from '../bearer.ts'

/** The actor of an audit log entry. */
export type Administrator = Pick<User, 'id' | 'email'>

/** The context of admin routes. */
export interface AdminEnv {
  readonly Variables: { readonly admin: Administrator }
}

const nobodysId = '00000000-0000-0000-0000-000000000000'

/**
 * Requires an admin token. The token of a session is only valid while the session exists.
 */
export function requireAdmin(services: Services): MiddlewareHandler<AdminEnv> {
  const { keys, settings } = services

  return async (c, next) => {
    const token = requireBearer(c.req.raw)
    const { role, session_id } = await verifyJwt(keys, token, { now: settings.now() })
    if (session_id !== undefined) await requireUser(services, c.req.raw)
    if (!isAdminRole(role)) throw new ApiError(403, 'not_admin', 'User not allowed')
    c.set('admin', { id: nobodysId, email: role })
    return next()
  }
}
