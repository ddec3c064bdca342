import type { MiddlewareHandler } from 'hono'
import type { Settings } from '../config.ts'

/**
 * Answers 403 to requests that the pages of other origins make. They must neither read what the
 * development pages show nor send their forms. Only where the app has an origin of its own may a
 * page lead here, by going away from itself.
 */
export function refuseOtherSites({ siteUrl, url }: Settings): MiddlewareHandler {
  return async (c, next) => {
    const header = (name: string) => c.req.header(`sec-fetch-${name}`)
    const isOwn = [undefined, 'same-origin', 'none'].includes(header('site'))
    const isVisit =
      c.req.method === 'GET' && header('mode') === 'navigate' && header('dest') === 'document'
    if (isOwn || (isVisit && siteUrl() !== url())) return next()
    return c.text('Open this page from the app itself.\n', 403)
  }
}
