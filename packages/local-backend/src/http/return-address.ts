import type { HonoRequest } from 'hono'
import type { Settings } from '../config.ts'
import { resolveRedirect } from '../redirects.ts'

/**
 * Returns the redirect URL: the first allowed one that the request asks for.
 * @param wish the URL from the body of the request.
 */
export function returnAddress(request: HonoRequest, settings: Settings, wish?: string): string {
  return resolveRedirect(
    [wish, request.header('redirect_to'), request.query('redirect_to'), request.header('referer')],
    { siteUrl: settings.siteUrl(), redirectUrls: settings.redirectUrls },
  )
}
