import type { Language } from '../src/config/preferences.ts'
import { voidTag } from './document.ts'
import { cardPictures } from './tags.ts'

export interface PublicHead {
  readonly siteName: string
  readonly title: string
  readonly description: string
  readonly language: Language
  /** Addresses of the page, by language. */
  readonly addresses: Readonly<Record<Language, string>>
  readonly isHidden?: boolean | undefined
}

const locales: Readonly<Record<Language, string>> = { en: 'en_US', it: 'it_IT' }

/**
 * Lists what search engines and shared links read of a public page. The addresses begin at the root
 * of the site; `writeSite` completes them.
 */
export function publicHead({
  siteName,
  title,
  description,
  language,
  addresses,
  isHidden,
}: PublicHead): string[] {
  const address = addresses[language]
  const picture = cardPictures[language]
  const shared = [
    property('og:type', 'website'),
    property('og:site_name', siteName),
    property('og:title', title),
    property('og:description', description),
    property('og:url', address),
    property('og:locale', locales[language]),
    property('og:image', picture.path),
    property('og:image:width', String(picture.width)),
    property('og:image:height', String(picture.height)),
    property('og:image:alt', picture.alt),
    voidTag('meta', { name: 'twitter:card', content: 'summary_large_image' }),
  ]
  if (isHidden) return shared
  return [
    voidTag('link', { rel: 'canonical', href: address }),
    ...Object.entries(addresses).map(([hreflang, href]) =>
      voidTag('link', { rel: 'alternate', hreflang, href }),
    ),
    voidTag('link', { rel: 'alternate', hreflang: 'x-default', href: addresses.en }),
    ...shared,
  ]
}

function property(name: string, content: string): string {
  return voidTag('meta', { property: name, content })
}
