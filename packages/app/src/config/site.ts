import { ConfigError } from './env.ts'

const name = 'SITE_URL'

/**
 * Reads the address that the app is known by, which other sites and search engines are told.
 *
 * @returns the origin; undefined when none is set
 * @throws {ConfigError} when it is no origin
 */
export function parseSiteUrl(value: string | undefined): string | undefined {
  const text = value?.trim()
  if (!text) return undefined
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
