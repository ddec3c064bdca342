import type { Language } from '../src/config/languages.ts'

/** The addresses of one page, by language; what others are sent to is the first. */
export type Addresses = Readonly<Partial<Record<Language, string>>>

/** Writes the site map (sitemaps.org, with Google's links between languages). */
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

/**
 * Writes robots.txt.
 *
 * @param closed paths that hold nothing to find, with all that is below them
 */
export function writeRobots(closed: readonly string[]): string {
  return `User-agent: *
${closed.map((path) => `Disallow: ${path}`).join('\n')}

Sitemap: /sitemap.xml
`
}
