import type { HonoRequest } from 'hono'
import type { Settings } from '../config.ts'
import { resolveRedirect } from '../redirects.ts'

/**
 * Returns the redirect URL: the first allowed one that the request asks for.
 * @param requested the URL from the body of the request.
 */
export function redirectUrl(request: HonoRequest, settings: Settings, requested?: string): string {
  return resolveRedirect(
    [
      requested,
      request.header('redirect_to'),
      request.query('redirect_to'),
      request.header('referer'),
    ],
    { siteUrl: settings.siteUrl(), redirectUrls: settings.redirectUrls },
  )
}
