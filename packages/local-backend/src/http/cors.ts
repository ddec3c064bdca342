import type { MiddlewareHandler } from 'hono'
import { cors } from 'hono/cors'
import { apiVersionHeader } from '../api-version.ts'

const headers = [
  'Accept',
  'Authorization',
  'Content-Type',
  'X-Client-IP',
  'X-Client-Info',
  'X-JWT-AUD',
  'X-Use-Cookie',
  apiVersionHeader,
  'apikey',
]

/** Sends CORS headers to the configured origins, and none to others. */
export function allowOrigins(origins: readonly string[]): MiddlewareHandler {
  const allow = cors({
    origin: [...origins],
    allowMethods: ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'],
    allowHeaders: headers,
    exposeHeaders: ['X-Total-Count', 'Link', apiVersionHeader],
    credentials: true,
  })
  return async (c, next) => {
    if (origins.includes(c.req.header('origin') ?? '')) return allow(c, next)
    await next()
    c.header('vary', 'Origin', { append: true })
  }
}
