import { ConfigError } from './env.ts'

/** The environment variables that may contain the URL of the site. */
export interface SiteEnvironment {
  readonly SITE_URL?: string | undefined
  /** Set by Netlify, along with the URL of the site in `URL`. */
  readonly NETLIFY?: string | undefined
  readonly URL?: string | undefined
  /** Set by Vercel: the shortest production domain, without a scheme. */
  readonly VERCEL_PROJECT_PRODUCTION_URL?: string | undefined
}

/**
 * Returns the public origin of the site, for search engines and shared links: `SITE_URL`, else the one
 * set by Netlify or Vercel.
 *
 * @returns the origin; undefined when none is set
 * @throws {ConfigError} when it is not an origin
 */
export function readSiteUrl(env: SiteEnvironment): string | undefined {
  const { SITE_URL, NETLIFY, URL: netlifySite, VERCEL_PROJECT_PRODUCTION_URL: vercelSite } = env
  if (SITE_URL?.trim()) return parseOrigin('SITE_URL', SITE_URL.trim())
  if (NETLIFY && netlifySite) return parseOrigin('URL', netlifySite)
  if (vercelSite) return parseOrigin('VERCEL_PROJECT_PRODUCTION_URL', `https://${vercelSite}`)
  return undefined
}

function parseOrigin(name: string, text: string): string {
  const url = URL.canParse(text) ? new URL(text) : undefined
  if (url && /^https?:$/.test(url.protocol) && url.href === `${url.origin}/`) return url.origin
  throw new ConfigError(
    `${name} is not the URL of a site. Use a URL such as https://dropwatt.com, without a path.`,
  )
}
