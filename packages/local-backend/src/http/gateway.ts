import type { MiddlewareHandler } from 'hono'
import { localGooglePath } from '../oauth/local-google.ts'

/** Paths that browsers and strangers open without a key. */
const keyless = ['/verify', '/callback', '/authorize', '/health', '/.well-known/', localGooglePath]

/** Asks for the public key, as the gateway in front of a hosted project does. */
export function requireApiKey(apiKey: string, basePath: string): MiddlewareHandler {
  return async (c, next) => {
    const path = c.req.path.slice(basePath.length)
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
    return c.json(
      { message: 'Invalid API key', hint: 'Check the `apikey` that the client was made with.' },
      401,
    )
  }
}
