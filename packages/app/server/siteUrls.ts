import { setHeadAttributes } from './headAttributes.ts'

const sharedProperties: ReadonlySet<string | undefined> = new Set(['og:url', 'og:image'])

/**
 * Makes the URLs in a document that search engines and shared links read absolute. Leaves those that
 * the build has made absolute.
 *
 * @param siteUrl the public origin of the site
 */
export function writeSite(html: string, siteUrl: string): string {
  return setHeadAttributes(html, ({ name, attributes }) => {
    const isForOthers =
      name === 'link'
        ? attributes.get('rel') === 'canonical' || attributes.has('hreflang')
        : name === 'meta' && sharedProperties.has(attributes.get('property'))
    const attribute = name === 'link' ? 'href' : 'content'
    const path = attributes.get(attribute)
    return isForOthers && path?.startsWith('/') ? { [attribute]: siteUrl + path } : {}
  })
}

/** Makes the URLs in the sitemap, robots.txt and security.txt absolute, where the build has left paths. */
export function writeSiteFile(text: string, siteUrl: string): string {
  return text
    .replaceAll('<loc>/', `<loc>${siteUrl}/`)
    .replaceAll(' href="/', ` href="${siteUrl}/`)
    .replaceAll(/^(Sitemap|Contact|Canonical): \//gmu, `$1: ${siteUrl}/`)
}
