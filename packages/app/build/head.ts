import { locales, type Language } from '../src/config/languages.ts'
import { voidTag } from './document.ts'
import type { Addresses } from './siteMap.ts'
import { cardPictures } from './tags.ts'

/** What a shared link says of a page. */
export interface SharedHead {
  readonly siteName: string
  readonly title: string
  readonly description: string
  readonly language: Language
}

export interface PublicHead extends SharedHead {
  readonly address: string
  /** All addresses of the page. */
  readonly addresses: Addresses
  readonly isHidden?: boolean | undefined
}

/**
 * Lists what search engines and shared links read of a public page. The addresses begin at the root
 * of the site; `writeSite` completes them.
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
 * Lists what is read of a page that only members see, or that is not there. A link to it is shared
 * all the same, and speaks of the product; whose address it is stays open.
 */
export function hiddenHead(product: SharedHead): string[] {
  return [voidTag('meta', { name: 'robots', content: 'noindex' }), ...sharedTags(product)]
}

/** X reads these too; only the shape of its card has no tag but its own. */
function sharedTags({ siteName, title, description, language }: SharedHead): string[] {
  const picture = cardPictures[language]
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
    property('og:image:alt', picture.alt),
    voidTag('meta', { name: 'twitter:card', content: 'summary_large_image' }),
  ]
}

function property(name: string, content: string): string {
  return voidTag('meta', { property: name, content })
}
