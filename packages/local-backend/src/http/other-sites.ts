import type { MiddlewareHandler } from 'hono'
import { authPath } from '../auth-path.ts'
import type { Settings } from '../config.ts'
import { ApiError } from '../errors.ts'

/**
 * Who made a request: the site itself or a program that is no browser (`own`), somebody who went
 * from a page of another origin to this address (`visit`), or such a page by itself (`other`).
 */
type Caller = 'own' | 'visit' | 'other'

/** @param visits the methods by which one may come. A form that is sent here counts as a visit too. */
function callerOf(
  { method, headers, url }: Request,
  settings: Settings,
  visits: readonly string[] = ['GET'],
): Caller {
  const fetched = (name: string) => headers.get(`sec-fetch-${name}`)
  const site = fetched('site')
  if (site === 'same-origin' || site === 'none') return 'own'
  if (site === null) {
    // Old browsers name the origin alone, and no origin on a visit. Programs name nothing.
    const origin = headers.get('origin')
    const own = [null, new URL(url).origin, settings.url()]
    return own.includes(origin) ? 'own' : 'other'
  }
  const goesHere = fetched('mode') === 'navigate' && fetched('dest') === 'document'
  return goesHere && visits.includes(method) ? 'visit' : 'other'
}

/**
 * Answers 403 to requests that pages of other origins make by themselves, for their effects count
 * even where the answer cannot be read. Links and redirects may lead here, and the origins that
 * `corsOrigins` names may do all.
 */
export function refuseOtherSites(settings: Settings): MiddlewareHandler {
  return async (c, next) => {
    const isAllowed = settings.corsOrigins.includes(c.req.header('origin') ?? '')
    // Providers may send people back by a form, which means nothing without the state it holds.
    const visits = c.req.path === `${authPath}/callback` ? ['GET', 'POST'] : ['GET']
    if (isAllowed || callerOf(c.req.raw, settings, visits) !== 'other') return next()
    throw new ApiError(403, 'origin_not_allowed', 'Scripts of this origin may not call the API')
  }
}

/**
 * Answers 403 to all that comes from pages of other origins. They must neither read what the
 * development pages show nor send their forms. Only where the app has an origin of its own may a
 * page lead here, by going away from itself.
 */
export function refuseVisits(settings: Settings): MiddlewareHandler {
  return async (c, next) => {
    const caller = callerOf(c.req.raw, settings)
    if (caller === 'own') return next()
    if (caller === 'visit' && settings.siteUrl() !== settings.url()) return next()
    return c.text('Open this page from the app itself.\n', 403)
  }
}
