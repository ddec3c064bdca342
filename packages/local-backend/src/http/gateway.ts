import type { MiddlewareHandler } from 'hono'
import { authPath } from '../auth-path.ts'
import { localGooglePath } from '../oauth/local-google.ts'
import { outboxPath } from '../outbox/path.ts'
import type { Services } from '../services.ts'
import { isRoleToken } from '../tokens/role-token.ts'

/** Paths that need no key, because browsers open them directly. */
const keyless = [
  '/verify',
  '/callback',
  '/authorize',
  '/health',
  '/.well-known/',
  localGooglePath,
  outboxPath,
]

/**
 * Requires the anon key, like the gateway of a hosted project. Also accepts a token of this server
 * for the role `anon` or for an administrator.
 */
export function requireApiKey({ settings, keys }: Services): MiddlewareHandler {
  const { apiKey, now } = settings
  if (!settings.requireApiKey) return (_, next) => next()
  return async (c, next) => {
    const path = c.req.path.slice(authPath.length)
    if (keyless.some((open) => path === open || (open.endsWith('/') && path.startsWith(open)))) {
      return next()
    }
    const given = c.req.header('apikey') ?? c.req.query('apikey')
    if (given === apiKey) return next()
    if (!given) {
      return c.json(
        {
          message: 'No API key found in request',
          hint: 'No `apikey` request header or url param was found.',
        },
        401,
      )
    }
    if (await isRoleToken(keys, given, now())) return next()
    return c.json({ message: 'Invalid API key', hint: 'Check the `apikey` of the client.' }, 401)
  }
}
