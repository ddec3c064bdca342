import type { MiddlewareHandler } from 'hono'
import { ApiError } from '../../errors.ts'
import type { Services } from '../../services.ts'
import type { User } from '../../store/users.ts'
import { verifyJwt } from '../../tokens/jwt.ts'
import { isAdminRole } from '../../tokens/role-token.ts'
import { requireBearer, requireUser } from '../bearer.ts'

/** Who does something, as the audit log names them. */
export type Administrator = Pick<User, 'id' | 'email'>

/** What routes for administrators find in their context. */
export interface AdminEnv {
  readonly Variables: { readonly admin: Administrator }
}

const nobodysId = '00000000-0000-0000-0000-000000000000'

/**
 * Lets administrators through, and nobody else. The token of a session is good only as long as that
 * session is.
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
