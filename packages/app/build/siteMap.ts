import type { Language } from '../src/config/languages.ts'

/** The addresses of one page by language; the first is the default for all other languages. */
export type Addresses = Readonly<Partial<Record<Language, string>>>

/** Returns the text of sitemap.xml (sitemaps.org, with `hreflang` links between languages). */
export function writeSiteMap(pages: readonly Addresses[]): string {
  const urls = pages.flatMap((addresses) =>
    Object.values(addresses).map((address) => {
      const links = Object.entries(addresses).map(
        ([hreflang, href]) => `<xhtml:link rel="alternate" hreflang="${hreflang}" href="${href}"/>`,
      )
      return `<url><loc>${address}</loc>${links.join('')}</url>`
    }),
  )
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">
${urls.join('\n')}
</urlset>
`
}

const year = 365 * 24 * 3_600_000

/**
 * Returns the text of security.txt (RFC 9116), which tells where to report a weakness. It expires a year
 * after the build.
 *
 * @param languages the languages that reports can be in
 */
export function writeSecurityText(
  contact: string,
  languages: readonly string[],
  now: number,
): string {
  return `Contact: ${contact}
Expires: ${new Date(now + year).toISOString()}
Preferred-Languages: ${languages.join(', ')}
Canonical: /.well-known/security.txt
`
}

/**
 * Returns the text of robots.txt.
 *
 * @param closed paths that crawlers leave out, with everything below them
 */
export function writeRobots(closed: readonly string[]): string {
  return `User-agent: *
${closed.map((path) => `Disallow: ${path}`).join('\n')}

Sitemap: /sitemap.xml
`
}
