import { Hono } from 'hono'
import { audit } from '../audit.ts'
import { validationFailed } from '../errors.ts'
import type { Services } from '../services.ts'
import type { SessionScope } from '../store/sessions.ts'
import { requireUser } from './bearer.ts'

const isScope = (scope: string): scope is SessionScope =>
  ['global', 'local', 'others'].includes(scope)

/** The route for signing out. */
export function logoutRoutes(services: Services): Hono {
  return new Hono().post('/logout', async (c) => {
    const scope = c.req.query('scope') ?? 'global'
    if (!isScope(scope)) throw validationFailed(`Unsupported logout scope "${scope}"`)
    const { user, session } = await requireUser(services, c.req.raw)
    services.store.transaction(() => {
      audit(services, 'logout', user)
      services.store.sessions.end(session, scope)
    })
    return c.body(null, 204)
  })
}
