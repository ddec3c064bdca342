import type { HonoRequest } from 'hono'
import type { Settings } from '../config.ts'
import { resolveRedirect } from '../redirects.ts'

/**
 * Where the browser is to go in the end: the first allowed one of what the request asks for.
 * @param wish what the body of the request asks for.
 */
export function returnAddress(request: HonoRequest, settings: Settings, wish?: string): string {
  return resolveRedirect(
    [wish, request.header('redirect_to'), request.query('redirect_to'), request.header('referer')],
    { siteUrl: settings.siteUrl(), redirectUrls: settings.redirectUrls },
  )
}
