import { locales, type Language } from '../src/config/languages.ts'
import { voidTag } from './document.ts'
import type { Addresses } from './siteMap.ts'
import { previewPictureOf } from './tags.ts'

/** The texts of a link preview. */
export interface SharedHead {
  readonly siteName: string
  readonly title: string
  readonly description: string
  readonly language: Language
  /** Text alternative of the preview picture. */
  readonly pictureAlt: string
}

export interface PublicHead extends SharedHead {
  readonly address: string
  /** The addresses of the page in all its languages. */
  readonly addresses: Addresses
  readonly isHidden?: boolean | undefined
}

/**
 * Returns the tags of a public page for search engines and link previews. Their addresses are paths;
 * `writeSite` makes them absolute.
 */
export function publicHead({ address, addresses, isHidden, ...shared }: PublicHead): string[] {
  const known = Object.entries(addresses) as [Language, string][]
  const others = known.filter(([language]) => language !== shared.language)
  const usual = known[0]?.[1] ?? address
  const tags = [
    ...sharedTags(shared),
    property('og:url', address),
    ...others.map(([other]) => property('og:locale:alternate', locales[other])),
  ]
  if (isHidden) return tags
  return [
    voidTag('link', { rel: 'canonical', href: address }),
    ...known.map(([hreflang, href]) => voidTag('link', { rel: 'alternate', hreflang, href })),
    voidTag('link', { rel: 'alternate', hreflang: 'x-default', href: usual }),
    ...tags,
  ]
}

/**
 * Returns the tags of a page for members or of the 404 page: search engines do not index it, and a
 * link preview describes the product. There is no `og:url`, as the same tags serve many addresses.
 */
export function hiddenHead(product: SharedHead): string[] {
  return [voidTag('meta', { name: 'robots', content: 'noindex' }), ...sharedTags(product)]
}

/** Returns the Open Graph tags. X reads them too; only its card type needs a tag of its own. */
function sharedTags({ siteName, title, description, language, pictureAlt }: SharedHead): string[] {
  const picture = previewPictureOf(language)
  return [
    property('og:type', 'website'),
    property('og:site_name', siteName),
    property('og:title', title),
    property('og:description', description),
    property('og:locale', locales[language]),
    property('og:image', picture.path),
    property('og:image:type', 'image/png'),
    property('og:image:width', String(picture.width)),
    property('og:image:height', String(picture.height)),
    property('og:image:alt', pictureAlt),
    voidTag('meta', { name: 'twitter:card', content: 'summary_large_image' }),
  ]
}

function property(name: string, content: string): string {
  return voidTag('meta', { property: name, content })
}
