import { ConfigError } from './env.ts'

/** Of the environment, what names the address of the site. */
export interface SiteEnvironment {
  readonly SITE_URL?: string | undefined
  /** Set by Netlify, beside the address of the site in `URL`. */
  readonly NETLIFY?: string | undefined
  readonly URL?: string | undefined
  /** Set by Vercel: the shortest domain of production, without a scheme. */
  readonly VERCEL_PROJECT_PRODUCTION_URL?: string | undefined
}

/**
 * Reads the address that the app is known by, which other sites and search engines are told:
 * `SITE_URL`, else what Netlify or Vercel say of the site that they build.
 *
 * @returns the origin; undefined when nothing names one
 * @throws {ConfigError} when it is no origin
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
    `${name} is not the address of a site. Give an address such as https://dropwatt.com, without a path.`,
  )
}

/** What stands before an address that is read elsewhere: in documents, in the site map, in robots.txt. */
const readElsewhere =
  /(rel="canonical" href="|hreflang="[\w-]+" href="|property="og:(?:url|image)" content="|<loc>|^Sitemap: )(?=\/)/gm

/**
 * Completes the addresses that search engines and other sites read. A build that knew its address
 * has completed them already.
 *
 * @param siteUrl the origin that the app is known by
 */
export function writeSite(text: string, siteUrl: string): string {
  return text.replace(readElsewhere, (start) => start + siteUrl)
}
