import type { MiddlewareHandler } from 'hono'
import { authPath } from '../auth-path.ts'
import type { Settings } from '../config.ts'
import { ApiError } from '../errors.ts'

/**
 * The origin of a request: the site itself or a program other than a browser (`own`), a navigation
 * from a page of another origin (`visit`), or a request by such a page (`other`).
 */
type Caller = 'own' | 'visit' | 'other'

/** @param visits the methods of allowed navigations; form submits are navigations too. */
function callerOf(
  { method, headers, url }: Request,
  settings: Settings,
  visits: readonly string[] = ['GET'],
): Caller {
  const fetched = (name: string) => headers.get(`sec-fetch-${name}`)
  const site = fetched('site')
  if (site === 'same-origin' || site === 'none') return 'own'
  if (site === null) {
    // Old browsers only send Origin, and none on a navigation. Programs send neither.
    const origin = headers.get('origin')
    const own = [null, new URL(url).origin, settings.url()]
    return own.includes(origin) ? 'own' : 'other'
  }
  const goesHere = fetched('mode') === 'navigate' && fetched('dest') === 'document'
  return goesHere && visits.includes(method) ? 'visit' : 'other'
}

/**
 * Responds with 403 to requests by pages of other origins, because they have effects even if the
 * response cannot be read. Links and redirects are allowed, and so are all `corsOrigins`.
 */
export function rejectOtherSites(settings: Settings): MiddlewareHandler {
  return async (c, next) => {
    const isAllowed = settings.corsOrigins.includes(c.req.header('origin') ?? '')
    // Providers may redirect back with a form post, which is useless without its state.
    const visits = c.req.path === `${authPath}/callback` ? ['GET', 'POST'] : ['GET']
    if (isAllowed || callerOf(c.req.raw, settings, visits) !== 'other') return next()
    throw new ApiError(403, 'origin_not_allowed', 'Scripts of this origin may not call the API')
  }
}

/**
 * Responds with 403 to everything from pages of other origins: they must neither read the
 * development pages nor submit their forms. Navigations are only allowed if the app has another
 * origin than the backend.
 */
export function rejectForeignVisits(settings: Settings): MiddlewareHandler {
  return async (c, next) => {
    const caller = callerOf(c.req.raw, settings)
    if (caller === 'own') return next()
    if (caller === 'visit' && settings.siteUrl() !== settings.url()) return next()
    return c.text('Open this page from the app itself.\n', 403)
  }
}
